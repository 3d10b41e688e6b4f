import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type Finding = {
  readonly engine: 'axe-core' | 'IBM' | 'HTML_CodeSniffer';
  /** The engine's own name of its rule. */
  readonly rule: string;
  /** A CSS selector of the element found. */
  readonly target: string;
  readonly message: string;
};

type Engine = (page: Page) => Promise<readonly Finding[]>;

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const IBM_POLICY = 'WCAG_2_2';
const CODE_SNIFFER_STANDARD = 'WCAG2AA';

const { resolve } = createRequire(import.meta.url);
const sources = {
  ibm: readFile(resolve('accessibility-checker-engine/ace.js'), 'utf8'),
  codeSniffer: readFile(resolve('html_codesniffer/build/HTMLCS.js'), 'utf8'),
};

/** Defines pathTo in the page: a CSS selector of an element. */
const PATH_FUNCTION = `window.pathTo = (element) => {
  const steps = [];
  for (let at = element; at?.parentElement; at = at.parentElement) {
    const alike = [...at.parentElement.children].filter(({ localName }) => localName === at.localName);
    steps.unshift(at.localName + (alike.length > 1 ? ':nth-of-type(' + (alike.indexOf(at) + 1) + ')' : ''));
  }
  return ['html', ...steps].join(' > ');
}`;

const axe: Engine = async (page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ engine: 'axe-core', rule: id, target: target.join(' '), message: help })),
  );
};

/** Violations only, no recommendations or manual checks. */
const ibm: Engine = async (page) => {
  await page.evaluate(`${await sources.ibm}; window.ace = ace; ${PATH_FUNCTION}`);
  const found = await page.evaluate(async (policy) => {
    type Result = { ruleId: string; value: readonly string[]; message: string; node: Node };
    const { ace, pathTo } = window as unknown as {
      ace: { Checker: new () => { check: (doc: Document, policies: string[]) => Promise<{ results: Result[] }> } };
      pathTo: (element: Element | null) => string;
    };
    const { results } = await new ace.Checker().check(document, [policy]);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, node }) => ({
        rule: ruleId,
        target: pathTo(node instanceof Element ? node : node.parentElement),
        message,
      }));
  }, IBM_POLICY);
  return found.map((finding) => ({ engine: 'IBM', ...finding }));
};

/** Errors only, no warnings and notices. */
const codeSniffer: Engine = async (page) => {
  await page.evaluate(`${await sources.codeSniffer}; ${PATH_FUNCTION}`);
  const found = await page.evaluate(async (standard) => {
    type Message = { type: number; code: string; msg: string; element: Node };
    const { HTMLCS, pathTo } = window as unknown as {
      HTMLCS: {
        ERROR: number;
        process: (standard: string, content: Document, done: () => void, failed: () => void) => void;
        getMessages: () => Message[];
      };
      pathTo: (element: Element | null) => string;
    };
    await new Promise<void>((done, failed) => HTMLCS.process(standard, document, done, failed));
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => ({
        rule: code,
        target: pathTo(element instanceof Element ? element : element.parentElement),
        message: msg,
      }));
  }, CODE_SNIFFER_STANDARD);
  return found.map((finding) => ({ engine: 'HTML_CodeSniffer', ...finding }));
};

/** Every violation that the three engines find in the page. */
export async function scan(page: Page): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const engine of [axe, ibm, codeSniffer]) findings.push(...(await engine(page)));
  return findings;
}
