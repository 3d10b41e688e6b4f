import { spawnSync } from 'node:child_process';
import { showProgress } from '@/scripts/files/progress';
import { prepare } from './build/prepare';
import { makePhotographs } from './pictures/make-photographs';

const USAGE = 'npm run dev   shows the site with live reload; further arguments go to Next: npm run dev -- --port 4000';

/* Starts Next in development, and again after each change in data/. Further arguments go to Next: `-- --port 4000`. */

if (process.argv.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
await prepare();
const { faults } = await makePhotographs('.', showProgress('Photographs'));
for (const fault of faults) console.error(fault);

const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include', './data/**/*.json'];
const next = ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)];
// Next reads this variable before any .env file.
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
process.exitCode =
  faults.length > 0 ? 1 : (spawnSync(process.execPath, [...watch, ...next], { stdio: 'inherit', env }).status ?? 1);
