import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, visit, whatsAppText } from './fixtures';

const header = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Shortlist/ })
    .filter({ visible: true });
const toggle = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Add ${name} to shortlist` });
const listed = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const message = (page: Page) => whatsAppText(page.getByRole('link', { name: /^Send the list by WhatsApp/ }));

test('a car put on the shortlist from its card is counted, survives a reload and is sent with the others', async ({
  page,
}) => {
  await visit(page, '/vehicles/');
  await toggle(page, 'Ferrari 488 GTB').click();
  await expect(toggle(page, 'Ferrari 488 GTB')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/vehicles\/$/);
  await visit(page, '/vehicle/4/');
  await toggle(page, 'Rolls Royce Phantom').click();
  await expect(header(page)).toHaveAccessibleName(/Shortlist\s*, 2 vehicles/);
  await page.reload();
  await expect(toggle(page, 'Rolls Royce Phantom')).toHaveAttribute('aria-pressed', 'true');
  await header(page).click();
  await expect(listed(page)).toHaveText(['Rolls Royce Phantom', 'Ferrari 488 GTB']);
  await expect.poll(() => message(page)).toContain('1. Rolls Royce Phantom (2024), KES 80,000,000');
  await expect.poll(() => message(page)).toContain('/vehicle/2/');
  await page.getByRole('radio', { name: 'Rental' }).check();
  await expect(page.getByText('KES 150,000/day')).toBeVisible();
  await expect.poll(() => message(page)).toContain('2. Ferrari 488 GTB (2024), KES 150,000/day');
});

test('a second tab is in step, and clearing takes one press', async ({ page, context }) => {
  await visit(page, '/vehicles/');
  const other = await context.newPage();
  await visit(other, '/shortlist/');
  await expect(listed(other)).toHaveText(['No vehicles on your shortlist']);
  await toggle(page, 'McLaren 720S').click();
  await expect(listed(other)).toHaveText(['McLaren 720S']);
  await other.getByRole('button', { name: 'Clear shortlist' }).click();
  await expect(other.getByRole('heading', { name: 'No vehicles on your shortlist' })).toBeFocused();
  await expect(toggle(page, 'McLaren 720S')).toHaveAttribute('aria-pressed', 'false');
  await expect(header(page)).toHaveAccessibleName('Shortlist');
});

test('with storage blocked everything works for as long as the page stays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await visit(page, '/vehicles/');
  await toggle(page, 'McLaren 720S').click();
  await expect(toggle(page, 'McLaren 720S')).toHaveAttribute('aria-pressed', 'true');
  await expect(header(page)).toHaveAccessibleName(/1 vehicle$/);
  await visit(page, '/shortlist/');
  await expect(listed(page)).toHaveText(['No vehicles on your shortlist']);
});

test('poisoned storage and hostile addresses are an empty list', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('shortlist', '<img src=x onerror=alert(1)>,99,-1');
    localStorage.setItem('compare', '{"cars":[1]}');
    localStorage.setItem('recently-viewed', '{}');
  });
  await visit(page, '/shortlist/?cars=%00,1e9,<b>');
  await expect(listed(page)).toHaveText(['No vehicles on your shortlist']);
  await visit(page, '/compare/?cars=nobody');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a shared shortlist shows in its mode and is added only on request', async ({ page }) => {
  await visit(page, '/vehicle/12/');
  await toggle(page, 'Lexus LC 500').click();
  await visit(page, '/shortlist/?cars=1,4,7&mode=rental');
  await expect(page.getByRole('heading', { level: 1, name: 'A shortlist shared with you' })).toBeVisible();
  await expect(listed(page)).toHaveText(['Lamborghini Huracán', 'Rolls Royce Phantom', 'Aston Martin DB11']);
  await expect(page.getByText('KES 125,000/day')).toBeVisible();
  await expect(header(page)).toHaveAccessibleName(/1 vehicle$/);
  await page.getByRole('button', { name: 'Add these to my shortlist' }).click();
  await expect(header(page)).toHaveAccessibleName(/4 vehicles$/);
  await page.getByRole('link', { name: 'My shortlist (4)' }).click();
  await expect(listed(page).last()).toHaveText('Lexus LC 500');
});

test('vehicles chosen on their pages are compared; differences and the best are told in words', async ({ page }) => {
  for (const id of [3, 9]) {
    await visit(page, `/vehicle/${id}/`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Compare / })
      .click();
  }
  await page.getByRole('link', { name: 'View comparison (2)' }).click();
  const table = page.getByRole('table', { name: 'Comparison of McLaren 720S, BMW M8 Competition' });
  await expect(table.getByRole('row', { name: /^Purchase Price/ }).getByRole('cell')).toHaveText([
    'KES 52,000,000',
    'KES 28,000,000Lowest',
  ]);
  await expect(
    table
      .getByRole('row', { name: /^0-100/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('2.9 sQuickest');
  await expect(table.getByRole('rowheader', { name: 'Year Differs' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show differences only' }).check();
  await expect(table.getByRole('rowheader', { name: 'Fuel Type' })).toHaveCount(0);
  await page.getByLabel('Add a vehicle').selectOption('Lexus LC 500, 2021');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  const link = new URL(await page.getByLabel('Link to this comparison').inputValue());
  await visit(page, link.pathname + link.search);
  await expect(page.getByRole('heading', { level: 1, name: 'A comparison shared with you' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('a fourth vehicle is not compared, and the page says why', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('compare', '1,2,3'));
  await visit(page, '/vehicle/4/');
  const compare = page.getByRole('main').getByRole('button', { name: 'Compare Rolls Royce Phantom' });
  await compare.click();
  await expect(page.getByText('3 vehicles are being compared already. Remove one first.')).toBeVisible();
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
});

test('recently viewed vehicles stand on the next page and at home, without the current one, until cleared', async ({
  page,
}) => {
  for (const id of [1, 2, 3]) {
    await visit(page, `/vehicle/${id}/`);
    // Remembered from when the browser has taken the page over.
    await expect(page.getByRole('main').getByRole('button', { name: /^Compare / })).toBeEnabled();
  }
  const recent = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText(['Ferrari 488 GTB', 'Lamborghini Huracán']);
  await visit(page, '/');
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText([
    'McLaren 720S',
    'Ferrari 488 GTB',
    'Lamborghini Huracán',
  ]);
  await recent.getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('the pages of this device are not for search engines', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/shortlist/', '/compare/']) {
    await visit(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(sitemap).not.toContain(path);
  }
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  const paths = ['/shortlist/', '/shortlist/?cars=4,7', '/compare/', '/compare/?cars=1,4,10', '/vehicle/3/'];
  const screens = paths.flatMap((path) => (['light', 'dark'] as const).map((colorScheme) => ({ path, colorScheme })));
  for (const { path, colorScheme } of screens) {
    test(`nothing of ${path} scrolls sideways, its targets are large enough and axe finds nothing, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => localStorage.setItem('shortlist', '1,2,3'));
      await visit(page, path);
      await expect(header(page)).toHaveAccessibleName(/3 vehicles$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const small = await page
        .locator(
          'header :is(button, a, summary), main :is(button, select, input:not([type="checkbox"], [type="radio"]))',
        )
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
            .map(({ text }) => text),
        );
      expect(small).toEqual([]);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say what is needed and lead to the vehicles', async ({ page }) => {
    for (const path of ['/shortlist/', '/compare/']) {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript, which is switched off/)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'To the vehicles' })).toBeVisible();
    }
    await page.goto('/vehicles/');
    await expect(page.getByRole('button', { name: /to shortlist$/ })).toHaveCount(0);
  });
});
