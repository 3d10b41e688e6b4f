import Papa from 'papaparse';
import sharp from 'sharp';
import { cars, expect, listed, site, test, vehiclePath } from './fixtures';

const page = (car: { readonly id: number }) => `${site.url}${vehiclePath(car)}`;

test('vehicles.json has every listed car, and leads to its schema', async ({ request }) => {
  const feed = await (await request.get('/feeds/vehicles.json')).json();
  expect(feed.vehicles.map(({ url }: { url: string }) => url)).toEqual(listed.map(page));
  const schema = await (await request.get(new URL(feed.$schema).pathname)).json();
  expect(schema.properties.version.const).toBe(feed.version);
  const [first] = feed.vehicles;
  expect((await request.get(new URL(first.pictures[0].url).pathname)).status()).toBe(200);
});

test('the feed of new cars has the cars with a date, newest first', async ({ request }) => {
  const xml = await (await request.get('/feeds/arrivals.xml')).text();
  const entries = Array.from(xml.matchAll(/<entry>\s*<id>(.*?)<\/id>/g), ([, id]) => id);
  expect(entries).toEqual([cars.onePicture, cars.longerName].map(page));
});

test('the feeds of Meta and Google have only cars with every required fact', async ({ request }) => {
  const csv = await (await request.get('/feeds/meta-vehicles.csv')).text();
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  expect(data.map(({ url }) => url)).toEqual([page(cars.onePicture)]);
  const picture = await request.get(new URL(data[0]?.['image[0].url'] ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await sharp(await picture.body()).metadata()).width).toBeGreaterThanOrEqual(500);
  const xml = await (await request.get('/feeds/google-vehicles.xml')).text();
  const ids = Array.from(xml.matchAll(/<g:id>(.*?)<\/g:id>/g), ([, id]) => Number(id));
  expect(ids).toEqual([cars.onePicture.id]);
});
