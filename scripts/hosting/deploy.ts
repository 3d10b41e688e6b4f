import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from '@/scripts/files/files-of';

/** On the server: the files that no page needs any more, with the time at which a deploy found this. */
const RECORD = '.deployed.json';
/** Sitemaps, texts and the list of hashes are deployed with the pages, after the files. So are the compressed forms of all. */
const PAGES = ['*.html', '*.html.*', '*.md', '*.md.*', 'llms.txt*', 'sitemap.xml*', 'provenance.json*'];
/** Removed at once, since they may show an old price. */
const OLD_PAGE = /\.(html|md)(\.\w+)?$/;
const KEPT_MS = 24 * 60 * 60 * 1000;
/** By content, since a build writes every file again. `--delay-updates` renames all files of a step at its end. */
const COPY = ['--recursive', '--links', '--compress', '--checksum', '--delay-updates', '--chmod=D755,F644'];

type Superfluous = Readonly<Record<string, string>>;

/**
 * Uploads a built site by rsync: files first, then pages; then old pages leave. Every page has its files at every
 * moment, also after an interruption. Old scripts and pictures stay for a day, for visitors whose page is open.
 * @param target of rsync: 'you@server:/var/www/site', or a folder
 * @throws Error when a step of rsync fails; the site is whole, and the same command continues
 */
export async function deploy(folder: string, target: string, now = new Date()): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no ${folder}/index.html: npm run build first.`);
  const work = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  try {
    const to = `${target.replace(/\/$/, '')}/`;
    rsync([...COPY, ...PAGES.map((page) => `--exclude=${page}`), `${folder}/`, to]);
    rsync([...COPY, `${folder}/`, to]);

    const local = new Set((await filesOf(folder)).map((file) => file.split(path.sep).join('/')));
    const remote = listed(rsync(['--recursive', '--list-only', to])).filter((file) => file !== RECORD);
    const known = await readRecord(`${to}${RECORD}`, work, remote.length > 0);
    const superfluous = Object.fromEntries(
      remote.filter((file) => !local.has(file)).map((file) => [file, known[file] ?? now.toISOString()]),
    );
    const isKept = (file: string) =>
      !OLD_PAGE.test(file) && now.getTime() - Date.parse(superfluous[file] ?? '') < KEPT_MS;
    const kept = Object.keys(superfluous).filter(isKept);

    const record: Superfluous = Object.fromEntries(kept.map((file) => [file, superfluous[file] ?? '']));
    await writeFile(path.join(work, RECORD), JSON.stringify(record));
    rsync(['--checksum', '--chmod=F644', path.join(work, RECORD), to]);
    // Removes files that the folder lacks, except those that the rules protect, and transfers nothing.
    const rules = path.join(work, 'rules');
    await writeFile(rules, [RECORD, ...kept].map((file) => `P /${file.replace(/[[*?\\]/g, '\\$&')}\n`).join(''));
    rsync(['--recursive', '--delete', '--existing', '--ignore-existing', `--filter=merge ${rules}`, `${folder}/`, to]);
    console.log(`${local.size} files are at ${target}; ${kept.length} old ones stay there for a day.`);
  } finally {
    await rm(work, { recursive: true });
  }
}

function rsync(args: readonly string[]): string {
  const { status, stdout, error } = spawnSync('rsync', args, {
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
    maxBuffer: 1024 ** 3,
  });
  if (error) throw new Error('rsync is missing. It comes with macOS and Linux; on Windows use it in WSL.');
  if (status !== 0) throw new Error(`rsync ended with ${status}. The site is whole; the same command continues.`);
  return stdout;
}

/** '-rw-r--r--        1,234 2026/11/24 01:02:03 vehicle/1/index.html' */
const listed = (output: string) =>
  output.split('\n').flatMap((line) => /^-\S+\s+[\d,.]+\s+\S+\s+\S+ (.+)$/.exec(line)?.[1] ?? []);

/** Empty at the first deploy. */
async function readRecord(remote: string, work: string, hasFiles: boolean): Promise<Superfluous> {
  const file = path.join(work, 'record.json');
  const { status } = spawnSync('rsync', ['--ignore-missing-args', remote, file], { stdio: 'ignore' });
  return hasFiles && status === 0 && existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}
