import type { Page } from '@playwright/test';
import { cars, expect, sectionOf, service, site, test, vehiclePath, visit } from './fixtures';

/** How many pages the page takes on paper. */
async function printedPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = await page.pdf({ format, preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** In CSS pixels: media queries of a printed page ask for the whole sheet. */
const A4 = { width: 794, height: 1123 };

const form = (page: Page) => sectionOf(page, 'Send us a message');

test.describe('a printed vehicle', () => {
  // Terms and further facts may take another.
  test('is one sheet of A4 or Letter with every fact of its model', async ({ page }) => {
    await visit(page, vehiclePath(cars.longerName));
    await page.locator('[data-sheet-terms], [data-sheet-dossier]').evaluateAll((parts) => {
      for (const part of parts) part.remove();
    });
    expect(await printedPages(page, 'A4')).toBe(1);
    expect(await printedPages(page, 'Letter')).toBe(1);
  });

  test('shows mark, name, both prices with the chosen one first, facts, features and contact', async ({ page }) => {
    const { name, price, dailyRental, features } = cars.hybrid;
    await page.setViewportSize(A4);
    await visit(page, `${vehiclePath(cars.hybrid)}?mode=rental`);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(page.getByText(site.tagline, { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    const picture = await main.getByRole('img', { name: new RegExp(`^${name}`) }).boundingBox();
    expect(picture?.x, 'cut off at the edge').toBeGreaterThanOrEqual(0);
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(1.6);
    const rental = await main.getByText(dailyRental).first().boundingBox();
    const sale = await main.getByText(price, { exact: true }).first().boundingBox();
    expect(rental?.y).toBeLessThan(sale?.y ?? 0);
    await expect(sectionOf(main, 'Specifications').locator('dl > div')).toHaveCount(6);
    await expect(sectionOf(main, 'Features').getByRole('listitem')).toHaveText([...features]);
    const [phone, otherPhone] = site.phones;
    await expect(page.getByText(`${phone.display} · ${otherPhone.display} · ${site.emails.info}`)).toBeVisible();
    for (const control of ['link', 'button', 'radio'] as const) await expect(page.getByRole(control)).toHaveCount(0);
  });

  test('has its address as text and as a QR code', async ({ page }) => {
    await visit(page, `${vehiclePath(cars.markup)}?mode=rental`);
    await page.emulateMedia({ media: 'print' });
    const address = `${site.url}${vehiclePath(cars.markup)}`;
    await expect(page.getByText(`This page: ${address}`)).toBeVisible();
    await expect(page.getByRole('img', { name: `QR code of ${address}` })).toBeVisible();
  });
});

test.describe('an enquiry', () => {
  test('begun on a vehicle’s page names it and its mode, in view, and survives a reload', async ({ page }) => {
    const { name, id } = cars.markup;
    await visit(page, `${vehiclePath(cars.markup)}?mode=rental`);
    await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
    await expect(page).toHaveURL(`/contact/?car=${id}&mode=rental#write`);
    const message = form(page).getByLabel('Message');
    const address = `${site.url}${vehiclePath(cars.markup)}?mode=rental`;
    const asked = `I am interested in the ${name} (Rental).\n${address}`;
    await expect(message).toHaveValue(asked);
    await expect(form(page).getByLabel('Service')).toHaveValue('rental');
    await expect(form(page).getByLabel('Name')).toBeFocused();
    await expect(form(page).getByLabel('Name')).toBeInViewport();
    await message.press('ControlOrMeta+End');
    await message.pressSequentially(' From Friday?');
    await form(page).getByLabel('Phone').fill('0711 000 000');
    await page.reload();
    await expect(message).toHaveValue(`${asked} From Friday?`);
    await expect(form(page).getByLabel('Phone')).toHaveValue('0711 000 000');
    await visit(page, `/contact/?car=${cars.rented.id}`);
    const other = `I am interested in the ${cars.rented.name} (Purchase).\n${site.url}${vehiclePath(cars.rented)}`;
    await expect(message).toHaveValue(`${asked} From Friday?\n\n${other}`);
    await expect(form(page).getByLabel('Service')).toHaveValue('purchase');
  });

  test('begun in a service’s dialog names the service', async ({ page }) => {
    await visit(page, '/services/');
    const { title, enquiry } = service;
    await page.getByRole('button', { name: `Learn More about ${title}` }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Write to us about this service' }).click();
    await expect(form(page).getByLabel('Service')).toHaveValue(enquiry);
    await expect(form(page).getByLabel('Message')).toHaveValue(`I am interested in your service: ${title}.`);
  });
});

test.describe('the contact page', () => {
  test('shows a phone the number and the first field without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `/contact/?car=${cars.first.id}`);
    const bar = await page.getByRole('complementary', { name: 'Contact the dealer' }).locator('> div').boundingBox();
    const main = page.getByRole('main');
    for (const seen of [
      main.getByRole('link', { name: site.phones[0].display }).first(),
      main.getByText('Name', { exact: true }),
    ]) {
      const box = await seen.boundingBox();
      expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });

  test('offers directions', async ({ page }) => {
    await visit(page, '/contact/');
    await expect(page.getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
      'href',
      /^https:\/\/.*query=-4\.0435%2C%2039\.6682$/,
    );
  });

  test.describe('for a visitor abroad', () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test('the doors open and close by the clock of the house, while the page is open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      // Sunday, 8 November 2026, a minute before closing time.
      await page.clock.install({ time: new Date('2026-11-08T17:59:00+03:00') });
      await visit(page, '/contact/');
      const line = page.getByRole('main').getByText(/^Showroom (open|closed) now/);
      await expect(line).toHaveText('Showroom open now, until 6:00 PM, Mombasa time');
      await page.clock.fastForward('01:00');
      await expect(line).toHaveText('Showroom closed now, opens Monday at 9:00 AM, Mombasa time');
      await page.clock.fastForward('15:00:00');
      await expect(line).toHaveText('Showroom open now, until 8:00 PM, Mombasa time');
    });
  });
});
