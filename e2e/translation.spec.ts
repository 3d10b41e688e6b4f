import { cars, expect, openAskSheet, type Page, test, vehiclePath, visit } from './fixtures';

/* A page whose text the browser translates keeps correct text: components/ui/changing-text.tsx. */

/** Wraps each text as the translator of Chromium does, as '«text»'. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, template, option')) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(`«${text.data}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

test('the number of results and the counts of a translated catalogue change', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/vehicles/');
  await translate(page);
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(/^«Showing/);
  await page.getByRole('group', { name: 'Category' }).getByRole('button').nth(1).click();
  await expect(status).toHaveText(/^Showing \d+ of \d+ vehicles?$/);
  const [, matching] = /of (\d+)/.exec(await status.innerText()) ?? [];
  await page.getByRole('button', { name: /^«Filters/ }).click();
  await expect(page.locator('[data-closes-dialog]', { hasText: 'Show' })).toHaveText(
    `Show ${matching} ${matching === '1' ? 'vehicle' : 'vehicles'}`,
  );
});

test('the counter of a gallery, a message and the number of cars on the shortlist change', async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  await openAskSheet(page);
  // By no name or label, which are translated too.
  const dialog = page.locator('dialog[open]');
  await dialog.locator('#ask-words').fill('Is it still there?');
  await expect(dialog.locator('p', { hasText: 'Is it still there?' })).toHaveCount(1);
  await translate(page);
  await dialog.locator('#ask-words').fill('Two keys?');
  await expect(dialog.locator('p', { hasText: /(^|[^«])Two keys\?/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /shortlist/i })
    .first()
    .click();
  const link = page.getByRole('banner').getByRole('link', { name: /shortlist/i });
  await expect(link.first()).toContainText(/(^|\D)1(\D|$)/);
});
