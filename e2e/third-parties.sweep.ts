import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { createStaticServer, listen } from '@/scripts/serving/static-server';
import { cars, expect, test, vehiclePath, visit } from './fixtures';
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

const faults = {
  down: {
    answer: (route: Route) => route.abort('connectionrefused'),
    said: /ERR_CONNECTION_REFUSED .*photos\.example/,
  },
  'without the photo': { answer: (route: Route) => route.fulfill({ status: 404 }), said: /404.*photos\.example/ },
};

for (const [fault, { answer, said }] of Object.entries(faults)) {
  test(`shows the studio picture when the host is ${fault}, and nothing jumps`, async ({ page, expectFailures }) => {
    expectFailures(said);
    await page.route(`${HOST}/**`, answer);
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
