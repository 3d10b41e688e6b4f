import { showProgress } from '@/scripts/files/progress';
import { readArguments, runCommand } from '../run-command';
import { makePhotographs } from './make-photographs';
import { writePhotographsFollow } from './photographs-follow';

const USAGE = `npm run pictures              sizes of the photographs in pictures/, as every build makes them
npm run pictures -- --notice  also draws the picture that says that photographs follow`;

await runCommand(async () => {
  const { values } = readArguments(USAGE, { notice: { type: 'boolean', default: false } });
  const { faults } = await makePhotographs('.', showProgress('Photographs'));
  for (const fault of faults) console.error(fault);
  if (values.notice) await writePhotographsFollow();
  return faults.length === 0;
});
