import { expect, type Page } from './fixtures';

/** How many pages the page takes on paper. */
async function printedPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = await page.pdf({ format, preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

export async function expectOneSheet(page: Page): Promise<void> {
  expect(await printedPages(page, 'A4')).toBe(1);
  expect(await printedPages(page, 'Letter')).toBe(1);
}

/** Runs in a page of the size of a sheet: leaves the margins of @page free, as a printer does. */
export function leaveMargins(): void {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]));
  const margin = rules.find((rule) => rule instanceof CSSPageRule)?.style.margin ?? '0';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `html { box-sizing: border-box; height: 100vh; padding: ${margin} } body { min-height: 100% !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** A4 in CSS pixels, upright and across: media queries of a printed page ask for the whole sheet. */
export const paper = {
  upright: { width: 794, height: 1123 },
  across: { width: 1123, height: 794 },
} as const;
