import { KEPT_KEYS } from '@/lib/legal/kept-in-browser';
import { cars, expect, sectionOf, site, test, vehiclePath, visit } from './fixtures';

test('the footer leads to the legal texts, which fill in the facts of the house', async ({ page }) => {
  await visit(page, '/about/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/legal\/#privacy$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy Policy' })).toBeInViewport();
  const main = page.getByRole('main');
  await expect(main).toContainText(`${site.name}, ${site.address.street}, ${site.address.city}`);
  await expect(main).toContainText(`Write to ${site.emails.info} or call ${site.phones[0].display}.`);
  await expect(main).toContainText('send nothing by themselves');
  const rights = sectionOf(page, 'Your rights');
  await expect(rights.getByRole('listitem')).toHaveText(['what we know of sales@cars.example;', 'that we forget it.']);
  await expect(main).not.toContainText('Terms of Service');
  await expect(page.locator('#cookies')).toContainText('As of 3 February 2031.');
  await main.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Accessibility' })).toBeInViewport();
  await expect(main).not.toContainText('{');
});

test('a visit keeps no more in the browser than the cookie policy says', async ({ page }) => {
  const keptKeys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await visit(page, vehiclePath(cars.first));
  await page
    .getByRole('button', { name: /^Add .* to shortlist$|^Shortlist/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /theme|dark|light/i })
    .filter({ visible: true })
    .first()
    .click();
  await visit(page, '/contact/');
  await page.getByLabel('Name').fill('Amina');
  await visit(page, '/vehicles/?brand=bentley');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/vehicle\//);
  const kept = await keptKeys();
  expect(kept.filter((key) => !KEPT_KEYS.includes(key))).toEqual([]);
  for (const key of ['theme', 'shortlist', 'enquiry']) expect(kept).toContain(key);
  expect(await page.context().cookies()).toEqual([]);
});

test('each form links to the policy', async ({ page }) => {
  await visit(page, '/contact/');
  const form = sectionOf(page, 'Send us a message');
  await expect(form.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/legal/#privacy');
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true })).toBeVisible();
});
