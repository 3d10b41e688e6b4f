import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspectFolder } from '@/lib/data-check/inspect-folder';
import { knownPictures } from '@/scripts/build/check-data';
import { readArguments, runCommand } from '@/scripts/run-command';
import { listen } from '@/scripts/serving/static-server';
import { bundleScreen } from './editor/bundle-screen';
import { createDesk } from './editor/server';
import { openInBrowser } from './open-in-browser';

const USAGE = `npm run desk                     opens the editing screen for data/ and pictures/ at http://localhost:4000/
    --folder FOLDER              another house: the folder that data/ and pictures/ lie in`;
const port = Number(process.env.PORT ?? 4000);

/** The findings of the check for the saved data and photographs. */
async function inspect(root: string) {
  const known = await knownPictures(root);
  const { faults, notices, unfinished } = inspectFolder(
    path.join(root, 'data'),
    known?.pictures ?? new Map(),
    path.join(root, 'public'),
  );
  return {
    faults: [...(known?.faults ?? []), ...faults],
    notices: [...notices, ...unfinished.map(({ text }) => text)],
  };
}

await runCommand(async () => {
  const { values } = readArguments(USAGE, { folder: { type: 'string', default: '.' } });
  const root = path.resolve(values.folder);
  if (!existsSync(path.join(root, 'data', 'site.json'))) throw new Error(`There is no data/site.json in ${root}.`);
  const address = await listen(
    createDesk(root, await bundleScreen(), () => inspect(root)),
    path.join(root, 'data'),
    port,
  );
  console.log(`The desk is at ${address} (stop with Ctrl-C). What is saved there is written into data/ and pictures/.`);
  // Set by start.command and start.cmd.
  if (process.env.OPEN_BROWSER) openInBrowser(address);
});
