import { spawnSync } from 'node:child_process';
import { cp, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@/scripts/run-command';
import { dealersEdits } from './dealers-edits';

const FOLDER = path.join('.cache', 'edited');

/** Left out of a copy: installed or built files, and those of earlier runs. */
const LEFT_OUT = new Set(['.git', '.cache', '.next', '.export', 'node_modules', 'out', 'test-results', 'hosting']);

/**
 * The checks of `npm test` on the shipped data. Its other tests run on their own dealership; the first of these fails
 * if they do not.
 */
const BUILT = ['build', 'test:html -- --quick', 'test:site'];

/** Checks that no edit of data/ makes a check of the site fail. Arguments: words of the edits' names. */
async function testEdits(words: readonly string[]): Promise<boolean> {
  const chosen = dealersEdits.filter(({ name }) => words.every((word) => name.includes(word)));
  const failed: string[] = [];
  for (const [index, { name, apply, newMarket = false }] of chosen.entries()) {
    console.log(`\n${index + 1} of ${chosen.length}: ${name}`);
    await copyProject();
    await apply(path.join(FOLDER, 'data'));
    // The units read of data/ only the market: for the schemas, and for the inline scripts that a build writes. The first edit
    // shows it for all that keep the market.
    const steps = newMarket ? ['schema', ...BUILT, 'test:unit'] : [...(index === 0 ? ['test:unit'] : []), ...BUILT];
    failed.push(...steps.filter((step) => !passes(step)).map((step) => `${name}: npm run ${step}`));
  }
  for (const line of failed) console.error(`Failed with ${line}`);
  console.log(
    `${chosen.length - new Set(failed.map((line) => line.split(':')[0])).size} passed, ${failed.length} failed`,
  );
  return chosen.length > 0 && failed.length === 0;
}

async function copyProject(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  for (const entry of await readdir('.')) {
    if (!LEFT_OUT.has(entry))
      await cp(entry, path.join(FOLDER, entry), {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      });
  }
  await symlink(path.resolve('node_modules'), path.join(FOLDER, 'node_modules'), 'dir');
}

function passes(step: string): boolean {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...step.split(' ')], {
    cwd: FOLDER,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) console.error(`npm run ${step}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
  return status === 0;
}

await runCommand(() => testEdits(process.argv.slice(2)));
