import { removeCar } from './entries/remove-car';

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error(
    'npm run remove -- ferrari-488-gtb   takes the car of data/vehicles/ferrari-488-gtb.json out of the site',
  );
  process.exitCode = 1;
} else {
  try {
    for (const line of removeCar(name)) console.log(line);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
