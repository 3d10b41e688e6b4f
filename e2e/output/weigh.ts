import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { buildVariant } from '@/e2e/site-variant';
import { runCommand } from '@/scripts/run-command';
import { breaches } from './budgets';
import { sitePages } from './built-site';
import { KINDS, siteFiles, weighPage } from './page-weight';

/* npm run weigh   weighs every built page of the tests' dealership against its budget. No edit of the dealer breaks one. */

await runCommand(async () => {
  const folder = await buildVariant('dealership');
  console.log(`${folder}, kB with Brotli:\n${KINDS.map((kind) => kind.padStart(9)).join('')}  page`);
  const files = siteFiles(folder);
  const pages = await pMap(
    await sitePages(folder),
    async ({ file, html }) => ({ file, weight: await weighPage(html, files) }),
    { concurrency: availableParallelism() },
  );
  const broken = pages.flatMap(({ file, weight }) => {
    const figures = KINDS.map((kind) =>
      weight[kind].amount.toFixed(kind === 'requests' || kind === 'elements' ? 0 : 1).padStart(9),
    );
    console.log(`${figures.join('')}  ${file}`);
    return breaches(file, weight);
  });
  for (const line of broken) console.error(line);
  return broken.length === 0;
});
