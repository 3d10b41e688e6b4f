import {
  askLink,
  askSheet,
  cars,
  expect,
  openAskSheet,
  sectionOf,
  site,
  terms,
  test,
  vehiclePath,
  visit,
  whatsAppText,
} from './fixtures';

const SALE = vehiclePath(cars.first);
const RENTAL = `${SALE}?mode=rental`;

test('each tick, the day and the visitor’s own words are in the message, which is shown as it is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, SALE);
  const sheet = await openAskSheet(page);
  await expect(sheet.getByLabel('Pick-up')).toHaveCount(0);
  await sheet.getByLabel('Pay monthly').check();
  await sheet.getByLabel('Trade in my car').check();
  await sheet.getByLabel('View it', { exact: true }).check();
  await sheet.getByLabel('Day').fill('2030-11-25');
  await sheet.getByLabel(/^Time /).fill('09:30');
  await sheet.getByLabel('Anything else?').fill('Is the spare key there?');
  const message = [
    `Hello ${site.name}, I am interested in the ${cars.first.name} (Purchase).`,
    'I would like to view it on Monday, 25 November 2030 at 9:30 AM. I want to trade in my car. I would like to pay monthly.',
    'Is the spare key there?',
    `${site.url}${SALE}`,
  ];
  await expect.poll(() => whatsAppText(askLink(page))).toBe(message.join('\n\n'));
  await expect(sheet.getByText(message.join('\n\n'))).toBeVisible();
  await expect(askLink(page)).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:sales@.*spare%20key/,
  );
  await sheet.getByLabel('Pay monthly').uncheck();
  await sheet.getByLabel('Day').fill('2026-01-05');
  await expect
    .poll(() => whatsAppText(askLink(page)))
    .toContain('\n\nI would like to view it at 9:30 AM. I want to trade in my car.\n\n');
  // The answers last as long as the page.
  await page.keyboard.press('Escape');
  await openAskSheet(page);
  await expect(sheet.getByLabel('Trade in my car')).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Kilometres' }).click();
  await expect.poll(() => whatsAppText(askLink(page))).toContain('\n\nHow many kilometres has it done?\n\n');
  await sheet.getByRole('link', { name: 'Use the form' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue(/How many kilometres has it done\?/);
});

test('two dates have a total, which is in the message with the ticks of a rental', async ({ page }) => {
  await visit(page, RENTAL);
  const sheet = await openAskSheet(page);
  await expect(sheet.getByLabel('Pay monthly')).toHaveCount(0);
  const [pickUp, back] = [sheet.getByLabel('Pick-up'), sheet.getByLabel('Return')];
  // A year that is still being typed is no fault.
  await pickUp.pressSequentially('12012');
  await expect(pickUp).toHaveValue('0002-12-01');
  await expect(pickUp).toHaveAccessibleDescription('');
  await pickUp.fill('2030-12-02');
  await back.fill('2032-12-04');
  await expect(back).toHaveAccessibleDescription(/^Choose a day within 365 days/);
  await back.fill('2030-12-01');
  await expect(back).toHaveAccessibleDescription('Choose the day of pick-up or a later one.');
  expect(await whatsAppText(askLink(page))).toContain('From Monday, 2 December 2030.\n\n');
  await back.fill('2030-12-05');
  await expect(sheet.getByRole('status').first()).toHaveText('3 days: KES 375,000. We confirm your dates.');
  await sheet.getByLabel('It is for a wedding').check();
  await sheet.getByLabel('With a driver').check();
  await expect
    .poll(() => whatsAppText(askLink(page)))
    .toContain(
      '(Rental).\n\nFrom Monday, 2 December 2030 to Thursday, 5 December 2030. 3 days: KES 375,000. I would like it with a driver. It is for a wedding.\n\n',
    );
});

test('dates chosen once hold for every car, the comparison and the messages', async ({ page }) => {
  await visit(page, '/vehicles/?mode=rental');
  const dates = page.getByRole('group', { name: 'Dates of the rental' });
  const card = page.getByRole('article', { name: cars.luxury.name });
  await page.getByText('Choose dates').click();
  await dates.getByLabel('Pick-up').fill('2030-12-02');
  await dates.getByLabel('Return').fill('2030-12-05');
  await expect(page.getByText('3 days from 2 December 2030')).toBeVisible();
  await expect(card).toContainText('KES 300,000 for 3 days');
  const inWords = 'From Monday, 2 December 2030 to Thursday, 5 December 2030.';
  const link = page
    .getByRole('main')
    .getByRole('link', { name: `WhatsApp about ${cars.luxury.name}` })
    .first();
  await expect.poll(() => whatsAppText(link)).toContain(`(Rental). ${inWords}`);
  await card.getByRole('link', { name: cars.luxury.name, exact: true }).click();
  await expect.poll(() => whatsAppText(link)).toContain(inWords);
  const sheet = await openAskSheet(page);
  await expect(sheet.getByRole('status').first()).toContainText('3 days');
  await sheet.getByLabel('Return').fill('2030-12-04');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ask for these dates' }).first()).toBeVisible();
  await visit(page, `/shortlist/?cars=${cars.luxury.id},${cars.first.id}&mode=rental`);
  await page.getByRole('radio', { name: 'Side by side' }).check();
  await expect(page.getByRole('row', { name: /^For your dates/ })).toContainText('KES 200,000');
});

test('a price on request is not paid monthly, and a sold car has no sheet', async ({ page }) => {
  await visit(page, vehiclePath(cars.sameName));
  const sheet = await openAskSheet(page);
  await expect(sheet.getByLabel('Trade in my car')).toBeVisible();
  await expect(sheet.getByLabel('Pay monthly')).toHaveCount(0);
  await visit(page, `${vehiclePath(cars.sold)}?mode=rental`);
  await expect(page.getByText('This car has been sold.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask about this car|^Choose dates/ })).toHaveCount(0);
  await expect(askSheet(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Write to us about this car' })).toBeVisible();
  await expect(page.getByText('Security deposit')).toHaveCount(0);
});

test('the rental terms are with the rate and in their section, in rental mode only', async ({ page }) => {
  await visit(page, RENTAL);
  const section = sectionOf(page, 'Rental terms');
  for (const value of [terms.deposit, terms.kilometresADay, terms.excess, terms.licence, terms.late] as string[]) {
    await expect(section).toContainText(value);
  }
  await page.getByRole('link', { name: 'All rental terms' }).click();
  await expect(section.getByRole('heading')).toBeInViewport();
  await page.getByRole('radio', { name: 'Purchase' }).check();
  await expect(section).toBeHidden();
  await expect(page.getByText('Security deposit')).toHaveCount(2);
  await expect(page.getByText('Security deposit').first()).toBeHidden();
  // Print has both modes.
  await page.emulateMedia({ media: 'print' });
  await expect(sectionOf(page, /^Rental terms/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'All rental terms' })).toBeHidden();

  // A car's own terms replace the dealer's; with a chauffeur no licence is needed.
  await page.goto(`${vehiclePath(cars.luxury)}?mode=rental`);
  await expect(sectionOf(page, /^Rental terms/)).toContainText('KES 500,000');
  for (const value of [terms.deposit, terms.licence])
    await expect(sectionOf(page, /^Rental terms/)).not.toContainText(String(value));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the terms can be read', async ({ page }) => {
    await page.goto(SALE);
    await expect(sectionOf(page, 'Rental terms')).toContainText(String(terms.deposit));
  });
});
