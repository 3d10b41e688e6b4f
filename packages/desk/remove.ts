import { runCommand } from '@/scripts/run-command';
import { removeCar } from './entries/remove-car';

const USAGE = 'npm run remove -- ferrari-488-gtb   takes the car of data/vehicles/ferrari-488-gtb.json out of the site';

await runCommand(() => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new Error(USAGE);
  for (const line of removeCar(name)) console.log(line);
});
