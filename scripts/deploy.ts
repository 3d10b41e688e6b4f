import { spawnSync } from 'node:child_process';
import { deploy } from './hosting/deploy';
import { runCommand } from './run-command';

const USAGE =
  'npm run deploy -- you@server:/var/www/site   builds the site and uploads it to a server that has SSH and rsync';
const BUILD = ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', '--publish', '--compressed'];

await runCommand(async () => {
  const [target, ...more] = process.argv.slice(2);
  if (target === undefined || more.length > 0 || target.startsWith('-')) throw new Error(USAGE);
  const { status } = spawnSync(process.execPath, BUILD, { stdio: 'inherit' });
  if (status !== 0) return status ?? 1;
  await deploy('out', target);
});
