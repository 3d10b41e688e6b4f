import type { Page, Request } from '@playwright/test';
import { expect, test, visit } from './fixtures';

/* A page of an older deploy, whose files with hashed names are gone: packages/islands/runtime/reload-stale.ts. */

test.use({ reuseContext: false, viewport: { width: 390, height: 844 } });

const GONE = { status: 404, body: 'Not found' };
const LAZY = '**/_next/static/chunks/*-lazy-*.js*';

/** From now on. */
function documents(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

/** Opens a page whose lazy code is not loaded yet, and returns the documents that it requests from then on. */
async function openAbout(page: Page): Promise<readonly string[]> {
  await page.goto('/about/');
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'eager');
  return documents(page);
}

for (const [what, files] of [
  ['the page', '**/_next/static/chunks/page-*.js'],
  ['the runtime', '**/_next/static/chunks/islands-*.js'],
] as const) {
  test(`a page is reloaded once if the script of ${what} is gone, and then reads as without scripts`, {
    tag: '@islands',
  }, async ({ page, expectFailures }) => {
    expectFailures(/404/);
    await page.route(files, (route) => route.fulfill(GONE));
    const requested = documents(page);
    await page.goto('/about/');
    await expect.poll(() => requested.length).toBe(2);
    await expect(page.locator('html')).not.toHaveClass(/js/);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual(['/about/', '/about/']);
  });
}

test('lazy code that is gone reloads the page once, and the reloaded page works', { tag: '@islands' }, async ({
  page,
  expectFailures,
}) => {
  expectFailures(/404|^exception: /);
  const requested = await openAbout(page);
  // The import, then the question whether the file is gone.
  await page.route(LAZY, (route) => route.fulfill(GONE), { times: 2 });
  await page.keyboard.press('Tab');
  await expect.poll(() => requested).toEqual(['/about/']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toBeVisible();
  expect(requested).toHaveLength(1);
});

test('no reload removes text of a visitor', { tag: '@islands' }, async ({ page, expectFailures }) => {
  expectFailures(/404|^exception: /);
  const requested = await openAbout(page);
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The field's code is requested when the field scrolls into view, which may be long before the text is typed.
  await page.route(LAZY, async (route) => {
    await typed;
    await route.fulfill(GONE);
  });
  await page.getByLabel('E-mail address').fill('wanjiru@example.com');
  answer();
  await expect(page.locator('[data-failed]').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});

test('a link that is pressed before a stale page reloads leads where it says', { tag: '@islands' }, async ({
  page,
  expectFailures,
}) => {
  expectFailures(/404|^exception: /);
  const requested = await openAbout(page);
  const isQuestion = (request: Request) => request.method() === 'HEAD';
  const asked = page.waitForRequest(isQuestion);
  const answered = page.waitForResponse((response) => isQuestion(response.request()));
  const pressed = page.waitForRequest('**/services/');
  await page.route(LAZY, async (route) => {
    if (isQuestion(route.request())) await pressed;
    await route.fulfill(GONE);
  });
  await page.route('**/services/', async (route) => {
    await (await answered).finished();
    await route.continue();
  });
  await page.keyboard.press('Tab');
  await asked;
  // By a key: a pointer would prefetch the page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).press('Enter', { noWaitAfter: true });
  await expect(page).toHaveURL(/\/services\/$/);
  expect(requested).toEqual(['/services/']);
});

test('a dropped connection reloads nothing', { tag: '@islands' }, async ({ page, expectFailures }) => {
  expectFailures(/ERR_FAILED|^exception: /);
  const requested = await openAbout(page);
  await page.route(LAZY, (route) => route.abort());
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-failed]').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});

test('a filter reloads the page whose inventory is gone, and the reloaded list is filtered', {
  tag: '@islands',
}, async ({ page, expectFailures }) => {
  expectFailures(/404/);
  await visit(page, '/vehicles/');
  const requested = documents(page);
  await page.route('**/inventory/**', (route) => route.fulfill(GONE), { times: 2 });
  await page.getByRole('group', { name: 'Category' }).getByRole('button').nth(1).click();
  await expect.poll(() => requested).toEqual(['/vehicles/']);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^Showing \d+ of \d+/);
  await expect(page).toHaveURL(/category=/);
});
