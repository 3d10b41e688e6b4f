import { readFile } from 'node:fs/promises';
import { createStaticServer, listen } from '@/scripts/serving/static-server';
import { cars, expect, test, vehiclePath, visit } from './fixtures';
import { buildVariant } from './site-variant';

const HOST = 'https://pictures.example';

test('pictures on another host are requested there, the spin too, and none is in the site’s folder', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const out = await buildVariant('pictures-url', [
    { file: 'data/site.json', from: '"picturesUrl": null', to: `"picturesUrl": "${HOST}"` },
  ]);
  const server = createStaticServer(out);
  const site = (await listen(server, out, 0)).replace(/\/$/, '');
  const asked: string[] = [];
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    await route.fulfill({ body: await readFile(`public${pathname}`), contentType: 'image/avif' });
  });

  await visit(page, `${site}/vehicles/`);
  const first = page.getByRole('main').getByRole('article').first().locator('img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Newest' });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await visit(page, site + vehiclePath(cars.first));
  await page.getByRole('button', { name: 'View in 360°' }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Front three-quarter/);
  expect(asked.filter((file) => file.includes('/spin/'))).toHaveLength(36);
  expect((await page.request.get(`${site}/pictures/manifest.json`)).status()).toBe(404);
  expect(await (await page.request.get(`${site}/sitemap.xml`)).text()).toContain(`<image:loc>${HOST}/pictures/`);
  server.close();
});
