import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createStaticServer, listen } from '@/scripts/serving/static-server';
import { cars, carsQuery, expect, test, vehiclePath, visit } from './fixtures';
import { buildVariant } from './site-variant';

const HOST = 'https://photos.example';

/*
 * The site with a stock photo host. Local answers replace the host's; before that, each page's policy decides which
 * requests are allowed.
 */
test.describe.configure({ mode: 'serial' });

let pages: Server;
let site: string;
let host: Server;
const asked: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const out = await buildVariant('third-parties', [
    {
      file: 'data/site.json',
      from: '"stockPhotoHost": null',
      to: `"stockPhotoHost": { "origin": "${HOST}", "path": "/photo/{id}?w={width}&h={height}" }`,
    },
    { file: 'data/vehicles/swift.json', from: '"image":', to: '"stockPhotos": ["swift-1"],\n  "image":' },
  ]);
  pages = createStaticServer(out);
  site = (await listen(pages, out, 0)).replace(/\/$/, '');
  const photo = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#3366cc' } })
    .jpeg()
    .toBuffer();
  host = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'image/jpeg').end(photo);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => {
  pages.close();
  host.close();
});

/** Maps the host's name to the local server in the browser. */
async function connect(page: Page): Promise<void> {
  const { port } = host.address() as AddressInfo;
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` }) });
  });
}

/** The first large picture: which file it shows, and whether it is loaded. */
const mainPicture = (page: Page) => page.getByRole('img', { name: `${cars.first.name}, front three-quarter view` });
const isLoaded = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;

test('shows the photo of the host in the size the screen needs', async ({ page }) => {
  await connect(page);
  await visit(page, site + vehiclePath(cars.first));
  await expect(mainPicture(page)).toHaveAttribute('src', `${HOST}/photo/swift-1?w=800&h=500`);
  await expect.poll(() => mainPicture(page).evaluate(isLoaded)).toBe(true);
  expect(asked).toContainEqual(expect.stringMatching(/^\/photo\/swift-1\?w=\d+&h=\d+$/));
});

type HostFault = {
  readonly arrange: (page: Page) => Promise<unknown>;
  /** The browser's message about it, if there is one. */
  readonly said: RegExp | null;
};

const withoutPhoto: HostFault = {
  arrange: (page) => page.route(`${HOST}/**`, (route) => route.fulfill({ status: 404, body: '' })),
  said: /404.*photos\.example/,
};
const faults: Readonly<Record<string, HostFault>> = {
  down: {
    arrange: (page) => page.route(`${HOST}/**`, (route) => route.abort('connectionrefused')),
    said: /ERR_CONNECTION_REFUSED .*photos\.example/,
  },
  'answering with a page of HTML': {
    arrange: (page) =>
      page.route(`${HOST}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Moved</h1>' })),
    said: null,
  },
  'without the photo': withoutPhoto,
};

for (const [fault, { arrange, said }] of Object.entries(faults)) {
  test(`shows the studio picture when the host is ${fault}, and nothing jumps`, async ({ page, expectFailures }) => {
    if (said) expectFailures(said);
    await arrange(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          document.documentElement.dataset.shift = String((shift as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, site + vehiclePath(cars.first));
    await expect(mainPicture(page)).toHaveAttribute('src', new RegExp(`^/pictures/${cars.first.image}-\\d+\\.webp$`));
    await expect.poll(() => mainPicture(page).evaluate(isLoaded)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();
  });
}

test('the note about drawings is shown only where a drawing replaces a photo', async ({ page, expectFailures }) => {
  expectFailures(/404.*photos\.example/);
  const note = page.getByText('Studio illustration; the car itself may differ');
  await connect(page);
  await visit(page, `${site}/shortlist/${carsQuery(cars.first)}`);
  await expect.poll(() => page.locator(`img[src^="${HOST}"]`).evaluate(isLoaded)).toBe(true);
  await expect(note).toBeHidden();
  await page.unrouteAll();
  await withoutPhoto.arrange(page);
  await page.reload();
  await expect(note).toBeVisible();
});
