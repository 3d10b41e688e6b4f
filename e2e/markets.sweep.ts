import { createStaticServer, listen } from '@/scripts/serving/static-server';
import { askAbout, expect, test, visit } from './fixtures';
import { type OtherDealership, otherDealerships } from './fixtures/other-dealerships';
import { layoutFaults } from './geometry';
import { readSite } from './output/built-site';
import { htmlFaults } from './output/html-rules';
import * as checks from './output/site-faults';
import { sitePages } from './output/site-pages';
import { buildVariant } from './site-variant';

/* Dealerships in other markets keep to the rules that hold for any dealer. */

// Tests of one dealership share its build.
test.describe.configure({ mode: 'default' });

const widths = [320, 360, 768, 1440];

/** A page of each kind, by the file. */
const KINDS = [/^[\w-]+\/index\.html$/, /^index\.html$/, /^vehicle\/\d+\/index/, /^vehicles\/category\//, /^legal\//];

for (const name of Object.keys(otherDealerships) as OtherDealership[]) {
  test(`the pages of ${name} are sound, and everything has its place`, async ({ page }) => {
    test.setTimeout(900_000);
    const out = await buildVariant(name, [], {}, name);
    const site = readSite(out);
    expect(Object.values(checks).flatMap((check) => check(site))).toEqual([]);
    expect((await sitePages(out)).flatMap(htmlFaults)).toEqual([]);

    const server = createStaticServer(out);
    const address = (await listen(server, out, 0)).replace(/\/$/, '');
    const files = [...site.pages.keys()];
    const paths = KINDS.flatMap((kind, index) =>
      files.filter((file) => kind.test(file)).slice(0, index === 0 ? 20 : 2),
    );
    for (const path of paths.map((file) => `/${file.replace(/index\.html$/, '')}`)) {
      await visit(page, address + path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(layoutFaults), `${path} at ${width} px`).toEqual([]);
      }
    }
    server.close();
  });
}

test('a house that only rents speaks of renting alone', async ({ page }) => {
  test.setTimeout(900_000);
  const out = await buildVariant('rental-only', [], {}, 'rental-only');
  const server = createStaticServer(out);
  const address = (await listen(server, out, 0)).replace(/\/$/, '');
  for (const path of ['/', '/vehicles/', '/vehicle/21/', '/shortlist/?cars=21']) {
    await visit(page, address + path);
    await expect(page.getByText(/for sale|to own|purchase|\bto buy\b/i), path).toHaveCount(0);
  }

  await visit(page, `${address}/vehicles/`);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('button', { name: 'More filters' }).click();
  await expect(filters.getByRole('combobox', { name: 'Daily Rental' })).toBeVisible();
  await expect(filters.getByRole('combobox', { name: 'Price Range' })).toHaveCount(0);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vehicle\/\d+\/$/);
  server.close();
});

test('Zürich has its words in the page and in texts by scripts', async ({ page }) => {
  test.setTimeout(900_000);
  const out = await buildVariant('zurich', [], {}, 'zurich');
  const server = createStaticServer(out);
  const address = (await listen(server, out, 0)).replace(/\/$/, '');
  // A Monday after the clocks went back; ten o'clock in Zürich.
  await page.clock.setFixedTime(new Date('2026-11-30T09:00:00Z'));
  await visit(page, `${address}/contact/`);
  await expect(page.getByText('Showroom open now, until 20:00').first()).toBeVisible();
  // In summer the same instant of the day is an hour later there.
  await page.clock.setFixedTime(new Date('2027-06-28T18:30:00Z'));
  await visit(page, `${address}/contact/`);
  await expect(page.getByText('Showroom closed now, opens Tuesday at 09:00').first()).toBeVisible();

  await visit(page, `${address}/vehicles/`);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price, high to low' });
  await expect(page.getByRole('main').getByText('CHF 800’000').first()).toBeVisible();
  await page
    .getByRole('group', { name: 'Category' })
    .getByRole('button', { name: /Grand Tourers/ })
    .click();
  await expect(page).toHaveURL(/category=tourer/);

  await visit(page, `${address}/vehicle/21/`);
  const tool = await askAbout(page, 'Pay monthly');
  await tool.getByLabel('Deposit').fill("Fr. 100'000");
  await tool.getByLabel('Months').fill('48');
  await tool.getByLabel('Interest').fill('12%');
  await expect(tool.getByLabel('Deposit')).toHaveValue('100’000');
  // 350,000 x .01 / (1 - 1.01^-48)
  await expect(tool.getByRole('status')).toContainText('CHF 9’217');
  expect(await page.locator('body').innerText()).not.toMatch(/KES|shilling/);
  server.close();
});
