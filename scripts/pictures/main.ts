import { parseArgs } from 'node:util';
import { showProgress } from '@/scripts/files/progress';
import { makePhotographs } from './make-photographs';
import { writePhotographsFollow } from './photographs-follow';

const USAGE = `npm run pictures              sizes of the photographs in pictures/, as every build makes them
npm run pictures -- --notice  also draws the picture that says that photographs follow`;

const { values } = readArguments();
if (values.help) {
  console.log(USAGE);
} else {
  const { faults } = await makePhotographs('.', showProgress('Photographs'));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  if (values.notice) await writePhotographsFollow();
}

function readArguments() {
  try {
    return parseArgs({
      options: { notice: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(1);
  }
}
