import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { SitePage } from './built-site';

type Setting = NonNullable<ConfigData['rules']>[string];

/** A rule set otherwise than recommended, and why. */
type Exception = { readonly setting: Setting; readonly reason: string };

const exceptions: Readonly<Record<string, Exception>> = {
  'void-style': { setting: 'off', reason: 'React writes <meta/>, which HTML reads as <meta>.' },
  'attr-case': { setting: 'off', reason: 'React writes charSet and noModule; HTML does not tell case apart here.' },
  'attribute-boolean-style': { setting: 'off', reason: 'React writes async="", which HTML reads as async.' },
  'attribute-empty-style': { setting: 'off', reason: 'React writes crossorigin="", which HTML reads as crossorigin.' },
  'valid-id': {
    setting: ['error', { relaxed: true }],
    reason: "React's own ids begin with an underscore, which HTML has allowed since 2014.",
  },
  'aria-label-misuse': {
    setting: ['error', { allowAnyNamable: true }],
    reason: 'The rule knows no names on lists; WAI-ARIA 1.2 allows them, and two lists on a page need telling apart.',
  },
  'tel-non-breaking': {
    setting: 'off',
    reason: "It takes all words of a telephone link for the number ('Call about ...'). CSS keeps numbers in one piece.",
  },
  'long-title': {
    setting: 'off',
    reason:
      "It counts '&amp;' as five characters. fittingTitle counts as readers do; only a car's own name may be longer than it allows.",
  },
};

/** Only for the 404 page. */
const notFoundExceptions: Readonly<Record<string, Exception>> = {
  'heading-level': {
    setting: ['error', { allowMultipleH1: true }],
    reason:
      "It holds 'Page Not Found' and 'Vehicle Not Found'; with scripts the address decides which one is displayed.",
  },
};

const settings = (of: Readonly<Record<string, Exception>>) =>
  Object.fromEntries(Object.entries(of).map(([rule, { setting }]) => [rule, setting]));

/** The rules of html-validate for a page; `file` is its path in the site, 'about/index.html'. */
function htmlRules(file: string): ConfigData {
  return {
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: { ...settings(exceptions), ...(file === '404.html' && settings(notFoundExceptions)) },
  };
}

/** A line for each fault. */
export function htmlFaults({ file, html }: SitePage): readonly string[] {
  const checker = new HtmlValidate(new StaticConfigLoader(htmlRules(file)));
  return checker
    .validateStringSync(html, file)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${file}: ${message} (${ruleId}) at ${selector}`),
    );
}
