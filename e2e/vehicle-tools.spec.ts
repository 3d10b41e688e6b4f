import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import {
  askAbout,
  askButton,
  askLink,
  askSheet,
  cars,
  expect,
  namesOf,
  site,
  test,
  vehiclePath,
  visit,
  whatsAppText,
} from './fixtures';

const SALE = vehiclePath(cars.first);
const RENTAL = `${SALE}?mode=rental`;

test('hire purchase is calculated from the visitor’s own rate, and its message carries the terms', async ({ page }) => {
  await visit(page, SALE);
  const tool = await askAbout(page, 'Pay monthly');
  await expect(tool).toContainText('An estimate, at a rate you enter.');
  await expect(tool.getByLabel('Interest')).toHaveValue('');
  await tool.getByLabel('Deposit').fill('5000000');
  await tool.getByLabel('Months').fill('48');
  await tool.getByLabel('Interest').fill('12%');
  await expect(tool.getByLabel('Deposit')).toHaveValue('5,000,000');
  // 40,000,000 x .01 / (1 - 1.01^-48), and 48 of them with the deposit
  await expect(tool.getByRole('status')).toContainText('KES 1,053,354');
  await expect(tool.getByRole('status')).toContainText('KES 55,560,992');
  const message = await whatsAppText(askLink(page));
  expect(message).toContain('I would like to buy it on hire purchase.');
  expect(message).toContain('Deposit: KES 5,000,000');
});

test('a field out of range shows its fault and keeps its value', async ({ page }) => {
  await visit(page, SALE);
  const tool = await askAbout(page, 'Pay monthly');
  await tool.getByLabel('Interest').fill('14');
  const deposit = tool.getByLabel('Deposit');
  await deposit.fill('45000000');
  await expect(deposit).toHaveAccessibleDescription('Enter whole shillings or per cent, less than the price.');
  await expect(deposit).toHaveValue('45000000');
  await expect(tool.getByRole('status')).toHaveText('');
});

test('the rental estimate counts days, and its message carries the dates', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T21:30:00Z'));
  await visit(page, RENTAL);
  const tool = await askAbout(page, 'Rent it');
  await expect(askSheet(page).getByRole('button', { name: 'Pay monthly' })).toHaveCount(0);
  // Already the 21st in Kenya.
  await expect(tool.getByLabel('Pick-up')).toHaveAttribute('min', '2026-11-21');
  await tool.getByLabel('Pick-up').fill('2026-12-01');
  await tool.getByLabel('Return').fill('2026-12-04');
  await expect(tool.getByRole('status')).toContainText('3 days');
  await expect(tool.getByRole('status')).toContainText('KES 375,000');
  const message = await whatsAppText(askLink(page));
  expect(message).toContain(cars.first.name);
  expect(message).toMatch(
    /Pick-up: Tuesday,? 1 December 2026\nReturn: Friday,? 4 December 2026\nDays: 3 days\nAt the daily rate: KES 375,000/,
  );
});

test('a result is announced in one sentence, and a year that is still being typed is no fault', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:15:00Z'));
  await visit(page, RENTAL);
  const tool = await askAbout(page, 'Rent it');
  const [pickUp, back] = [tool.getByLabel('Pick-up'), tool.getByLabel('Return')];
  await pickUp.pressSequentially('12012');
  await expect(pickUp).toHaveValue('0002-12-01');
  await expect(pickUp).toHaveAccessibleDescription('');
  await page.keyboard.type('026');
  await back.pressSequentially('12042');
  await expect(back).toHaveValue('0002-12-04');
  await expect(back).toHaveAccessibleDescription('');
  await page.keyboard.type('026');
  await expect(tool.getByRole('status')).toHaveText('3 days: KES 375,000 at the daily rate.');
});

test('dates that have passed since they were chosen show a fault, and are not in the message', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-01T09:15:00Z'));
  await visit(page, RENTAL);
  const tool = await askAbout(page, 'Rent it');
  await tool.getByLabel('Pick-up').fill('2026-12-01');
  await tool.getByLabel('Return').fill('2026-12-04');
  await expect(tool.getByRole('status')).toContainText('3 days');
  await page.clock.setFixedTime(new Date('2026-12-02T09:15:00Z'));
  await page.reload();
  // The topic is still chosen.
  await askButton(page).click();
  await expect(tool.getByLabel('Pick-up')).toHaveAccessibleDescription('Choose today or a later day.');
  const message = await whatsAppText(askLink(page));
  expect(message).toContain('I would like to rent it.');
  expect(message).not.toContain('December');
});

test('a return before the pick-up or after a year shows a fault, and is not in the message', async ({ page }) => {
  await visit(page, RENTAL);
  const tool = await askAbout(page, 'Rent it');
  const back = tool.getByLabel('Return');
  await tool.getByLabel('Pick-up').fill('2030-12-04');
  await back.fill('2032-12-04');
  await expect(back).toHaveAccessibleDescription(/^Choose a day within 365 days/);
  await back.fill('2030-12-01');
  await expect(back).toHaveAccessibleDescription('Choose the day of pick-up or a later one.');
  await expect(tool.getByRole('status')).toHaveText('');
  expect(await whatsAppText(askLink(page))).not.toContain('Pick-up');
});

test('a car that is sold or rented out says so beside its price and offers similar ones that are available', async ({
  page,
}) => {
  for (const [car, words] of [
    [cars.sold, 'This car has been sold.'],
    [cars.alsoRented, 'This car is rented out at the moment.'],
  ] as const) {
    await visit(page, `${vehiclePath(car)}?mode=rental`);
    const alternatives = page.getByText(words).locator('..').getByRole('link');
    await expect(alternatives).toHaveText(namesOf([cars.luxury, cars.longerName, cars.electric]));
    await expect(alternatives.first()).toHaveAttribute('href', `${vehiclePath(cars.luxury)}?mode=rental`);
    await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
  }
});

test('a viewing is proposed within opening hours, on WhatsApp and as a calendar file', async ({ page }) => {
  // A Saturday, a quarter past noon in Kenya.
  await page.clock.setFixedTime(new Date('2026-11-21T09:15:00Z'));
  await visit(page, SALE);
  const tool = await askAbout(page, 'See it');
  const time = tool.getByLabel('Time');
  await expect(tool.getByLabel('Day')).toHaveAttribute('min', '2026-11-21');
  await expect(time).toBeDisabled();
  await tool.getByLabel('Day').fill('2026-11-21');
  await expect(time.getByRole('option').nth(1)).toHaveText('12:30 PM');
  await expect(time.getByRole('option').last()).toHaveText('5:00 PM');
  await tool.getByLabel('Day').fill('2026-11-23');
  await time.selectOption('9:30 AM');
  await expect(tool.getByRole('status')).toContainText('Proposed, not confirmed');
  await expect(tool.getByRole('status')).toContainText(/Monday,? 23 November 2026/);

  const message = await whatsAppText(askLink(page));
  expect(message).toContain(`I am interested in the ${cars.first.name} (Purchase).`);
  expect(message).toMatch(/I would like to view it on Monday,? 23 November 2026, 9:30 AM, Mombasa time\./);
  expect(message).toMatch(new RegExp(`\n${site.url}${SALE}$`));

  const saving = page.waitForEvent('download');
  await tool.getByRole('button', { name: 'Save in your calendar' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('viewing-2026-11-23.ics');
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-23T06:30:00.000Z');
  expect(event.summary).toBe(`Viewing: ${cars.first.name} (proposed, not confirmed)`);
});

test('a past day shows a fault, and is not in the message', async ({ page }) => {
  await visit(page, SALE);
  const tool = await askAbout(page, 'See it');
  await tool.getByLabel('Day').fill('2026-01-05');
  await expect(tool.getByLabel('Day')).toHaveAccessibleDescription('Choose today or a later day.');
  await expect(tool.getByLabel('Time')).toBeDisabled();
  const message = await whatsAppText(askLink(page));
  expect(message).toContain('\n\nI would like to view it.\n\n');
});

test('Share passes the page to the device, in the visitor’s mode', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
  });
  await visit(page, RENTAL);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
  expect(shared).toEqual({
    title: cars.first.name,
    url: `${site.url}${RENTAL}`,
  });
  await expect(page.getByLabel('Link to this page')).toHaveCount(0);
});

test('without sharing, Share offers the link; without copying, the link is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await visit(page, SALE);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByLabel('Link to this page');
  await expect(link).toHaveValue(`${site.url}${SALE}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is selected; copy it from the field.')).toBeVisible();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(`${site.url}${SALE}`);
});

test('a sold car has no sheet and no rental terms', async ({ page }) => {
  await visit(page, `${vehiclePath(cars.sold)}?mode=rental`);
  await expect(page.getByText('This car has been sold.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask about this car' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Write to us about this car' })).toBeVisible();
  await expect(page.getByText('Security deposit')).toHaveCount(0);
});

test('topics and words make one message, shown as it is sent, and survive a reload', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:15:00Z'));
  await visit(page, SALE);
  const viewing = await askAbout(page, 'See it');
  const sheet = askSheet(page);
  await viewing.getByLabel('Day').fill('2026-11-23');
  await viewing.getByLabel('Time').selectOption('9:30 AM');
  await sheet.getByRole('button', { name: 'Exchange mine' }).click();
  await sheet.getByLabel(/^Your car/).fill('Toyota Prado, 2019');
  await sheet.getByRole('button', { name: 'Photographs' }).click();
  await sheet.getByLabel(/^Your own words/).fill('Is the spare key there?');
  const message = [
    `Hello ${site.name}, I am interested in the ${cars.first.name} (Purchase).`,
    'I would like to view it on Monday, 23 November 2026, 9:30 AM, Mombasa time. Please tell me whether this suits you.',
    'I would like to part-exchange my car: Toyota Prado, 2019',
    "Please send me today's photographs of it.",
    'Is the spare key there?',
    `${site.url}${SALE}`,
  ];
  expect(await whatsAppText(askLink(page))).toBe(message.join('\n\n'));
  await expect(sheet.getByText(message.join('\n\n'))).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:sales@.*spare%20key/,
  );
  await page.reload();
  await askButton(page).click();
  await expect.poll(() => whatsAppText(askLink(page))).toBe(message.join('\n\n'));
  // The words were about that car, the exchange is for any.
  await visit(page, vehiclePath(cars.second));
  await askButton(page).click();
  await expect.poll(() => whatsAppText(askLink(page))).toContain('Toyota Prado');
  expect(await whatsAppText(askLink(page))).not.toContain('spare key');
});

test('the form takes the message of the sheet over, and keeps its own text', async ({ page }) => {
  await visit(page, '/contact/');
  await page.getByLabel('Name', { exact: true }).fill('Amina');
  await visit(page, SALE);
  await askButton(page).click();
  await askSheet(page)
    .getByLabel(/^Your own words/)
    .fill('Is it still there?');
  await askSheet(page).getByRole('link', { name: 'Use the form' }).click();
  await expect(page).toHaveURL(`/contact/?car=${cars.first.id}`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `I am interested in the ${cars.first.name} (Purchase).\n${site.url}${SALE}\n\nIs it still there?`,
  );
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Amina');
});

test('the form has the message of the sheet once, and the last one', async ({ page }) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  const interest = `I am interested in the ${cars.first.name} (Purchase).\n${site.url}${SALE}`;
  async function useTheForm(words: string) {
    await visit(page, SALE);
    await askButton(page).click();
    await askSheet(page)
      .getByLabel(/^Your own words/)
      .fill(words);
    await askSheet(page).getByRole('link', { name: 'Use the form' }).click();
  }
  await useTheForm('Is it still there?');
  await expect(message).toHaveValue(`${interest}\n\nIs it still there?`);
  await message.press('ControlOrMeta+End');
  await message.pressSequentially(' Thank you.');
  await useTheForm('Is it still there?');
  await expect(message).toHaveValue(`${interest}\n\nIs it still there? Thank you.`);
  await useTheForm('Are there two keys?');
  await expect(message).toHaveValue(`${interest}\n\nAre there two keys? Thank you.`);
});
