import { spawnSync } from 'node:child_process';
import { deploy } from './hosting/deploy';
import { readArguments, runCommand } from './run-command';

const USAGE =
  'npm run deploy -- you@server:/var/www/site   builds the site and uploads it to a server that has SSH and rsync';
const BUILD = ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', '--publish', '--compressed'];

await runCommand(async () => {
  const [target] = readArguments(USAGE, {}, 1).positionals;
  if (target === undefined) throw new Error(USAGE);
  const { status } = spawnSync(process.execPath, BUILD, { stdio: 'inherit' });
  if (status !== 0) return status ?? 1;
  await deploy('out', target);
});
