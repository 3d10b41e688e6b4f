import { existsSync } from 'node:fs';
import { changeFiles } from '@/scripts/files/data-files';
import { readArguments, runCommand } from '@/scripts/run-command';
import { removeCar } from './entries/car-folder';

const USAGE = 'npm run remove -- ferrari-488-gtb   takes the car of data/vehicles/ferrari-488-gtb.json out of the site';

await runCommand(async () => {
  const [file] = readArguments(USAGE, {}, 1).positionals;
  if (file === undefined) throw new Error(USAGE);
  const { name, id } = await changeFiles('.', `Removed ${file}`, (files) => removeCar(files, file));
  console.log(
    `The ${name} is out of the lists. Its number, ${id}, is kept in data/gone.json and given to no other car; /vehicle/${id}/ says that it has gone and shows others like it.`,
  );
  if (existsSync(`pictures/${file}`)) {
    console.log(`Its photographs are still in pictures/${file}/; delete the folder when you need them no more.`);
  }
});
