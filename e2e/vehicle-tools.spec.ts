import { expect, test } from './fixtures';

test('hire purchase is worked out from the visitor’s own rate, and called an illustration', async ({ page }) => {
  await page.goto('/vehicle/1/');
  const tool = page.getByRole('region', { name: 'Hire purchase' });
  await expect(tool).toContainText('Illustration, not an offer.');
  await expect(tool.getByLabel('Interest')).toHaveValue('');
  await tool.getByLabel('Deposit').fill('5,000,000');
  await tool.getByLabel('Months').fill('48');
  await tool.getByLabel('Interest').fill('12');
  // 40,000,000 x .01 / (1 - 1.01^-48), and 48 of them with the deposit
  await expect(tool.getByRole('status')).toContainText('KES 1,053,354');
  await expect(tool.getByRole('status')).toContainText('KES 55,560,992');
});

test('a field out of range says so and keeps what was typed', async ({ page }) => {
  await page.goto('/vehicle/1/');
  const deposit = page.getByRole('region', { name: 'Hire purchase' }).getByLabel('Deposit');
  await deposit.fill('45000000');
  await expect(deposit).toHaveAccessibleDescription('Enter whole shillings, less than the price.');
  await expect(deposit).toHaveValue('45000000');
});

test('the rental estimate counts days and hands the dates over to WhatsApp', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T21:30:00Z'));
  await page.goto('/vehicle/1/?mode=rental');
  await expect(page.getByRole('region', { name: 'Hire purchase' })).toBeHidden();
  const tool = page.getByRole('region', { name: 'Rental estimate' });
  await expect(tool).toContainText('Deposit, age, mileage allowance and insurance are to be confirmed.');
  // Already the 21st in Nairobi.
  await expect(tool.getByLabel('Pick-up')).toHaveAttribute('min', '2026-11-21');
  await tool.getByLabel('Pick-up').fill('2026-12-01');
  await tool.getByLabel('Return').fill('2026-12-04');
  await expect(tool.getByRole('status')).toContainText('3 days');
  await expect(tool.getByRole('status')).toContainText('KES 375,000');
  const address = await tool.getByRole('link', { name: /Ask for these dates on WhatsApp/ }).getAttribute('href');
  const message = new URL(address ?? '').searchParams.get('text');
  expect(message).toContain('Lamborghini Huracán');
  expect(message).toMatch(/Pick-up: Tuesday,? 1 December 2026\nReturn: Friday,? 4 December 2026\n3 days, KES 375,000/);
});

test('a return before the pick-up is said at the field', async ({ page }) => {
  await page.goto('/vehicle/1/?mode=rental');
  const tool = page.getByRole('region', { name: 'Rental estimate' });
  await tool.getByLabel('Pick-up').fill('2030-12-04');
  await tool.getByLabel('Return').fill('2030-12-01');
  await expect(tool.getByLabel('Return')).toHaveAccessibleDescription('Choose the day of pick-up or a later one.');
  await expect(tool.getByRole('link')).toHaveCount(0);
});

test('a sold car says so beside its price and offers similar ones that are available', async ({ page }) => {
  await page.goto('/vehicle/5/?mode=rental');
  const note = page.getByText('This car has been sold.').locator('..');
  await expect(note.getByRole('link').first()).toHaveAttribute('href', /^\/vehicle\/\d+\/\?mode=rental$/);
  await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
});

test('previous and next car follow the list and the mode', async ({ page }) => {
  await page.goto('/vehicle/2/?mode=rental');
  const neighbours = page.getByRole('navigation', { name: 'Previous and next vehicle' });
  await expect(neighbours.getByRole('link', { name: 'Previous Lamborghini Huracán' })).toHaveAttribute(
    'href',
    '/vehicle/1/?mode=rental',
  );
  await neighbours.getByRole('link', { name: 'Next McLaren 720S' }).click();
  await expect(page).toHaveURL(/\/vehicle\/3\/\?mode=rental$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('McLaren 720S');
});
