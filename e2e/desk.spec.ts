import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures';

/** The library is five megabytes, which a busy machine takes its time to read. */
const OPENED = { timeout: 60_000 };

let root: string;
let desk: ChildProcess;
let address: string;

// A house of its own: what is saved here is written.
test.beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'desk-e2e-'));
  await cp('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  // Copied, not linked: sizes of photographs are made there and taken away, and tests run beside each other.
  await cp('public/pictures', path.join(root, 'public/pictures'), { recursive: true });
  desk = spawn(process.execPath, ['--import', 'tsx', 'scripts/desk.ts', '--folder', root], {
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

/** As a hand does it: the form writes itself anew between what a script would do in one step. */
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

  await retype(page, 'Price', 'cheap');
  await save(page);
  await expect(page.locator('#findings li').first()).toContainText('data/vehicles/swift.json');

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
