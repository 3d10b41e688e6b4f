import { askAbout, askLink, cars, expect, test, vehiclePath, visit } from './fixtures';

const { first } = cars;

test.describe('with the colours of the system only', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('chosen and unchosen controls differ, and the focus is visible', async ({ page }) => {
    await visit(page, '/vehicles/');
    const looks = (name: string) =>
      page
        .getByRole('radio', { name })
        .locator('xpath=ancestor::label')
        .evaluate((label) => {
          const { backgroundColor, outlineStyle, borderColor, textDecorationLine } = getComputedStyle(label);
          return [backgroundColor, outlineStyle, borderColor, textDecorationLine].join(' ');
        });
    expect(await looks('For Sale')).not.toBe(await looks('For Rent'));
    const category = (name: RegExp) =>
      page
        .getByRole('button', { name })
        .evaluate((button) => getComputedStyle(button).borderBottomColor + getComputedStyle(button).borderBottomStyle);
    expect(await category(/^All Vehicles/)).not.toBe(await category(/^Supercars/));
    await page.getByRole('searchbox').focus();
    await expect(page.getByRole('searchbox')).toHaveCSS('outline-style', 'solid');
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a car is put on the shortlist, compared and shared', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await visit(page, vehiclePath(first));
    const shortlist = page
      .getByRole('main')
      .getByRole('button', { name: /shortlist/i })
      .first();
    await expect(shortlist).toBeEnabled();
    await shortlist.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('link', { name: 'View shortlist (1)' })).toBeVisible();
    await expect(shortlist).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'View comparison (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Link to this page')).toBeFocused();
  });

  test('a viewing is proposed', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T09:15:00Z'));
    await visit(page, vehiclePath(first));
    const tool = await askAbout(page, 'See it');
    await tool.getByLabel('Day').focus();
    await page.keyboard.type('11242026');
    await expect(tool.getByLabel('Day')).toHaveValue('2026-11-24');
    await tool.getByLabel('Time').focus();
    await page.keyboard.type('10:30');
    await expect(tool.getByLabel('Time')).toHaveValue('10:30');
    await page.keyboard.press('Tab');
    await expect(tool.getByRole('button', { name: 'Save in your calendar' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(askLink(page)).toBeFocused();
  });
});
