import { SEARCH_LENGTH } from '@/lib/catalogue/address';
import { cars, carsQuery, expect, sectionOf, test, vehiclePath, visit } from './fixtures';
import { fillEnquiry } from './fixtures/enquiry';
import { layoutFaults } from './geometry';

/* Measured layout. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [740, 360],
  [320, 256],
] as const) {
  test(`on a screen of ${width} x ${height} the menu is sticky and opens in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/about/');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.locator('summary').click();
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect(links.first()).toBeInViewport();
    await links.last().hover();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  });
}

test.describe('badges', () => {
  const badges = [
    { car: cars.first, words: 'Available', hues: [90, 170] },
    { car: cars.sold, words: 'Sold', hues: [345, 375] },
    { car: cars.rented, words: 'Currently Rented', hues: [38, 60] },
    { car: cars.reserved, words: 'Reserved', hues: [38, 60] },
  ] as const;

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`are green, red and yellow in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of [
        '/vehicles/?show=18',
        '/vehicles/?show=18&view=list',
        `/shortlist/${carsQuery(...badges.map(({ car }) => car))}`,
      ]) {
        await visit(page, path);
        for (const { car, words, hues } of badges) {
          const item = page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ has: page.locator(`a[href^="${vehiclePath(car)}"]`) });
          const { hue, vividness } = await item
            .getByText(words, { exact: true })
            .and(page.locator('[data-tone]'))
            .evaluate(look);
          const shifted = hue < hues[0] ? hue + 360 : hue;
          expect.soft(shifted, `${words}, ${path}`).toBeGreaterThanOrEqual(hues[0]);
          expect.soft(shifted, `${words}, ${path}`).toBeLessThanOrEqual(hues[1]);
          expect.soft(vividness, `${words}, ${path}`).toBeGreaterThan(0.5);
        }
      }
    });
  }

  /** Hue in degrees and saturation of the ground, or of letters without one. */
  function look(badge: Element) {
    const { backgroundColor, color } = getComputedStyle(badge);
    const shown = backgroundColor === 'rgba(0, 0, 0, 0)' ? color : backgroundColor;
    const [r = 0, g = 0, b = 0] = (shown.match(/[\d.]+/g) ?? []).map(Number);
    const most = Math.max(r, g, b);
    const spread = most - Math.min(r, g, b);
    const turn = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
    return { hue: (turn * 60 + 360) % 360, vividness: spread / most };
  }
});

test('a long pasted word stays inside the page, and its filter can be left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const length of [36, SEARCH_LENGTH]) {
    await visit(page, `/vehicles/?q=${'W'.repeat(length)}`);
    // Only the pasted word may be broken.
    const faults = (await page.evaluate(layoutFaults)).filter((fault) => !/^'‘?W+’?[.,]?' is broken/.test(fault));
    expect.soft(faults).toEqual([]);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Show 0 vehicles' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await visit(page, '/contact/');
  const { send } = await fillEnquiry(page, { name: 'W'.repeat(60), message: 'W'.repeat(60) });
  await send.click();
  await expect(page.getByRole('heading', { name: /^One more press/ })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('the back-to-top button is on the contact bar or in the margin, never on text', async ({ page }) => {
  await visit(page, `${vehiclePath(cars.first)}?mode=rental`);
  for (const width of [320, 768, 1279, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    const button = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
    const bar = await page.getByRole('complementary', { name: 'Contact the dealer' }).locator('> div').boundingBox();
    const text = await sectionOf(page, 'Specifications').boundingBox();
    if (!button || !text) throw new Error('nothing to compare');
    const onBar = bar !== null && button.y >= bar.y && button.y + button.height <= bar.y + bar.height;
    const inMargin = button.x >= text.x + text.width || (button.x >= width - 64 && width >= 1280);
    expect.soft(onBar || inMargin, `${width} px`).toBe(true);
  }
});
