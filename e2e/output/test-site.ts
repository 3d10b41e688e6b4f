import { buildVariant } from '@/e2e/site-variant';
import { readArguments, runCommand } from '@/scripts/run-command';
import { readSite } from './built-site';
import * as checks from './site-faults';

const USAGE = 'npm run test:site   checks the links, addresses and words of every built page';
const BUILT = 'out';

/** Checks for any dealer's pages, run on out/ and on the test dealership's site, without a browser. */
async function testSite(): Promise<number> {
  readArguments(USAGE, {});
  const faults: string[] = [];
  for (const folder of [BUILT, await buildVariant('dealership')]) {
    const site = readSite(folder);
    const found = Object.values(checks).flatMap((check) => check(site));
    console.log(`${folder}: ${site.pages.size} files of pages, ${found.length} faults.`);
    faults.push(...found.map((fault) => `${folder}: ${fault}`));
  }
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

await runCommand(testSite);
