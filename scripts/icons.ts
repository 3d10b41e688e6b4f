import { writeFileSync } from 'node:fs';
import { ICON_SHAPES, iconShapes } from './icons/icon-shapes';
import { runCommand } from './run-command';

/** Writes the shape of every icon that a component imports. */
await runCommand(() => {
  writeFileSync(ICON_SHAPES, iconShapes());
  console.log(`Wrote ${ICON_SHAPES}.`);
});
