import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { buildVariant } from '@/e2e/site-variant';
import { overBudget } from './budgets';
import { KINDS, type Kind, weighPage } from './page-weight';
import { sitePages } from './site-pages';

const BUILT = 'out';

/** Prints what every page of a site costs. Answers with a line for each budget it breaks of these kinds. */
async function weigh(folder: string, kinds: readonly Kind[]): Promise<readonly string[]> {
  console.log(`${folder}, kB with Brotli:\n${KINDS.map((kind) => kind.padStart(9)).join('')}  page`);
  const faults: string[] = [];
  const pages = await pMap(
    await sitePages(folder),
    async ({ file, html }) => ({
      file,
      weight: await weighPage(html, (address) => readFileSync(path.join(folder, address))),
    }),
    { concurrency: availableParallelism() },
  );
  for (const { file, weight } of pages) {
    const figures = KINDS.map((kind) =>
      weight[kind].amount.toFixed(kind === 'requests' || kind === 'elements' ? 0 : 1).padStart(9),
    );
    console.log(`${figures.join('')}  ${file}`);
    faults.push(...overBudget(file, weight, kinds).map((fault) => `${folder}/${fault}`));
  }
  return faults;
}

try {
  const faults = [
    ...(await weigh(BUILT, ['scripts', 'styles', 'fonts', 'requests'])),
    // A dealer with more cars has longer pages, and may: what grows with the data is asked of the tests' own dealership.
    ...(await weigh(await buildVariant('dealership'), ['HTML', 'elements', 'scripts', 'requests'])),
  ];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
