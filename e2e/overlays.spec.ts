import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cars, expect, service, test, vehiclePath, visit } from './fixtures';

/* Everything over a page: its look, and the way back. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The brightness of a part of the screen, from 0 to 1: average, darkest and brightest. */
async function brightness(page: Page, clip: Area) {
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats();
  const linear = (value = 0) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return { mean: linear(channels[0]?.mean), max: linear(channels[0]?.max), min: linear(channels[0]?.min) };
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a dialog parts from the page behind it: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/services/');
    await page
      .getByRole('button', { name: /^Learn More/ })
      .first()
      .click();
    const box = await page.getByRole('dialog').boundingBox();
    if (!box) throw new Error('no dialog');
    const y = box.y + 60;
    const behind = await brightness(page, { x: box.x - 40, y, width: 38, height: 200 });
    const edge = await brightness(page, { x: box.x - 1, y, width: 3, height: 200 });
    const surface = await brightness(page, { x: box.x + 4, y, width: 16, height: 200 });
    expect.soft(contrast(edge.max, behind.mean)).toBeGreaterThanOrEqual(3);
    expect.soft(contrast(surface.mean, behind.mean)).toBeGreaterThanOrEqual(1.15);
  });

  test(`the page beneath the open menu of a phone is dimmed, and a press on it closes the menu: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/services/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.locator('summary').click();
    const list = await menu.boundingBox();
    if (!list) throw new Error('no menu');
    const below = { x: 0, y: list.y + list.height + 3, width: 320, height: 150 };
    const dimmed = await brightness(page, below);
    await page.mouse.click(180, below.y + 30);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/services\/$/);
    const before = await brightness(page, below);
    expect(contrast(dimmed.max, before.max)).toBeGreaterThan(2);
    expect(dimmed.max).toBeLessThan(before.max);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const [path, button, title] of [
    [vehiclePath(cars.first), /^Ask about this car$/, 'Ask about this car'],
    ['/about/', /^Contact$/, /^Contact /],
    ['/services/', `Learn More about ${service.title}`, service.title],
  ] as const) {
    test(`Back closes a dialog, and closing it leaves no step behind: ${path}`, async ({ page }) => {
      await visit(page, '/legal/');
      await visit(page, path);
      const opener = page.getByRole('button', { name: button }).first();
      const dialog = page.getByRole('dialog', { name: title });
      await opener.tap();
      await expect(dialog).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.state)).toBe(true);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await opener.tap();
      await expect.poll(() => page.evaluate(() => history.state)).toBe(true);
      await dialog.getByRole('button', { name: 'Close' }).first().tap();
      await expect(dialog).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
      await page.goBack();
      await expect(page).toHaveURL(/\/legal\/$/);
    });
  }

  test('a link of a dialog leads on, and one Back returns to the page', async ({ page }) => {
    await visit(page, '/about/');
    await visit(page, '/services/');
    await page.getByRole('button', { name: `Learn More about ${service.title}` }).tap();
    await expect.poll(() => page.evaluate(() => history.state)).toBe(true);
    await page.getByRole('dialog').getByRole('link', { name: 'Write to us about this service' }).tap();
    await expect(page).toHaveURL(/\/contact\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/services\/$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/about\/$/);
  });
});
