import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/e2e/fixtures';
import { filesOf } from '@/scripts/files';
import { answerFrom, listen } from '@/scripts/serving/static-server';
import { writeDesk } from './write-desk';

/** The script is 2 MB: slow to parse on a busy machine. */
const OPENED = { timeout: 60_000 };
/** Stands for the dealer's folder, in the browser's private file system. */
const FOLDER = 'site';
const SWIFT = 'data/vehicles/swift.json';

let root: string;
let target: string;
let server: Server;
let address: string;

test.beforeEach(async ({ page }) => {
  root = await mkdtemp(path.join(tmpdir(), 'desk-'));
  target = path.join(root, 'desk');
  await cp('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  const host = { host: 'github', repo: 'savanna/site', signIn: 'https://sign-in.cars.example' };
  await writeFile(path.join(root, 'data/desk.json'), JSON.stringify(host));
  const headers = Object.entries(await writeDesk(root, target));
  const files = answerFrom(target);
  server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    files(request, response);
  });
  address = await listen(server, target, 0);
  await page.context().route('https://www.githubstatus.com/**', (route) => route.fulfill({ json: {} }));
});

test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  server.close();
  await rm(root, { recursive: true });
});

test('leads to the sign-in, requests no other host, and cannot be framed', async ({ page, expectFailures }) => {
  // The library names fonts of a CDN before its own; the policy refuses them.
  expectFailures(/cdn\.jsdelivr\.net|frame-ancestors/);
  await page.context().route('https://sign-in.cars.example/**', (route) => route.fulfill({ body: 'Sign in' }));
  await page.goto(address);
  const [signIn] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Sign In with/ }).click(OPENED),
  ]);
  await expect(signIn).toHaveURL(/^https:\/\/sign-in\.cars\.example\/auth\?provider=github&/);
  await signIn.close();

  // A local address: Chromium lets no public page frame a local one, even if headers allow it.
  const elsewhere = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${address}"></iframe>`),
  );
  await page.goto(await listen(elsewhere, target, 0));
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  elsewhere.close();
});

test('changes a price and adds a photograph, and keeps the rest of the files', async ({ page, expectFailures }) => {
  // The library reads the focus of a photograph, '40% 60%', as an encoded address, and shows one after it has let go of it.
  expectFailures(/cdn\.jsdelivr\.net|URI malformed|ERR_FILE_NOT_FOUND \(blob:/);
  const car = JSON.parse(await readFile(path.join(root, SWIFT), 'utf8'));
  car.images[1] = { picture: car.images[1], alt: 'the side', focus: '40% 60%' };
  await writeFile(path.join(root, SWIFT), JSON.stringify(car, null, 2));
  const before = await openFolder(page);
  await page.getByText('Lamborghini Swift').click();

  await page.getByRole('textbox', { name: 'Price' }).fill('call us');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Price is "call us"; write a whole number of shillings')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('textbox', { name: 'Price' }).fill('KES 46,000,000');
  const file = path.join(root, 'yard.jpg');
  const background = { r: 90, g: 90, b: 100 };
  await sharp({ create: { width: 3600, height: 2400, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 31/1' } })
    .jpeg()
    .toFile(file);
  const photographs = await field(page, 'images');
  const add = async (name: string) => {
    await photographs.getByRole('button', { name: 'Browse' }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click(),
    ]);
    await chooser.setFiles(file);
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
    await expect(photographs.getByText(name)).toBeVisible(OPENED);
  };
  await photographs.getByRole('button', { name: 'Remove' }).first().click();
  await add('yard');
  // Another one of this name, as a phone gives it to each.
  await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toFile(file);
  await add('yard-2');
  await save(page);

  const after = await stored(page);
  const saved = JSON.parse(String(after.get(SWIFT)));
  expect(Object.keys(saved)).toEqual(Object.keys(car));
  expect(saved.price).toBe('KES 46,000,000');
  expect(saved.images).toEqual([...car.images.slice(1), '/pictures/swift/yard.webp', '/pictures/swift/yard-2.webp']);
  const changed = [...before.keys()].filter((name) => String(after.get(name)) !== String(before.get(name)));
  expect(changed).toEqual([SWIFT]);
  const photograph = await sharp(after.get('pictures/swift/yard.webp')).metadata();
  expect(photograph).toMatchObject({ width: 3000, format: 'webp' });
  expect(photograph.exif).toBeUndefined();
});

test('changes only its lines of a car that an import wrote, so that Git merges the changes of two people', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/cdn\.jsdelivr\.net/);
  const list = 'Number,Fuel consumption,0 to 100 km/h,Top speed,Power,Drive\n21,11.5,3.1,330,640,Rear-wheel drive\n';
  await writeFile(path.join(root, 'list.csv'), list);
  execFileSync('npx', ['tsx', 'packages/desk/stock.ts', 'import', path.join(root, 'list.csv'), '--folder', root]);
  const before = (await openFolder(page)).get(SWIFT)?.toString().split('\n') ?? [];
  await page.getByText('Lamborghini Swift').click();
  await page.getByRole('textbox', { name: 'Price' }).fill('KES 46,000,000');
  await save(page);
  const after = String((await stored(page)).get(SWIFT)).split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual(['  "price": "KES 46,000,000",']);
  expect(after).toHaveLength(before.length);
});

test('refuses to put back what was changed on disk since it was opened', async ({ page, expectFailures }) => {
  expectFailures(/cdn\.jsdelivr\.net|changed on disk|This has changed since/);
  const files = await openFolder(page);
  await page.getByText('Lamborghini Swift').click();
  const sold = String(files.get(SWIFT)).replace('"available"', '"sold"');
  await seed(page, new Map([[SWIFT, Buffer.from(sold)]]));
  await page.getByRole('textbox', { name: 'Price' }).fill('KES 46,000,000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This has changed since the desk was opened. Reload the page')).toBeVisible();
  expect(String((await stored(page)).get(SWIFT))).toBe(sold);
});

test('gives a duplicate a number of its own, and a sold car its day', async ({ page, expectFailures }) => {
  expectFailures(/cdn\.jsdelivr\.net/);
  await openFolder(page);
  await page.getByText('Lamborghini Swift').click();
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lamborghini Swift S');
  const sold = (await field(page, 'status')).getByRole('radio', { name: 'sold' });
  // In the first 100 ms the library shows what is pressed and does not keep it.
  await expect(sold).toHaveAttribute('tabindex', '-1');
  await sold.click();
  await save(page);
  const saved = JSON.parse(String((await stored(page)).get('data/vehicles/lamborghini-swift-s.json')));
  expect(saved.id).toBeGreaterThan(99_999_999);
  expect(saved).toMatchObject({
    $schema: '../schema/vehicle.json',
    soldOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('changes the order of the cars', async ({ page, expectFailures }) => {
  expectFailures(/cdn\.jsdelivr\.net/);
  const before = await openFolder(page);
  const order = JSON.parse(String(before.get('data/order.json'))).vehicles;
  await page.getByText('The house').click();
  await page.getByText('Order of the cars').click();
  const cars = await field(page, 'vehicles');
  await cars.getByRole('button', { name: 'Remove' }).first().click();
  await save(page);
  expect(JSON.parse(String((await stored(page)).get('data/order.json'))).vehicles).toEqual(order.slice(1));
});

/** Opens the folder of this computer as the browser's own dialog would, with the files of the dealership. */
async function openFolder(page: Page): Promise<Files> {
  const files = await filesIn(path.join(root, 'data'));
  await page.addInitScript((folder) => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle(folder),
    });
  }, FOLDER);
  await page.goto(address);
  await seed(page, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click(OPENED);
  return files;
}

/** The library draws a field when it comes into view. */
async function field(page: Page, name: string): Promise<Locator> {
  const section = page.locator(`section[data-key-path="${name}"]`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.mouse.move(600, 450);
  await expect(async () => {
    if ((await section.count()) === 0) await page.mouse.wheel(0, 400);
    expect(await section.count()).toBe(1);
  }).toPass();
  return section;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();
}

type Files = ReadonlyMap<string, Buffer>;

async function filesIn(folder: string): Promise<Files> {
  const paths = (await filesOf(folder)).map((file) => path.join(folder, file));
  return new Map(
    await Promise.all(paths.map(async (file) => [path.relative(root, file), await readFile(file)] as const)),
  );
}

async function seed(page: Page, files: Files): Promise<void> {
  const texts: [string[], string][] = [[['.git', 'HEAD'], '']];
  for (const [name, bytes] of files) texts.push([name.split('/'), bytes.toString('utf8')]);

  await page.evaluate(
    async ({ folder: name, texts }) => {
      const home = await navigator.storage.getDirectory();
      for (const [steps, text] of texts) {
        let folder = await home.getDirectoryHandle(name, { create: true });
        for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
        const file = await folder.getFileHandle(steps.at(-1) ?? '', { create: true });
        const writable = await file.createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    { folder: FOLDER, texts },
  );
}

/** Each file of the folder in the browser. */
async function stored(page: Page): Promise<Files> {
  const files = await page.evaluate(async (name) => {
    const read = async (folder: FileSystemDirectoryHandle, at: string): Promise<[string, number[]][]> => {
      const found: [string, number[]][] = [];
      for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
        if (handle.kind === 'directory')
          found.push(...(await read(handle as FileSystemDirectoryHandle, `${at}${name}/`)));
        else {
          const file = await (handle as FileSystemFileHandle).getFile();
          found.push([at + name, [...new Uint8Array(await file.arrayBuffer())]]);
        }
      }
      return found;
    };
    const home = await navigator.storage.getDirectory();
    return read(await home.getDirectoryHandle(name), '');
  }, FOLDER);
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}
