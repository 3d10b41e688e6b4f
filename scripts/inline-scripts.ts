import { INLINE_SCRIPTS, inlineScripts } from './build/inline-scripts';
import { writeAtomically } from './files/write-atomically';
import { runCommand } from './run-command';

/** Bundles the inline scripts of the pages. */
await runCommand(async () => {
  await writeAtomically(INLINE_SCRIPTS, await inlineScripts());
  console.log(`Wrote ${INLINE_SCRIPTS}.`);
});
