import { cars, expect, service, test, vehiclePath, visit } from './fixtures';

/* Everything over a page, and the way back. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a press beside the open menu of a phone closes it, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/services/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.locator('summary').click();
  const list = await menu.boundingBox();
  await page.mouse.click(180, (list?.y ?? 0) + (list?.height ?? 0) + 33);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/services\/$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  // As in Safari. With CloseWatcher the system's Back closes a dialog; Playwright's Back is another.
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher')));

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
