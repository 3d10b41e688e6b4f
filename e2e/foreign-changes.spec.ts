import { cars, expect, openAskSheet, type Page, shownVehicles, test, vehiclePath } from './fixtures';
import { fillEnquiry } from './fixtures/enquiry';

/* Pages that extensions change, and that blockers cut. */

test.use({ reuseContext: false, viewport: { width: 1280, height: 900 } });

/** As password managers, spelling checkers and dictionaries do: elements in the body, in islands, and around fields and buttons. */
async function extend(page: Page): Promise<void> {
  await page.evaluate(() => {
    const badge = () => Object.assign(document.createElement('x-extension'), { textContent: '*' });
    document.body.prepend(badge());
    document.body.append(badge());
    document.documentElement.append(badge());
    for (const element of document.querySelectorAll(
      'input, select, textarea, button, form, ul, [role=status], article',
    )) {
      element.setAttribute('data-extension', '');
      element.before(badge());
      if (!element.matches('input, select, textarea')) element.append(badge());
    }
  });
}

const categories = (page: Page) => page.getByRole('group', { name: 'Category' }).getByRole('button');

async function catalogueWorks(page: Page): Promise<void> {
  const second = categories(page).nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await categories(page).first().click();
  const search = page.getByRole('searchbox').first();
  await search.fill(cars.longest.name);
  await expect(shownVehicles(page)).toHaveCount(1);
  await search.fill('');
  await expect(shownVehicles(page)).toHaveCount(6);
}

async function carWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByText('2 / ').first()).toBeVisible();
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /shortlist/i })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const sheet = await openAskSheet(page);
  await sheet.getByLabel('Pay monthly').check();
  await expect(sheet).toContainText('I would like to pay monthly. ');
}

async function formWorks(page: Page): Promise<void> {
  const { form, send } = await fillEnquiry(page);
  await send.click();
  await expect(form.getByRole('status')).toContainText('Ready to send, Amina');
}

/** Opens a page that is extended before its scripts arrive. */
async function openExtended(page: Page, path: string): Promise<void> {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await page.waitForFunction(() => document.querySelector('x-extension'));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await extend(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydration', /eager|all/);
}

for (const [what, path, works] of [
  ['the catalogue', '/vehicles/', catalogueWorks],
  ['a car', vehiclePath(cars.first), carWorks],
  ['the enquiry form', '/contact/', formWorks],
] as const) {
  test(`${what} works with the nodes that an extension inserts before hydration`, { tag: '@islands' }, async ({
    page,
  }) => {
    await openExtended(page, path);
    await works(page);
    expect(await page.locator('x-extension').count()).toBeGreaterThan(20);
  });
}

test('the catalogue works without the files and elements that a blocker removes', { tag: '@islands' }, async ({
  page,
  expectFailures,
}) => {
  expectFailures(/ERR_BLOCKED_BY_CLIENT|^exception: /);
  await page.route(/-lazy-|\.avif|\.woff2/, (route) => route.abort('blockedbyclient'));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('aside, footer form, [href*="whatsapp"], [href*="wa.me"]')) {
        element.remove();
      }
    });
  });
  await page.goto('/vehicles/');
  await catalogueWorks(page);
});
