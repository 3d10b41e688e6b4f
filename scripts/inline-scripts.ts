import { INLINE_SCRIPTS, inlineScripts } from './build/inline-scripts';
import { writeAtomically } from './files/write-atomically';
import { readArguments, runCommand } from './run-command';

const USAGE = 'npm run inline-scripts   bundles the inline scripts of the pages, as every build does';

/** Bundles the inline scripts of the pages. */
await runCommand(async () => {
  readArguments(USAGE, {});
  await writeAtomically(INLINE_SCRIPTS, await inlineScripts());
  console.log(`Wrote ${INLINE_SCRIPTS}.`);
});
