import * as siteScripts from '@/lib/page/first-paint';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const OWN: readonly string[] = Object.values(siteScripts);
/** What no browser runs, and what only fetches ahead. */
const DATA = /\btype="(?:application\/ld\+json|application\/json|speculationrules)"/;
const FRAMEWORK_FILE = /\bsrc="\/_next\/static\/chunks\/[^"]+\.js"/;
/** The framework's payload, and its list of further files. */
const FRAMEWORK_CODE = /^(?:\(self\.__next_f\b|self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;

/** What the framework writes beside its scripts, for them alone. */
const LEFT_BEHIND = [
  /<link rel="preload" as="script"[^>]*>/g,
  /<meta name="next-size-adjust" content=""\/>/g,
  / data-precedence="next"/g,
  /<div hidden=""><!--\$--><!--\/\$--><\/div>/g,
  /<!--\$--><!--\/\$-->(?=<\/body>)/g,
];

/**
 * The page without the framework's scripts, their payload and what else is there for them alone.
 * @param name of the page, for the error
 * @throws Error when a script stays that nobody accounts for
 */
export function withoutFramework(html: string, name: string): string {
  const kept = html.replace(SCRIPT, (script, attributes: string, code: string) => {
    if (DATA.test(attributes) || OWN.includes(code)) return script;
    if (FRAMEWORK_FILE.test(attributes) || FRAMEWORK_CODE.test(code)) return '';
    throw new Error(
      `${name} has a script that is neither the site's own nor known as the framework's: ${script.slice(0, 200)}`,
    );
  });
  return LEFT_BEHIND.reduce((page, pattern) => page.replace(pattern, ''), kept);
}
