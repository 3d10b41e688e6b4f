import { cars, expect, sectionOf, site, test, vehiclePath, visit, whatsAppText } from './fixtures';

test('a seller answers, and hands the message over', async ({ page }) => {
  await visit(page, '/sell/');
  const form = sectionOf(page, 'Sell your car');
  const send = form.getByRole('button', { name: /^Continue to/ });
  await form.getByLabel(/^Your car/).fill('Audi Q5, 2019');
  await form.getByLabel(/^Kilometres/).fill('82000');
  await send.click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await form.getByLabel('Your name').fill('Amina');
  await expect(form.getByText('Add photographs in the chat or the e-mail.')).toBeVisible();
  await send.click();
  await expect(form.getByRole('status')).toHaveText(/^Ready to send, Amina:/);
  const chat = form.getByRole('link', { name: /^Send on WhatsApp/ });
  await expect(chat).toHaveAttribute('href', new RegExp(`^https://wa.me/${site.whatsapp}`));
  expect(await whatsAppText(chat)).toBe(
    `Hello ${site.name}, I would like to sell my car.\n\nMy car: Audi Q5, 2019\nKilometres: 82,000\nMy name: Amina`,
  );
  await expect(form.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute('href', /^mailto:sales@/);
});

test('the address unfolds the trade-in and names the wanted car', async ({ page }) => {
  await visit(page, `/sell/?car=${cars.first.id}#trade-in`);
  const form = sectionOf(page, 'Trade in your car');
  await expect(form.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(form.getByLabel(/^The car you would like/)).toHaveValue(
    `${cars.first.name}, ${site.url}${vehiclePath(cars.first)}`,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each form is a message that is begun already', async ({ page }) => {
    await page.goto('/sell/');
    for (const name of ['Trade in your car', 'Find me a car', 'Sell your car']) {
      await sectionOf(page, name).locator('summary').click();
      const link = sectionOf(page, name).getByRole('link', { name: /^Answer on WhatsApp/ });
      await expect(link).toBeVisible();
      expect(await whatsAppText(link)).toContain('My name: ');
      await expect(sectionOf(page, name).getByRole('button', { name: /^Continue to/ })).toBeHidden();
    }
  });
});
