import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultLine, faultsOf } from '@/lib/data-check/faults';
import { readJson } from '@/lib/data-check/read-json';
import { type Host, hostedSettings, hostSchema, originsOf } from './settings';

const FILE = 'data/desk.json';
const START = fileURLToPath(new URL('start.js', import.meta.url));
const DECAP = path.dirname(createRequire(import.meta.url).resolve('decap-cms'));

/**
 * Reads data/desk.json, and returns what writes the page of the desk that signs in at a Git host into <folder>/desk/.
 * @throws Error in an engineer's and a dealer's words when data/desk.json does not say where
 */
export async function hostedDesk(root = '.'): Promise<(folder: string) => Promise<void>> {
  const host = await readHost(path.join(root, FILE));
  return (folder) => writeHostedDesk(host, folder);
}

async function writeHostedDesk(host: Host, folder: string): Promise<void> {
  const target = path.join(folder, 'desk');
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'index.html'), page(host));
  await writeFile(path.join(target, 'settings.json'), JSON.stringify(hostedSettings(host)));
  await copyFile(START, path.join(target, 'hosted.js'));
  for (const file of (await readdir(DECAP)).filter((one) => /^(?:\d+\.)?decap-cms\.js$/.test(one))) {
    await copyFile(path.join(DECAP, file), path.join(target, file));
  }
}

async function readHost(file: string): Promise<Host> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${FILE}: there is no such file, and --desk asks for it; docs/desk.md says what stands in it`);
  });
  const reading = readJson(text);
  if (!('value' in reading)) throw new Error(`${FILE}, line ${reading.mistake.line}: ${reading.mistake.advice}`);
  const result = hostSchema.safeParse(reading.value);
  if (result.success) return result.data;
  throw new Error(
    faultsOf(hostSchema, result.error, reading.value, { file: FILE, entry: null, at: [] }).map(faultLine).join('\n'),
  );
}

/** Nothing but its own files and the host; the library compiles its rules, and writes its styles into the page. */
function page(host: Host): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'unsafe-inline'",
    `img-src 'self' data: blob: ${originsOf(host).join(' ')}`,
    'font-src data:',
    `connect-src 'self' blob: ${originsOf(host).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>The desk</title>
<script src="/desk/hosted.js"></script>
<script src="/desk/decap-cms.js" defer></script>
</head>
<body></body>
</html>
`;
}
