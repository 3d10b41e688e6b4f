import { runCommand } from '@/scripts/run-command';
import { sitePages } from './built-site';
import { htmlFaults } from './html-rules';

/* npm run test:html   checks the HTML of every page of out/. Prints every fault, and how many pages were right. */

await runCommand(async () => {
  const pages = await sitePages('out');
  const faults = pages.flatMap(htmlFaults);
  console.log(`html-validate: ${pages.length} pages, ${faults.length} faults.`);
  for (const fault of faults) console.error(fault);
  return pages.length > 0 && faults.length === 0;
});
