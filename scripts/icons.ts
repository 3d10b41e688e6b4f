import { writeFileSync } from 'node:fs';
import { ICON_SHAPES, iconShapes } from './icons/icon-shapes';
import { readArguments, runCommand } from './run-command';

const USAGE = 'npm run icons   writes the shapes of the icons that components import';

/** Writes the shape of every icon that a component imports. */
await runCommand(() => {
  readArguments(USAGE, {});
  writeFileSync(ICON_SHAPES, iconShapes());
  console.log(`Wrote ${ICON_SHAPES}.`);
});
