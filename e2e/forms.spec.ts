import type { Page } from '@playwright/test';
import { expect, site, test, visit } from './fixtures';
import { fillEnquiry } from './fixtures/enquiry';

const enquiry = {
  name: 'Amina O’Neill & Söhne',
  email: 'amina@example.org',
  phone: '+254 711 000 000',
  message: 'Two days, please.\nIs 50% off + a driver possible?',
};

/** From here on time passes only when a test says so. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test('Section 5: the browser asks for each of the five fields', async ({ page }) => {
  await visit(page, '/contact/');
  const { form, send } = await fillEnquiry(page, enquiry);
  for (const [label, empty] of [
    ['Name', ''],
    ['E-mail', 'no address'],
    ['Phone', ''],
    ['Message', ''],
  ] as const) {
    const field = form.getByLabel(label);
    const value = await field.inputValue();
    await field.fill(empty);
    await send.click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    await field.fill(value);
  }
  await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'tel');
  await expect(form.getByRole('status')).toBeEmpty();
  await expect(form.getByLabel('Service').locator('option')).toHaveText([
    'Choose a service',
    ...site.enquiries.map(({ label }) => label),
  ]);
});

test('Section 4: the banner stays 3000 ms, the message until it is sent, past a reload', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact/');
  const { form, send } = await fillEnquiry(page, enquiry);
  await stopClock(page);
  await send.click();
  const banner = form.getByRole('status');
  await expect(banner).toHaveText('Ready to send, Amina: one more press on WhatsApp or e-mail.');
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(page).toHaveURL(/\/contact\/$/);
  const whatsapp = new URL((await form.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '');
  const text = whatsapp.searchParams.get('text') ?? '';
  for (const part of [enquiry.name, enquiry.email, enquiry.phone, 'Renting a Car', enquiry.message]) {
    expect(text).toContain(part);
  }
  const mail = (await form.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')) ?? '';
  expect(mail).toContain('Two%20days%2C%20please.%0D%0AIs%2050%25%20off%20%2B%20a%20driver%20possible%3F');
  await page.clock.runFor(2900);
  await expect(banner).not.toBeEmpty();
  await page.clock.runFor(200);
  await expect(banner).toBeEmpty();
  await page.clock.resume();
  await page.reload();
  await expect(form.getByRole('heading', { name: 'One more press, Amina' })).toBeVisible();
  await expect(form.getByText(enquiry.message)).toBeVisible();
});

for (const place of ['main', 'contentinfo'] as const) {
  test(`Section 4: the newsletter form in ${place} confirms for 3000 ms and returns empty`, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    const area = page.getByRole(place);
    const field = area.getByLabel('E-mail address');
    for (const refused of ['', 'not an address']) {
      await field.fill(refused);
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
      await area.getByRole('button', { name: 'Subscribe' }).click();
      await expect(field).toBeFocused();
    }
    await field.fill('amina@example.org');
    await stopClock(page);
    await area.getByRole('button', { name: 'Subscribe' }).click();
    const confirmation = area.getByText('Thank you for subscribing! Check your email for confirmation.');
    await expect(confirmation).toBeVisible();
    await expect(field).toBeHidden();
    await page.clock.runFor(2900);
    await expect(confirmation).toBeVisible();
    await page.clock.runFor(200);
    await expect(confirmation).toBeHidden();
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
  });
}

for (const [path, label] of [
  ['/contact/', 'Name'],
  ['/sell/#sell', 'Your car'],
] as const) {
  test(`a field of ${path} that is missing is shown with its label, below the header`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    const send = page.getByRole('button', { name: /^Continue to/ }).first();
    await send.scrollIntoViewIfNeeded();
    await send.click();
    const bottom = await page
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().bottom);
    const words = page.locator('main label').filter({ hasText: label }).first();
    await expect.poll(async () => (await words.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  });
}

test('an empty field is called invalid only once the browser refuses the form', async ({ page }) => {
  await visit(page, '/contact/');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await expect(name).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid');
});
