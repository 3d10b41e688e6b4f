import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { checkData } from './build/check-data';
import { precompress } from './build/precompress';
import { replaceFolder } from './build/replace-folder';
import { stage } from './build/stage';

/** Where next.config.mjs has the finished pages written, and where they go when everything has succeeded. */
const EXPORT_FOLDER = '.export';
const OUT_FOLDER = 'out';

type Options = { readonly compressed: boolean; readonly desk: boolean };

/**
 * Builds the site into out/. The data is checked first and out/ is replaced last, in one rename, so whatever fails on
 * the way leaves the last good build as it was.
 * @param desk writes the page of the desk that signs in at a Git host as well (docs/desk.md)
 * @param compressed writes the Brotli and gzip form of every text beside it as well
 */
async function build({ compressed, desk }: Options): Promise<number> {
  if (!(await stage('data check', checkData))) return 1;
  // Not before the check: it reads the data, and would answer a fault with the trace of a program.
  const { prepare } = await import('./build/prepare');
  await prepare();

  const next = await stage('next build', () =>
    spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    }),
  );
  if (next.status !== 0) return next.status ?? 1;

  if (desk) {
    const { installPackage } = await import('@/packages/install');
    installPackage('desk');
  }
  const { finishExport } = await import('./build/finish-export');
  await finishExport(EXPORT_FOLDER, desk);
  if (compressed) await stage('compressed forms', () => precompress(EXPORT_FOLDER));
  await replaceFolder(EXPORT_FOLDER, OUT_FOLDER);
  console.log(`Built into ${OUT_FOLDER}/.`);
  return 0;
}

try {
  const { values } = parseArgs({
    options: { compressed: { type: 'boolean', default: false }, desk: { type: 'boolean', default: false } },
  });
  process.exitCode = await build(values);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
