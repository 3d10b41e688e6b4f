import { checkData } from './build/check-data';
import { readArguments, runCommand } from './run-command';

const USAGE = `npm run check                  says what is wrong in data/ and pictures/, a line each
npm run check -- --publish     also refuses what must not be online: placeholders, samples`;

await runCommand(async () => {
  const { publish } = readArguments(USAGE, { publish: { type: 'boolean', default: false } }).values;
  return checkData({ toPublish: publish });
});
