import { expect, test, visit, whatsAppText } from './fixtures';

test.describe('Section 2: vehicle detail', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has the vehicle’s name, facts, features and story', async ({ page }) => {
    await visit(page, '/vehicle/7/');
    await expect(page.getByRole('heading', { level: 1, name: 'Aston Martin DB11' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Aston Martin DB11' })).toBeVisible();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveText([
      'Year2023',
      'Fuel TypePetrol',
      'TransmissionAutomatic',
      'Mileage(fuel consumption)12.5 L/100km',
      'Engine5.2L Twin-Turbo V12',
      '0-100 km/h3.9 s',
    ]);
    await expect(page.getByRole('heading', { name: 'About This Vehicle' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Features' }).getByRole('listitem')).toHaveCount(6);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Vehicles']);
    await expect(trail.locator('[aria-current="page"]')).toHaveText('Vehicle Details: Aston Martin DB11');
  });

  test('the toggle changes price, message and similar vehicles, and nothing leaks to the next vehicle', async ({
    page,
  }) => {
    await visit(page, '/vehicle/6/');
    const main = page.getByRole('main');
    await expect(main.getByText('KES 32,000,000')).toBeVisible();
    await expect(main.getByText('Daily Rental Rate')).toBeHidden();
    await page.getByRole('radio', { name: 'Rental' }).check();
    await expect(main.getByText('KES 90,000/day')).toBeVisible();
    await expect(main.getByText('Daily Rental Rate')).toBeVisible();
    await expect(main.getByText('KES 32,000,000')).toBeHidden();
    const whatsapp = main.getByRole('link', { name: 'WhatsApp about Porsche 911 Turbo S' });
    await expect.poll(() => whatsAppText(whatsapp)).toContain('(Rental)');
    const similar = page.getByRole('region', { name: 'Similar Vehicles' });
    await expect(similar.getByRole('heading', { level: 3 })).toHaveText([
      'BMW M8 Competition',
      'Mercedes-AMG GT 63 S',
      'Jaguar F-Type R',
    ]);
    await expect(similar.getByText('KES 75,000/day')).toBeVisible();
    await similar.getByRole('link', { name: 'BMW M8 Competition', exact: true }).click();
    await expect(page).toHaveURL(/\/vehicle\/9\/\?mode=rental$/);
    await visit(page, '/vehicle/9/');
    await expect(page.getByRole('radio', { name: 'Purchase' })).toBeChecked();
    await expect(page.getByRole('main').getByText('KES 28,000,000')).toBeVisible();
  });

  test('the gallery starts with the first picture; thumbnails, keyboard and scrolling move it', async ({ page }) => {
    await visit(page, '/vehicle/3/');
    const thumbnails = page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
    await expect(thumbnails).toHaveCount(5);
    await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: /^Show picture 3 of 5/ }).click();
    await expect(page.getByRole('img', { name: 'McLaren 720S, rear three-quarter view' })).toBeInViewport({
      ratio: 0.9,
    });
    await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/\/vehicle\/3\/$/);
    await page.getByRole('list', { name: /Large pictures/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('a sold vehicle says so and keeps its buttons', async ({ page }) => {
    await visit(page, '/vehicle/5/');
    await expect(page.getByRole('region', { name: 'Pictures' }).getByText('Sold')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Call Now about Bentley' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('WhatsApp and Call Now about the vehicle stay at the bottom of the screen', async ({ page }) => {
    await visit(page, '/vehicle/12/?mode=rental');
    const bar = page.getByRole('complementary', { name: 'Contact the dealer' });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const whatsapp = bar.getByRole('link', { name: 'WhatsApp about Lexus LC 500' });
    await expect(whatsapp).toBeInViewport();
    await expect.poll(() => whatsAppText(whatsapp)).toContain('(Rental)');
    await expect(bar.getByRole('link', { name: 'Call Now about Lexus LC 500' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
  });
});
