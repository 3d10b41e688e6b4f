import { routes } from '@/lib/page/routes';
import { expect, type Page, test, visit } from './fixtures';

/** Of the tests' dealership: two measured cars with drawings, one without, and one without measures. */
const HERON = 34;
const ELEPHANT = 5;
const LARK = 13;
const KITE = 35;

const drawings = (page: Page) => page.getByRole('main').locator('svg.to-scale');
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

async function measure(page: Page, [length, width, height]: readonly string[]) {
  await field(page, /^Length/).fill(length ?? '');
  await field(page, /^Width/).fill(width ?? '');
  await field(page, /^Height/).fill(height ?? '');
}

test('a car is drawn from the side and from in front at one scale', async ({ page }) => {
  await visit(page, `/vehicle/${HERON}/`);
  await expect(drawings(page)).toHaveCount(2);
  await drawings(page).first().scrollIntoViewIfNeeded();
  const [side, front] = await drawings(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect((side ?? 0) / (front ?? 1)).toBeCloseTo(4568 / 1952, 1);
  // A file that did not come has no extent.
  await expect
    .poll(() =>
      drawings(page)
        .first()
        .locator('use')
        .evaluate((use: SVGUseElement) => Math.round(use.getBBox().width / 100)),
    )
    .toBe(46);
});

test('a car without measures has no drawing, and fetches none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, `/vehicle/${KITE}/`);
  await expect(page.getByRole('heading', { name: 'To scale' })).toHaveCount(0);
  expect(await page.content()).not.toContain('/drawings/');
  expect(asked.filter((address) => address.includes('/drawings/'))).toEqual([]);
});

test('compared cars share one ground line and one scale', async ({ page }) => {
  await visit(page, `/compare/?cars=${HERON},${ELEPHANT},${LARK}`);
  await expect(drawings(page)).toHaveCount(3);
  const boxes = await drawings(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ width, bottom }) => ({ width, bottom })),
  );
  const [heron, elephant, lark] = boxes;
  expect((elephant?.width ?? 0) / (heron?.width ?? 1)).toBeCloseTo(5762 / 4568, 1);
  expect(Math.abs((heron?.bottom ?? 0) - (elephant?.bottom ?? 9))).toBeLessThan(1);
  expect(Math.abs((heron?.bottom ?? 0) - (lark?.bottom ?? 9))).toBeLessThan(1);
});

test('a garage is measured once, and each car says whether it fits', async ({ page }) => {
  await visit(page, `/vehicle/${ELEPHANT}/`);
  await page.getByRole('link', { name: 'Does it fit your garage?' }).click();
  await expect(page).toHaveURL(`${routes.garage}?car=${ELEPHANT}`);
  await measure(page, ['5.5', '3', '2.2']);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 of 3 cars fit your garage.');
  await expect(rows(page).first()).toContainText('Rolls Royce ElephantDoes not fit: 27 cm too long.');
  await expect(rows(page).nth(1)).toContainText('Ferrari HeronFits, with 93 cm to spare in length, 104 cm in width');

  await visit(page, routes.garage);
  await expect(field(page, /^Length/)).toHaveValue('5.5');
  await expect(rows(page).first()).toContainText('Ferrari Heron');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the garage shows the cars to scale, with their measures', async ({ page }) => {
    await page.goto(routes.garage);
    await expect(page.getByRole('textbox', { name: /^Length/ })).toBeHidden();
    await expect(rows(page).filter({ hasText: 'Ferrari Heron' })).toContainText(
      '4,568 mm long, 1,952 mm wide without mirrors, 1,213 mm high',
    );
    await expect(drawings(page).first()).toBeVisible();
  });
});

test('two windows measure one garage', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, routes.garage);
  await visit(other, routes.garage);
  await field(page, /^Length/).fill('5.5');
  await expect(field(other, /^Length/)).toHaveValue('5.5');
  await field(other, /^Width/).fill('3');
  await expect(field(page, /^Width/)).toHaveValue('3');
  await field(page, /^Height/).fill('2.2');
  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 of 3 cars fit your garage.');
});
