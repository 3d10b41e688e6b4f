import path from 'node:path';
import { parseArgs } from 'node:util';
import { inspectFolder } from '@/lib/data-check/inspect-folder';
import { pictureNames } from './build/check-data';
import { createDesk } from './desk/server';
import { listPhotographs } from './pictures/photograph-files';
import { listen } from './static-server';

const { values } = parseArgs({ options: { folder: { type: 'string', default: '.' } } });
const root = path.resolve(values.folder);
const port = Number(process.env.PORT ?? 4000);

/** What the check says of the data as they stand, with the photographs that the next build makes its sizes of. */
async function inspect() {
  const [made, { photographs, faults: unusable }] = await Promise.all([
    pictureNames(root),
    listPhotographs(path.join(root, 'pictures')),
  ]);
  const pictures = new Set([...(made ?? []), ...photographs.map(({ name }) => name)]);
  const { faults, notices } = inspectFolder(path.join(root, 'data'), pictures);
  return { faults: [...faults, ...unusable], notices };
}

try {
  const address = await listen(createDesk(root, inspect), path.join(root, 'data'), port);
  console.log(`The desk is at ${address} (stop with Ctrl-C). What is saved there is written into data/ and pictures/.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
