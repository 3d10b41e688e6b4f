import { makePhotographs, showProgress } from './pictures/make-photographs';
import { readArguments, runCommand } from './run-command';

const USAGE = 'npm run pictures   makes the sizes of the photographs in pictures/, as every build does';

await runCommand(async () => {
  readArguments(USAGE, {});
  const { notices } = await makePhotographs('.', showProgress());
  for (const notice of notices) console.log(`Note: ${notice}.`);
});
