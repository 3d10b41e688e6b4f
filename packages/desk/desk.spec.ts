import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/e2e/fixtures';
import { createStaticServer, listen } from '@/scripts/serving/static-server';
import { writeHostedDesk } from './editor/hosted/write-desk';

/** The library is 5 MB: slow to parse on a busy machine. */
const OPENED = { timeout: 60_000 };

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

const stored = async (car: string) => JSON.parse(await readFile(path.join(root, `data/vehicles/${car}.json`), 'utf8'));

async function openCar(page: Page, car: string) {
  await page.goto(`${address}#/collections/cars/entries/${car}`);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('', OPENED);
}

/** Key by key, as a person types: the form renders between keys. */
async function retype(page: Page, name: string, text: string) {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
  await expect(field).toHaveValue(text);
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
}

test('a price and a status are changed, and the check answers', async ({ page }) => {
  await openCar(page, 'swift');
  await expect(page.getByText('Everything is right.')).toBeVisible();
  const before = (await readFile(path.join(root, 'data/vehicles/swift.json'), 'utf8')).split('\n');
  const said = await page.locator('#findings h2').evaluateHandle((title) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(title.textContent)).observe(title, { childList: true });
    return texts;
  });

  await retype(page, 'Price', 'cheap');
  await save(page);
  await expect(page.locator('#findings li').first()).toContainText('data/vehicles/swift.json');
  expect((await said.jsonValue())[0]).toContain('Checking');

  await retype(page, 'Price', '45');
  await save(page);
  await expect(page.getByText('The site can be built. Is this meant?')).toBeVisible();
  await expect(page.locator('#findings li').first()).toContainText('45');

  await retype(page, 'Price', '46,000,000');
  await page.getByLabel('Status', { exact: true }).click();
  await page.getByRole('option', { name: 'sold', exact: true }).click();
  await save(page);
  await expect(page.getByText('Everything is right.')).toBeVisible();

  const after = (await readFile(path.join(root, 'data/vehicles/swift.json'), 'utf8')).split('\n');
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    expect.stringContaining('46,000,000'),
    '  "status": "sold",',
  ]);
});

test('a form reached straight from another one is filled too', async ({ page }) => {
  await openCar(page, 'swift');

  await page.goto(`${address}#/collections/house/entries/site`);

  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Savanna', OPENED);
});

test('a new car like another one gets photographs of its own', async ({ page }) => {
  const photographs = await Promise.all(
    ['side', 'front', 'back'].map(async (name, index) => {
      const file = path.join(root, `${name}.jpg`);
      const picture = sharp({
        create: { width: 1600, height: 1000, channels: 3, background: { r: 80 * index, g: 90, b: 100 } },
      });
      await writeFile(file, await picture.jpeg().toBuffer());
      return file;
    }),
  );
  await openCar(page, 'swift');
  await page.getByRole('button', { name: 'Saved' }).click();
  await page.getByRole('menuitem', { name: 'New one like this' }).click();
  await retype(page, 'Name', 'Swift Estate');

  const field = page.locator('.photographs', { hasText: 'Drop photographs here' });
  const there = await field.getByRole('listitem').count();
  await field.locator('input[type=file]').setInputFiles(photographs);
  await expect(field.getByRole('listitem')).toHaveCount(there + 3);
  await field.getByRole('button', { name: `First place for photograph ${there + 3}` }).click();
  await save(page);

  await expect.poll(async () => (await stored('swift-estate')).images.slice(0, 1)).toEqual(['swift-estate/back']);
  expect((await readdir(path.join(root, 'pictures/swift-estate'))).sort()).toEqual([
    'back.jpg',
    'front.jpg',
    'side.jpg',
  ]);
  expect((await stored('swift-estate')).id).not.toBe((await stored('swift')).id);
  await expect(page.getByText('Everything is right.')).toBeVisible();
});

test('on a phone nothing of the form is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCar(page, 'swift');

  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('what must stay in view of a photograph is said by pressing on it', async ({ page }) => {
  await openCar(page, 'swift');
  const photograph = page.locator('.photographs', { hasText: 'Drop photographs here' }).getByRole('listitem').first();
  const picture = photograph.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};

  await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });

  await expect(photograph.getByRole('textbox', { name: 'Focus' })).toHaveValue(/^2[456]% 7[456]%$/);
  await save(page);
  await expect.poll(async () => (await stored('swift')).images[0].focus).toMatch(/^2[456]% 7[456]%$/);
  await expect(page.getByText('Everything is right.')).toBeVisible();
});

test('a price on request, a fact of the dossier and a holiday are kept', async ({ page }) => {
  await openCar(page, 'swift');
  await retype(page, 'Price', 'on request');
  await retype(page, 'Exterior colour (optional)', 'Green');
  await retype(page, 'Odometer (optional)', '12,500');
  await save(page);
  await expect.poll(() => stored('swift')).toMatchObject({ price: 'on request', exteriorColour: 'Green' });
  expect([12_500, '12,500 km']).toContain((await stored('swift')).odometer);
  await expect(page.getByText('Everything is right.')).toBeVisible();

  await page.goto(`${address}#/collections/house/entries/site`);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Savanna', OPENED);
  const days = async () => JSON.parse(await readFile(path.join(root, 'data/site.json'), 'utf8')).specialDays;
  const before = (await days()) ?? [];
  await page.getByRole('button', { name: /add special days/i }).click();
  const label = page.getByRole('textbox', { name: 'Label', exact: true }).last();
  await label.pressSequentially('Jamhuri Day');
  await page.getByRole('textbox', { name: 'Date (optional)', exact: true }).last().pressSequentially('2027-12-12');
  await page
    .getByRole('switch', { name: /^Closed/ })
    .last()
    .click();
  await save(page);

  await expect.poll(days).toEqual([...before, { label: 'Jamhuri Day', date: '2027-12-12', closed: true }]);
  await expect(page.getByText('Everything is right.')).toBeVisible();
});

test('the desk of a Git host leads to its sign-in, under a policy of its own', async ({ page }) => {
  await writeFile(
    path.join(root, 'data/desk.json'),
    JSON.stringify({ host: 'github', repo: 'savanna/site', signIn: 'https://sign-in.cars.example' }),
  );
  await writeHostedDesk(root, root);
  const server = createStaticServer(root);
  const site = await listen(server, root, 0);
  await page.context().route('https://sign-in.cars.example/**', (route) => route.fulfill({ body: 'Sign in' }));
  await page.goto(`${site}desk/`);

  const [signIn] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Login with GitHub' }).click(OPENED),
  ]);

  await expect(signIn).toHaveURL(/^https:\/\/sign-in\.cars\.example\/auth\?provider=github&/);
  await signIn.close();
  await page.goto('about:blank');
  server.close();
});
