import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/e2e/fixtures';
import { filesOf } from '@/scripts/files/files-of';
import { answerFrom, listen } from '@/scripts/serving/static-server';
import { writeHostedDesk } from './write-desk';

/** The script is 2 MB: slow to parse on a busy machine. */
const OPENED = { timeout: 60_000 };
/** The library's own place for tests, in the browser's private file system. */
const REPOSITORY = 'sveltia-cms-test';
const SWIFT = 'data/vehicles/swift.json';

let root: string;
let target: string;
let server: Server;
let address: string;

test.beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hosted-desk-'));
  target = path.join(root, 'hosted-desk');
  await cp('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  const host = { host: 'github', repo: 'savanna/site', signIn: 'https://sign-in.cars.example' };
  await writeFile(path.join(root, 'data/desk.json'), JSON.stringify(host));
  await writeHostedDesk(root, target);
  const headers = (await readFile(path.join(target, '_headers'), 'utf8')).matchAll(/^ {2}([\w-]+): (.*)$/gm);
  const sent = Array.from(headers, ([, name = '', value = '']) => [name, value] as const);
  const files = answerFrom(target);
  server = createServer((request, response) => {
    for (const [name, value] of sent) response.setHeader(name, value);
    files(request, response);
  });
  address = await listen(server, target, 0);
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
  await page.context().route('https://www.githubstatus.com/**', (route) => route.fulfill({ json: {} }));
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
  // The library reads the focus of a photograph, '40% 60%', as an encoded address.
  expectFailures(/cdn\.jsdelivr\.net|URI malformed/);
  const settings = path.join(target, 'settings.json');
  const { backend: _, ...others } = JSON.parse(await readFile(settings, 'utf8'));
  await writeFile(settings, JSON.stringify({ ...others, backend: { name: 'test-repo' } }));
  const car = JSON.parse(await readFile(path.join(root, SWIFT), 'utf8'));
  car.images[1] = { picture: car.images[1], alt: 'the side', focus: '40% 60%' };
  await writeFile(path.join(root, SWIFT), JSON.stringify(car, null, 2));
  const before = await filesIn(path.join(root, 'data'));
  await page.goto(address);
  await seed(page, before);
  await page.reload();
  await page.getByRole('button', { name: 'Work with Test Repository' }).click(OPENED);
  await page.getByText('Lamborghini Swift').click();

  await page.getByRole('textbox', { name: 'Price' }).fill('KES 46,000,000');
  const file = path.join(root, 'yard.jpg');
  const background = { r: 90, g: 90, b: 100 };
  await sharp({ create: { width: 3600, height: 2400, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 31/1' } })
    .jpeg()
    .toFile(file);
  const photographs = page.locator('section[data-key-path="images"]');
  await photographs.getByRole('button', { name: 'Browse' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click(),
  ]);
  await chooser.setFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await expect(photographs.getByText('yard')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();

  const after = await stored(page);
  const saved = JSON.parse(String(after.get(SWIFT)));
  expect(Object.keys(saved)).toEqual(Object.keys(car));
  expect(saved.price).toBe('KES 46,000,000');
  expect(saved.images).toEqual([...car.images, '/pictures/swift/yard.webp']);
  const changed = [...before.keys()].filter((name) => String(after.get(name)) !== String(before.get(name)));
  expect(changed).toEqual([SWIFT]);
  const photograph = await sharp(after.get('pictures/swift/yard.webp')).metadata();
  expect(photograph).toMatchObject({ width: 3000, format: 'webp' });
  expect(photograph.exif).toBeUndefined();
});

type Files = ReadonlyMap<string, Buffer>;

async function filesIn(folder: string): Promise<Files> {
  const paths = (await filesOf(folder)).map((file) => path.join(folder, file));
  return new Map(
    await Promise.all(paths.map(async (file) => [path.relative(root, file), await readFile(file)] as const)),
  );
}

async function seed(page: Page, files: Files): Promise<void> {
  const texts = Array.from(files, ([name, bytes]) => [name.split('/'), bytes.toString('utf8')] as const);
  await page.evaluate(
    async ({ repository, texts }) => {
      const home = await navigator.storage.getDirectory();
      for (const [steps, text] of texts) {
        let folder = await home.getDirectoryHandle(repository, { create: true });
        for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
        const file = await folder.getFileHandle(steps.at(-1) ?? '', { create: true });
        const writable = await file.createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    { repository: REPOSITORY, texts },
  );
}

/** Each file of the repository in the browser. */
async function stored(page: Page): Promise<Files> {
  const files = await page.evaluate(async (repository) => {
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
    return read(await home.getDirectoryHandle(repository), '');
  }, REPOSITORY);
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}
