import { readArguments, runCommand } from '@/scripts/run-command';
import { htmlFaults } from './html-rules';
import { hasJava, nuHtmlFaults } from './nu-html-checker';
import { sitePages } from './site-pages';

const FOLDER = 'out';
const USAGE = `npm run test:html              checks the HTML of every built page
npm run test:html -- --quick   without the W3C's checker, which needs Java`;

/** Checks the HTML of every page of out/; prints every fault, and how many pages were right. */
async function testHtml(): Promise<number> {
  const { values } = readArguments(USAGE, { quick: { type: 'boolean', default: false } });
  const pages = await sitePages(FOLDER);
  const faults = [...pages.flatMap(htmlFaults)];
  console.log(`html-validate: ${pages.length} pages, ${faults.length} faults.`);

  if (!values.quick) {
    if (hasJava()) {
      const files = pages.map(({ file }) => file);
      const more = nuHtmlFaults(FOLDER, files);
      console.log(`Nu Html Checker: ${files.length} pages, ${more.length} faults.`);
      faults.push(...more);
    } else {
      console.log('Nu Html Checker: left out, because there is no Java here.');
    }
  }
  for (const fault of faults) console.error(fault);
  return pages.length > 0 && faults.length === 0 ? 0 : 1;
}

await runCommand(testHtml);
