import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { buildVariant } from '@/e2e/site-variant';
import { readArguments, runCommand } from '@/scripts/run-command';
import { accept, type Breach, BUDGETS, breaches, messageOf } from './budgets';
import { KINDS, siteFiles, weighPage } from './page-weight';
import { sitePages } from './site-pages';

const USAGE = `npm run weigh                        weighs every built page of the test dealership against its budget
npm run weigh -- --accept "reason"   raises the budgets that it breaks, with the reason beside each number`;
const ADVICE = `Make the pages smaller, or raise the numbers with a reason: npm run weigh -- --accept "why they need more"`;

/** Prints the weight of every page of a site, and returns the broken budgets. */
async function weigh(folder: string, budgets: string): Promise<readonly Breach[]> {
  console.log(`${folder}, kB with Brotli:\n${KINDS.map((kind) => kind.padStart(9)).join('')}  page`);
  const files = siteFiles(folder);
  const pages = await pMap(
    await sitePages(folder),
    async ({ file, html }) => ({ file, weight: await weighPage(html, files) }),
    { concurrency: availableParallelism() },
  );
  return pages.flatMap(({ file, weight }) => {
    const figures = KINDS.map((kind) =>
      weight[kind].amount.toFixed(kind === 'requests' || kind === 'elements' ? 0 : 1).padStart(9),
    );
    console.log(`${figures.join('')}  ${file}`);
    return breaches(file, weight, budgets);
  });
}

await runCommand(async () => {
  const { accept: reason } = readArguments(USAGE, { accept: { type: 'string' } }).values;
  if (reason?.trim() === '')
    throw new Error('--accept needs a reason: npm run weigh -- --accept "a filter for colours"');
  const budgets = readFileSync(BUDGETS, 'utf8');
  // The dealership of the tests: no edit of the dealer's data breaks a budget.
  const broken = await weigh(await buildVariant('dealership'), budgets);
  for (const breach of broken) console.error(messageOf(breach));
  if (broken.length === 0) return true;
  if (reason === undefined) {
    console.error(ADVICE);
    return false;
  }
  writeFileSync(BUDGETS, accept(budgets, broken, reason));
  console.log(`Raised in ${BUDGETS}, with the reason beside each number.`);
  return true;
});
