import { cars, expect, openAskSheet, type Page, test, vehiclePath, visit } from './fixtures';

/* How pages become interactive: docs/engineer.md. */

const SCRIPTS = '**/_next/static/chunks/*.js';

/** Keeps scripts back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, (route) => held.then(() => route.continue()));
  return release;
}

test('text and focus stay when a form hydrates', { tag: '@islands' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact/', { waitUntil: 'commit' });
  const name = page.getByLabel('Name', { exact: true });
  await name.pressSequentially('Wanjiru');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Is it still there?');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydration', /eager|all/);
  await expect(name).toHaveValue('Wanjiru');
  await expect(message).toHaveValue('Is it still there?');
  await expect(message).toBeFocused();
});

test('a hidden island hydrates when it is shown, however far down', { tag: '@islands' }, async ({ page }) => {
  // High enough for the button: nothing scrolls.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await visit(page, vehiclePath(cars.first));
  // The first day to choose is today, which only the browser knows.
  await expect((await openAskSheet(page)).getByLabel('See it on')).toHaveAttribute('min', /./);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('islands near the viewport hydrate one per task, so that a press is handled between two', {
  tag: '@islands',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const turns: number[] = [];
    Object.assign(window, { turns });
    // Distant islands do not count.
    window.requestIdleCallback = () => 0;
    let isOpen = false;
    // Every island is copied before it hydrates (packages/islands/runtime/snapshot.ts).
    const copy = DOMImplementation.prototype.createHTMLDocument;
    DOMImplementation.prototype.createHTMLDocument = function (title) {
      if (!isOpen) {
        turns.push(0);
        queueMicrotask(() => {
          isOpen = false;
        });
      }
      isOpen = true;
      turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
      return copy.call(this, title);
    };
  });
  await page.goto(vehiclePath(cars.first));
  const turns = () => page.evaluate(() => (window as unknown as { turns: number[] }).turns);
  await expect.poll(async () => (await turns()).length).toBeGreaterThan(4);
  expect(new Set(await turns())).toEqual(new Set([1]));
});

test('the first press on a pending island counts', async ({ page }) => {
  // No island comes near the viewport, and no idle time occurs.
  await page.addInitScript(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        observe() {}
        unobserve() {}
      },
      requestIdleCallback() {},
    });
  });
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('an island that fails looks as without JavaScript, and the others hydrate', { tag: '@islands' }, async ({
  page,
  expectFailures,
}) => {
  expectFailures(/^exception: /);
  await page.route('**/vehicles/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"options":{', '"nothing":{');
    await route.fulfill({ response: answer, body });
  });
  await visit(page, '/vehicles/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load More Vehicles' })).toBeHidden();
  await expect(page.getByRole('link', { name: cars.first.name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('a page prints the same before and after hydration, except the date', { tag: '@islands' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(vehiclePath(cars.first), { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForFunction(() => document.styleSheets.length > 0);
  await page.emulateMedia({ media: 'print' });
  const onPaper = async () => (await page.evaluate(() => document.body.innerText)).replace(/Printed on .+\n+/, '');
  const before = await onPaper();
  await page.emulateMedia({ media: 'screen' });
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydration', /eager|all/);
  await page.emulateMedia({ media: 'print' });
  expect(await onPaper()).toBe(before);
});

test('each group of choices is one of its own, whichever island it is in', { tag: '@islands' }, async ({ page }) => {
  await visit(page, '/vehicles/');
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'all');
  const namesOfGroups = await page.evaluate(() =>
    [...document.querySelectorAll('fieldset:has([type=radio])')].map((group) => [
      ...new Set([...group.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ name }) => name)),
    ]),
  );
  expect(namesOfGroups.length).toBeGreaterThan(1);
  expect(new Set(namesOfGroups.flat()).size).toBe(namesOfGroups.length);
  expect(namesOfGroups.every(({ length }) => length === 1)).toBe(true);
});

for (const part of ['islands', 'page']) {
  test(`without its ${part} script a page is as without scripts`, { tag: '@islands' }, async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/ERR_FAILED/);
    await page.route(`**/_next/static/chunks/${part}-*.js`, (route) => route.abort());
    await page.goto('/contact/');
    await expect(page.getByRole('link', { name: 'Write an e-mail' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden();
  });
}

test('no text can become markup or code', { tag: '@islands' }, async ({ page, expectFailures }) => {
  expectFailures(/TrustedHTML/);
  await visit(page, '/');
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>words</p>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
});
