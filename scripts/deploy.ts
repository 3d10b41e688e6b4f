import { deploy } from './hosting/deploy';
import { runCommand } from './run-command';

const USAGE = 'npm run deploy -- you@server:/var/www/site   uploads out/ to a server that has SSH and rsync';

await runCommand(async () => {
  const [target, ...more] = process.argv.slice(2);
  if (target === undefined || more.length > 0 || target.startsWith('-')) throw new Error(USAGE);
  await deploy('out', target);
});
