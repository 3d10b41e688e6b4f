import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readArguments, runCommand } from '@/scripts/run-command';
import { htmlRules } from './html-rules';
import { hasJava, nuHtmlFaults } from './nu-html-checker';
import { type SitePage, sitePages } from './site-pages';

const FOLDER = 'out';
const USAGE = `npm run test:html              checks the HTML of every built page
npm run test:html -- --quick   without the W3C's checker, which needs Java`;

function faultsOf({ file, html }: SitePage): readonly string[] {
  const checker = new HtmlValidate(new StaticConfigLoader(htmlRules(file)));
  return checker
    .validateStringSync(html, file)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${file}: ${message} (${ruleId}) at ${selector}`),
    );
}

/** Checks the HTML of every page of out/; prints every fault, and how many pages were right. */
async function testHtml(): Promise<number> {
  const { values } = readArguments(USAGE, { quick: { type: 'boolean', default: false } });
  const pages = await sitePages(FOLDER);
  const faults = [...pages.flatMap(faultsOf)];
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
