import { askedFor, cars, expect, listed, sectionOf, services, site, test, vehiclePath } from './fixtures';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('the catalogue has every vehicle with both prices and its links', async ({ page }) => {
  await page.goto('/vehicles/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(listed.length);
  for (const [index, car] of listed.entries()) {
    const { name } = car;
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name, exact: true })).toBeVisible();
    for (const asked of askedFor(car)) await expect(card.getByText(asked, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${site.whatsapp}\\?text=`),
    );
  }
  await expect(page.getByText('Showing 17 of 17 vehicles')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load More Vehicles' })).toBeHidden();
});

test('a vehicle page shows both prices, facts and pictures', async ({ page }) => {
  const { name, price, dailyRental, acceleration } = cars.reserved;
  await page.goto(vehiclePath(cars.reserved));
  await expect(page.getByText(price).first()).toBeVisible();
  await expect(page.getByText(dailyRental).first()).toBeVisible();
  await expect(sectionOf(page, 'Specifications')).toContainText(`${acceleration} s`);
  await page.getByRole('link', { name: /^Show picture 2 of 5/ }).click();
  await expect(page.getByRole('img', { name: `${name}, side view` })).toBeInViewport();
});

test('the menu opens and the services’ details can be read', async ({ page }) => {
  await page.goto('/services/');
  await page.locator('summary').click();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' })).toBeVisible();
  for (const title of ["What's Included", 'Key Benefits', 'Our Process']) {
    await expect(page.getByRole('heading', { name: title })).toHaveCount(services.length);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }
  await expect(page.getByText(`Our specialists are available ${site.support} to assist you`)).toBeVisible();
});

test('the system’s preference decides the theme, and there is no toggle that does nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about/');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 12, 11)');
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden();
});

test('no form leads anywhere, and an e-mail takes its place', async ({ page }) => {
  for (const path of ['/', '/contact/', '/vehicles/']) {
    await page.goto(path);
    await expect(page.locator('form[action]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Subscribe|Send Message)$/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Subscribe by e-mail' }).last()).toHaveAttribute(
      'href',
      /^mailto:info@cars\.example\?subject=Newsletter%20subscription&body=./,
    );
  }
  await page.goto('/contact/');
  await expect(page.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
    'href',
    /^mailto:sales@cars\.example\?subject=.+&body=./,
  );
});

test('Section 8: an unknown vehicle is a page not found on a host that knows one 404 page, and leads back', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/404.*\/vehicle\/999/);
  await page.goto('/vehicle/999');
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(['Page Not Found']);
  await expect(page.getByRole('link', { name: 'Back to Vehicles' })).toHaveAttribute('href', '/vehicles/');
});
