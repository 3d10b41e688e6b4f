import type { Browser } from '@playwright/test';
import { openPhone } from './phone';

/** Marks translated text. */
const MARK = '\u00ab';

export type Translated = { readonly wrongTexts: readonly string[]; readonly errors: number };

/**
 * Presses controls of a page translated after hydration, as Google Translate does. Every text moves into two `font`
 * elements and changes. The page then says something else than the page without a translation where a text is stale,
 * doubled or gone.
 */
export async function pressTranslated(
  browser: Browser,
  address: string,
  elements: readonly string[],
): Promise<Translated> {
  const plain = await visit(false);
  const translated = await visit(true);
  const rest = [...plain.texts];
  const surplus = translated.texts.filter((text) => {
    const place = rest.indexOf(text);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
  return { wrongTexts: [...surplus, ...rest.map((text) => `(gone) ${text}`)], errors: translated.errors };

  async function visit(isTranslated: boolean) {
    const { page, close } = await openPhone(browser, null);
    let errors = 0;
    page.on('pageerror', () => {
      errors += 1;
    });
    try {
      await page.goto(address, { waitUntil: 'networkidle' });
      // A first interaction loads the lazy islands.
      await page.mouse.wheel(0, 1);
      await page.waitForLoadState('networkidle');
      if (isTranslated) await page.evaluate(translate, MARK);
      for (const element of elements) {
        await page
          .locator(element)
          .filter({ visible: true })
          .first()
          .click({ timeout: 5_000 })
          .catch(() => undefined);
        await page.waitForTimeout(500);
      }
      const texts = await page.evaluate(visibleTexts);
      return { texts: texts.map((text) => text.replaceAll(MARK, '').trim()), errors };
    } finally {
      await close();
    }
  }
}

/** To be run in a page. */
function visibleTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (data.trim() !== '' && parentElement?.checkVisibility()) texts.push(data);
  }
  return texts;
}

/** To be run in a page. */
function translate(mark: string): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, template, noscript, option, textarea'))
      continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = mark + text.data;
    // The page's own scripts keep the text that is no longer shown.
    text.replaceWith(outer);
  }
}
