const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks and rules, which no browser runs. */
const DATA = /\btype="(?:application\/ld\+json|application\/json|speculationrules)"/;
const FRAMEWORK_FILE = /\bsrc="\/_next\/static\/chunks\/[^"]+\.js"/;
/** Next's payload, and Turbopack's list of chunks. */
const FRAMEWORK_CODE = /^(?:\(self\.__next_f\b|self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;

/** Markup that Next writes only for its scripts. */
const LEFT_BEHIND = [
  /<link rel="preload" as="script"[^>]*>/g,
  /<meta name="next-size-adjust" content=""\/>/g,
  / data-precedence="next"/g,
  /<div hidden=""><!--\$--><!--\/\$--><\/div>/g,
  /<!--\$--><!--\/\$-->(?=<\/body>)/g,
];

/**
 * The page without Next's scripts, their payload and preloads.
 * @param name of the page, for the error
 * @param inlineScripts that stay
 * @throws Error for a script that is neither the site's own nor known as Next's
 */
export function withoutFramework(html: string, name: string, inlineScripts: readonly string[]): string {
  const kept = html.replace(SCRIPT, (script, attributes: string, code: string) => {
    if (DATA.test(attributes) || inlineScripts.includes(code)) return script;
    if (FRAMEWORK_FILE.test(attributes) || FRAMEWORK_CODE.test(code)) return '';
    throw new Error(`${name} has a script that is neither the site's own nor known as Next's: ${script.slice(0, 200)}`);
  });
  return LEFT_BEHIND.reduce((page, pattern) => page.replace(pattern, ''), kept);
}
