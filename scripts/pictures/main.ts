import { showProgress } from '@/scripts/files/progress';
import { readArguments, runCommand } from '../run-command';
import { cleanAndTell } from './clean-photographs';
import { makePhotographs } from './make-photographs';
import { writePhotographsFollow } from './photographs-follow';

const USAGE = `npm run pictures              cleans the photographs in pictures/ (upright, no camera data, at most 3,000 px, HEIC to JPEG)
                              and makes their sizes, as every build does
npm run pictures -- --notice  also draws the picture that says that photographs follow`;

await runCommand(async () => {
  const { values } = readArguments(USAGE, { notice: { type: 'boolean', default: false } });
  await cleanAndTell('.');
  const { faults } = await makePhotographs('.', showProgress('Photographs'));
  for (const fault of faults) console.error(fault);
  if (values.notice) await writePhotographsFollow();
  return faults.length === 0;
});
