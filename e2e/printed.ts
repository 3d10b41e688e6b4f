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

/** A4 in CSS pixels, upright and across: media queries of a printed page ask for the whole sheet. */
export const paper = {
  upright: { width: 794, height: 1123 },
  across: { width: 1123, height: 794 },
} as const;
