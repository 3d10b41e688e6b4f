import { parseArgs } from 'node:util';
import { writeIcons } from './icons';
import { makePhotographs, PHOTOGRAPHS_FOLDER } from './make-photographs';

const USAGE = `npm run pictures              sizes of the photographs in ${PHOTOGRAPHS_FOLDER}/
npm run pictures -- --icons   also writes the icons in public/`;

const { values } = readArguments();
if (values.help) {
  console.log(USAGE);
} else {
  const { written, unchanged, faults } = await makePhotographs();
  for (const name of written) console.log(`Made ${name}.`);
  console.log(`Photographs: ${written.length} made, ${unchanged.length} unchanged.`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  if (values.icons) await writeIcons();
}

function readArguments() {
  try {
    return parseArgs({
      options: { icons: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(1);
  }
}
