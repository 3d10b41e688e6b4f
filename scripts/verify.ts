import { readFile } from 'node:fs/promises';
import { PROVENANCE, readProvenance, verifySite } from './hosting/provenance';
import { readArguments, runCommand } from './run-command';

const USAGE = `npm run verify -- https://www.example.com   compares every file online with the last build, out/${PROVENANCE}
    --with FILE                          with another list, such as the attested one of a publication`;
/** More say nothing new. */
const MOST_SHOWN = 20;

await runCommand(async () => {
  const { positionals, values } = readArguments(USAGE, { with: { type: 'string', default: `out/${PROVENANCE}` } }, 1);
  const [address] = positionals;
  if (address === undefined) throw new Error(USAGE);
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Error(`'${address}' is no address of a site: expected one such as https://www.example.com`);
  const text = await readFile(values.with, 'utf8').catch(() => {
    throw new Error(`There is no ${values.with}: npm run build first, or name the list by --with.`);
  });
  const provenance = readProvenance(text, values.with);
  const count = Object.keys(provenance.sha256).length;
  const faults = await verifySite(address, provenance);
  for (const fault of faults.slice(0, MOST_SHOWN)) console.error(fault);
  if (faults.length > MOST_SHOWN) console.error(`… and ${faults.length - MOST_SHOWN} more.`);
  console.log(`${count - faults.length} of ${count} files at ${address} are as they were built.`);
  return faults.length === 0;
});
