import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { hostedFiles } from './files';

const START = fileURLToPath(new URL('start.js', import.meta.url));
/** Fonts and decoders, which the library finds beside its code. */
const ASSETS = fileURLToPath(new URL('node_modules/@sveltia/cms/npm/assets', import.meta.url));

/**
 * Replaces a folder by the desk that signs in at a Git host, a site of its own.
 * @param root the folder that data/ lies in
 * @throws Error as `hostedFiles`; nothing is written then
 */
export async function writeHostedDesk(root: string, target: string): Promise<void> {
  const files = await hostedFiles(root);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await build({
    input: { desk: START },
    platform: 'browser',
    // Colours of source code, which no form shows.
    external: [/^@shikijs\//],
    logLevel: 'silent',
    output: { dir: target, minify: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  });
  await cp(ASSETS, path.join(target, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(target, name), text);
}
