import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/e2e/fixtures';
import { expectNoViolations } from '@/e2e/screens';

let root: string;
let desk: ChildProcess;
let address: string;

// A copy of the dealership: the tests save into it.
test.beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'desk-e2e-'));
  await cp('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  // Copied, not linked: sizes of photographs are made there and taken away, and tests run beside each other.
  await cp('public/pictures', path.join(root, 'public/pictures'), { recursive: true });
  desk = spawn(process.execPath, ['--import', 'tsx', 'packages/desk/desk.ts', '--folder', root], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!desk.stdout) throw new Error('The desk says where it is.');
  const [said] = await once(desk.stdout, 'data');
  address = /http:\S+/.exec(String(said))?.[0] ?? '';
});

test.afterEach(async ({ page }) => {
  // The page first: it listens for findings.
  await page.goto('about:blank');
  desk.kill();
  await rm(root, { recursive: true, force: true });
});

const SWIFT = 'data/vehicles/swift.json';
const textOf = (file: string) => readFile(path.join(root, file), 'utf8');
const stored = async (file: string) => JSON.parse(await textOf(file));

async function open(page: Page, hash: string) {
  await page.goto(`${address}#/${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openSwift(page: Page) {
  await open(page, `entry/${SWIFT}`);
  await expect(field(page, 'Name')).not.toHaveValue('');
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });
const group = (page: Page, title: string) => page.locator('summary', { hasText: title }).click();

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
}

test('a price is changed, the car is marked as sold, and both are taken back', async ({ page }) => {
  const before = await textOf(SWIFT);
  await open(page, 'cars');
  await page.locator(`a[href$="${SWIFT}"]`).click();

  await field(page, 'Price').fill('cheap');
  await field(page, 'Price').press('Tab');
  await expect(page.getByRole('heading', { name: 'One field is to be put right' })).toBeVisible();
  await expect(field(page, 'Price')).toHaveAccessibleDescription(/Write a whole number of shillings/);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('1 field to put right')).toBeVisible();
  expect(await textOf(SWIFT)).toBe(before);

  await field(page, 'Price').fill('46,000,000');
  await page.getByRole('radio', { name: 'sold' }).check();
  await expect(page.getByLabel('Sold on optional')).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await save(page);
  expect((await stored(SWIFT)).status).toBe('sold');
  expect(JSON.stringify((await stored(SWIFT)).price)).toMatch(/46,?000,?000/);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No changes')).toBeVisible();
  expect(await textOf(SWIFT)).toBe(before);
});

test('a test enquiry is sent to the saved form service, and its answer is shown', async ({ page, expectFailures }) => {
  expectFailures(/403/);
  const service = 'https://forms.example.com/take';
  const fields = [{ name: 'access_key', value: 'k-1' }];
  const site = { ...(await stored('data/site.json')), formEndpoint: service, formFields: fields };
  await writeFile(path.join(root, 'data/site.json'), JSON.stringify(site));
  const sent: (string | null)[] = [];
  let answer = { status: 200, body: '{"success":true,"message":"Email sent"}' };
  await page.route(service, (route) => {
    sent.push(route.request().postData());
    return route.fulfill({
      ...answer,
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'application/json',
    });
  });
  await open(page, 'house');
  await page.getByRole('link', { name: 'Send a test enquiry' }).click();
  const button = page.getByRole('button', { name: 'Send a test enquiry' });
  await button.click();
  await expect(page.getByRole('status')).toHaveText(/^The service took it and answered 200: ‘Email sent’\./);
  expect(sent).toEqual([expect.stringContaining('name="access_key"\r\n\r\nk-1')]);
  await expectNoViolations(page, 'a test enquiry');

  answer = { status: 403, body: '{"error":"Unknown key"}' };
  await button.click();
  await expect(page.getByRole('status')).toHaveText(/^The service refused it and answered 403: ‘Unknown key’\./);
});

test('two pages that change one field show both values', async ({ page, context }) => {
  const other = await context.newPage();
  await openSwift(page);
  await openSwift(other);
  await field(other, 'Price').fill('47,000,000');
  await field(other, 'Model').fill('Other');
  await save(other);
  await other.close();

  await field(page, 'Price').fill('48,000,000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('group', { name: 'Price' });
  await expect(conflict.getByRole('radio', { name: /^Yours.*48,000,000/ })).toBeVisible();
  await conflict.getByRole('radio', { name: /^Saved meanwhile.*47,?000,?000/ }).check();
  await page.getByRole('button', { name: 'Save these' }).click();

  await expect(page.getByText(/^Saved\.$|^No changes$/)).toBeVisible();
  expect((await stored(SWIFT)).model).toBe('Other');
  expect(JSON.stringify((await stored(SWIFT)).price)).toMatch(/47,?000,?000/);
});

function draftsOnDisk(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('desk', 1);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count();
      counting.onsuccess = () => resolve(counting.result);
    };
    opening.onerror = () => reject(opening.error);
  });
}

test('typed text survives a reload, and a crash that loses the local storage', async ({ page }) => {
  await openSwift(page);
  await field(page, 'Price').fill('49,000,000');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(1);

  await expect.poll(() => page.evaluate(draftsOnDisk)).toBe(1);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(field(page, 'Price')).toHaveValue('49,000,000');
  await save(page);

  expect(JSON.stringify((await stored(SWIFT)).price)).toMatch(/49,?000,?000/);
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(0);
});

test('the order of the cars is changed by keyboard and by drag', async ({ page }) => {
  await open(page, 'cars');
  const before = (await stored('data/order.json')).vehicles;
  const items = page.locator('.cars > li');
  await expect(items).not.toHaveCount(0);

  await items
    .nth(0)
    .getByRole('button', { name: /: down$/ })
    .press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The order is saved.')).toBeVisible();
  const [a, b, c] = before;
  expect((await stored('data/order.json')).vehicles.slice(0, 3)).toEqual([b, c, a]);

  await items.nth(2).locator('.handle').hover();
  await page.mouse.down();
  await items.nth(1).locator('.handle').hover();
  await items.nth(0).locator('.handle').hover();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await stored('data/order.json')).vehicles).toEqual(before);
});

test('the line below the cars of the home page does not count a draft', async ({ page }) => {
  const line = page.getByRole('listitem').filter({ hasText: 'The cars above are on the home page' });
  const place = () => line.getAttribute('data-sort-index');
  await open(page, 'cars');
  await expect.poll(place).toBe('5');
  await writeFile(path.join(root, SWIFT), JSON.stringify({ ...(await stored(SWIFT)), draft: true }));
  await page.reload();
  await expect.poll(place).toBe('6');
});

test('a new car like another one gets photographs of its own', async ({ page }) => {
  const photographs = await Promise.all(
    ['side', 'front', 'back', 'inside', 'wheel'].map(async (name, index) => {
      const file = path.join(root, `${name}.jpg`);
      const background = { r: 40 * index, g: 90, b: 100 };
      await writeFile(
        file,
        await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      );
      return file;
    }),
  );
  await openSwift(page);
  await page.getByRole('link', { name: 'New one like this' }).click();
  await field(page, 'Name').fill('Swift Estate');
  const pictures = page.locator('.pictures').first().getByRole('listitem');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/photographs?*', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.getByLabel('Photographs: choose files').setInputFiles(photographs);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  arrive();
  await expect(pictures).toHaveCount(5);
  await page.getByRole('button', { name: 'Photograph 3: first' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Swift Estate' })).toBeVisible();
  await expect(page).toHaveURL(/swift-estate\.json$/);

  const file = 'data/vehicles/swift-estate.json';
  expect((await stored(file)).images).toEqual(
    ['back', 'side', 'front', 'inside', 'wheel'].map((name) => `swift-estate/${name}`),
  );
  expect((await readdir(path.join(root, 'pictures/swift-estate'))).length).toBe(5);
  expect((await stored(file)).id).not.toBe((await stored(SWIFT)).id);
});

test('a form with faults names each field, and says nowhere that all is right', async ({ page }) => {
  const before = await readdir(path.join(root, 'data/vehicles'));
  await open(page, 'new');
  await field(page, 'Name').fill('Audi R8');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /\d+ fields to put right/ })).toBeVisible();
  const faults = page.getByRole('region', { name: 'to be put right' }).getByRole('link');
  await expect(faults.filter({ hasText: 'Year' })).toBeVisible();
  await faults.filter({ hasText: 'Year' }).click();
  await expect(field(page, 'Year')).toBeFocused();
  await expect(page.getByText(/right/)).toHaveText([/to be put right/, /to put right/]);
  expect(await readdir(path.join(root, 'data/vehicles'))).toEqual(before);
});

test('the place of a photograph that must stay in view is chosen by a press', async ({ page }) => {
  await openSwift(page);
  const photograph = page.locator('.pictures').first().getByRole('listitem').first();
  const picture = photograph.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};

  await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });

  await expect(photograph.getByRole('textbox', { name: 'What must stay in view' })).toHaveValue(/^2[456]% 7[456]%$/);
  await save(page);
  expect((await stored(SWIFT)).images[0].focus).toMatch(/^2[456]% 7[456]%$/);
});

test('a holiday and a fact of this car are kept', async ({ page }) => {
  await openSwift(page);
  await group(page, 'This car');
  await field(page, 'Odometer').fill('12,500');
  await save(page);
  expect([12_500, '12,500 km']).toContain((await stored(SWIFT)).odometer);

  await open(page, 'entry/data/site.json');
  const before = (await stored('data/site.json')).specialDays ?? [];
  await page.getByRole('button', { name: 'Add to Holidays and special days' }).click();
  const day = page
    .locator('.list', { has: page.getByRole('button', { name: 'Add to Holidays and special days' }) })
    .locator('li')
    .last();
  await day.getByLabel('Name of the day').fill('Jamhuri Day');
  await day.getByLabel('Day optional', { exact: true }).fill('2027-12-12');
  await day.getByRole('checkbox', { name: /^Closed/ }).check();
  await save(page);
  expect((await stored('data/site.json')).specialDays).toEqual([
    ...before,
    { label: 'Jamhuri Day', date: '2027-12-12', closed: true },
  ]);
});

test('the days of opening hours are ticked, and stay in the order of the week', async ({ page }) => {
  await open(page, 'entry/data/site.json');
  const hours = page.locator('.list', { has: page.getByRole('button', { name: 'Add to Opening hours' }) });
  await hours.locator('summary').first().click();
  const { days } = (await stored('data/site.json')).openingHours[0];
  await hours.getByRole('checkbox', { name: days[0], exact: true }).first().uncheck();
  await hours.getByRole('checkbox', { name: days[0], exact: true }).first().check();
  await hours.getByRole('checkbox', { name: days[1], exact: true }).first().uncheck();
  await save(page);
  expect((await stored('data/site.json')).openingHours[0].days).toEqual([days[0], ...days.slice(2)]);
});

test('a preview shows the page of a car before it is saved', async ({ page, context }) => {
  await open(page, 'cars');
  await openSwift(page);
  const before = await textOf(SWIFT);
  await field(page, 'Price').fill('51,000,000');
  const photograph = path.join(root, 'new.jpg');
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#265' } }).toFile(photograph);
  const pictures = page.locator('.pictures').first().getByRole('listitem');
  const count = await pictures.count();
  await page.getByLabel('Photographs: choose files').setInputFiles(photograph);
  await expect(pictures).toHaveCount(count + 1);
  await pictures
    .last()
    .getByRole('button', { name: /: first$/ })
    .click();

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);

  await expect(preview.getByText('KES 51,000,000').first()).toBeVisible();
  await expect(preview.getByRole('img', { name: /photograph 1$/ }).first()).not.toHaveJSProperty('naturalWidth', 0);
  const typefaces = () => [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : []));
  await expect.poll(() => preview.evaluate(typefaces)).toEqual(expect.arrayContaining(['site-sans', 'site-serif']));
  expect(await textOf(SWIFT)).toBe(before);
  await preview.close();
});

test('a preview of an incomplete car links to the list of missing fields', async ({ page }) => {
  await open(page, 'new');
  await field(page, 'Name').fill('Audi R8');
  await page.getByRole('button', { name: 'Preview' }).click();
  const list = page.getByRole('region', { name: /^\d+ fields are to be put right$/ });
  await expect(list).toBeFocused();
  await expect(list).toContainText('Status: This is needed.');
});

test('the page says when the desk has stopped, and keeps typed text', async ({ page, expectFailures }) => {
  expectFailures(/ERR_/);
  await openSwift(page);
  desk.kill();
  await expect(page.getByRole('alert')).toContainText('The desk has stopped');
  await field(page, 'Price').fill('52,000,000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The desk has stopped' })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`at ${width} px everything is reachable, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const hash of [
      'cars',
      `entry/${SWIFT}`,
      'entry/data/site.json',
      'entry/data/team.json',
      'versions',
      'check',
    ]) {
      await open(page, hash);
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBe(width);
      await expectNoViolations(page, hash);
    }
    await openSwift(page);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeInViewport({ ratio: 1 });
  });
}
