import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createStaticServer, listen } from '@/scripts/serving/static-server';
import { cars, carsQuery, expect, test, vehiclePath, visit } from './fixtures';
import { fillEnquiry } from './fixtures/enquiry';
import { buildVariant } from './site-variant';

const HOST = 'https://photos.example';
const FORMS = 'https://forms.example';

/*
 * The site with a stock photo host (docs/decisions/015-picture-sources.md) and a form service (docs/enquiries.md).
 * Local answers replace theirs; before that, each page's policy decides which requests are allowed.
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
    {
      file: 'data/site.json',
      from: '"formEndpoint": null',
      to: `"formEndpoint": "${FORMS}/take", "formFields": [{ "name": "access_key", "value": "k-1" }]`,
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

const enquiry = { name: 'Amina', email: 'amina@example.org', phone: '+254 711 000 000', message: 'Two days, please.' };
const openToAll = { 'Access-Control-Allow-Origin': '*' };

test('an enquiry reaches the form service with the dealer’s own fields', async ({ page }) => {
  const taken: string[] = [];
  await page.route(`${FORMS}/take`, async (route) => {
    taken.push(route.request().postData() ?? '');
    await route.fulfill({ json: { success: true }, headers: openToAll });
  });
  await visit(page, `${site}/contact/`);
  const { form, send } = await fillEnquiry(page, enquiry);
  await form.getByRole('checkbox', { name: /^I agree/ }).check();
  await send.click();
  await expect(form.getByRole('status')).toContainText('sent');
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(taken).toHaveLength(1);
  for (const part of ['name="access_key"\r\n\r\nk-1', enquiry.message]) expect(taken[0]).toContain(part);
});

test('an enquiry that the form service refuses stays in the form', async ({ page, expectFailures }) => {
  expectFailures(/422|^exception: Your enquiry was refused/);
  await page.route(`${FORMS}/take`, (route) => route.fulfill({ status: 422, json: {}, headers: openToAll }));
  await visit(page, `${site}/contact/`);
  const { form, send } = await fillEnquiry(page, enquiry);
  await form.getByRole('checkbox', { name: /^I agree/ }).check();
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(/was refused by our form service and has not arrived/);
  await expect(form.getByLabel('Message')).toHaveValue(enquiry.message);
});

test('an enquiry is sent without scripts, too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(`${FORMS}/take`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p>${route.request().method()} taken</p>` }),
  );
  await page.goto(`${site}/contact/`);
  const { form, send } = await fillEnquiry(page, enquiry);
  await form.getByRole('checkbox', { name: /^I agree/ }).check();
  await send.click();
  await expect(page.getByText('POST taken')).toBeVisible();
  await context.close();
});
