import { buildVariant } from '@/e2e/site-variant';
import { runCommand } from '@/scripts/run-command';
import { readSite } from './built-site';
import * as checks from './site-faults';

const BUILT = 'out';

/** What has to hold of any dealer's pages, asked of out/ and of the site of the tests' own dealership; no browser takes part. */
async function testSite(): Promise<number> {
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
