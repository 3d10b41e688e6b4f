import type { Locator } from '@playwright/test';
import {
  askAbout,
  askLink,
  cars,
  expect,
  occasions,
  sectionOf,
  terms,
  test,
  vehiclePath,
  visit,
  whatsAppText,
} from './fixtures';

const HOUSE = `${vehiclePath(cars.first)}?mode=rental`;
const OWN = `${vehiclePath(cars.luxury)}?mode=rental`;

test('the rental terms are with the rate and in their section, in rental mode only', async ({ page }) => {
  await visit(page, HOUSE);
  const section = sectionOf(page, 'Rental terms');
  for (const value of [terms.deposit, terms.kilometresADay, terms.excess, terms.licence, terms.late] as string[]) {
    await expect(section).toContainText(value);
  }
  await expect(section).not.toContainText('To be confirmed');
  await page.getByRole('link', { name: 'All rental terms' }).click();
  await expect(section.getByRole('heading')).toBeInViewport();
  await page.getByRole('radio', { name: 'Purchase' }).check();
  await expect(section).toBeHidden();
  await expect(page.getByText('Security deposit')).toHaveCount(2);
  await expect(page.getByText('Security deposit').first()).toBeHidden();
});

test('a car’s own terms replace the dealer’s', async ({ page }) => {
  await visit(page, OWN);
  const section = sectionOf(page, 'Rental terms');
  await expect(section).toContainText('KES 500,000');
  await expect(section).not.toContainText(String(terms.deposit));
  await expect(section).toContainText(String(terms.excess));
  // With a chauffeur no licence is needed.
  await expect(section).toContainText('Always, included');
  await expect(section).not.toContainText(String(terms.licence));
});

test('the message about a rental lists its terms, and asks for nothing that is known', async ({ page }) => {
  await visit(page, HOUSE);
  const tool = await askAbout(page, 'Rent it');
  await tool.getByLabel('Pick-up').fill('2030-12-02');
  await tool.getByLabel('Return').fill('2030-12-05');
  await expect(tool.getByRole('status')).toHaveText('3 days: KES 375,000 at the daily rate.');
  const message = await whatsAppText(askLink(page));
  expect(message).toContain('Please confirm availability.\n');
  for (const words of ['450 km', 'KES 27,000', 'Mombasa Island and Nyali, KES 4,000']) {
    expect(message).toContain(words);
  }
  // 375,000 for the days, 200,000 held, 350,000 of a damage, 100 km at 120, and 150,000 for a day late.
  expect(message).toContain(
    [
      `Deposit held: ${terms.deposit}`,
      'Damage, up to the excess: KES 350,000',
      '100 further km: KES 12,000',
      'A day late: KES 150,000',
      'Worst case, without chauffeur and delivery: KES 1,087,000\n',
    ].join('\n'),
  );
});

test('a rental that is too short shows the earliest return', async ({ page }) => {
  await visit(page, OWN);
  const tool = await askAbout(page, 'Rent it');
  const back = tool.getByLabel('Return');
  // A Monday.
  await tool.getByLabel('Pick-up').fill('2030-12-02');
  await back.fill('2030-12-03');
  await expect(back).toHaveAccessibleDescription(
    /^Rented for at least 2 days: choose Wednesday,? 4 December 2030 or a later day\.$/,
  );
  expect(await whatsAppText(askLink(page))).not.toContain('Pick-up');
  await back.fill('2030-12-04');
  await expect(tool.getByRole('status')).toContainText('2 days');
  await tool.getByLabel('Pick-up').fill('2030-12-06');
  await back.fill('2030-12-08');
  await expect(back).toHaveAccessibleDescription(/^Rented for at least 3 days over a Saturday or Sunday night: /);
  await tool.getByLabel('It is for a wedding').check();
  await expect(tool.getByRole('status')).toContainText('KES 200,000');
  const message = await whatsAppText(askLink(page));
  expect(message).toContain('I would like to rent it. It is for a wedding. Please confirm');
});

for (const path of ['/', '/services/']) {
  test(`each occasion links from ${path} to the cars for rent`, async ({ page }) => {
    for (const { title } of occasions) {
      await visit(page, path);
      await page
        .getByRole('main')
        .getByRole('link', { name: `${title} (cars for rent)` })
        .click();
      await expect(page.getByRole('button', { name: `Remove Occasion ${title}` })).toBeVisible();
      await expect(page).toHaveURL(/\/vehicles\/\?sort=seats&mode=rental$/);
      await expect(page.getByRole('radio', { name: 'For Rent' })).toBeChecked();
    }
  });
}

test('an occasion goes along to the car, its messages and its estimate, until it is removed', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Weddings (cars for rent)' }).click();
  const list = page.getByRole('region', { name: 'Vehicles' });
  const fromList = list.getByRole('link', { name: `WhatsApp about ${cars.luxury.name}` });
  await expect.poll(() => whatsAppText(fromList)).toContain('(Rental). It is for a wedding.');
  await list.getByRole('link', { name: cars.luxury.name, exact: true }).click();
  const main = page.getByRole('main');
  const chip = main.getByRole('button', { name: 'Remove Occasion Weddings' });
  const link = main.getByRole('link', { name: `WhatsApp about ${cars.luxury.name}` }).first();
  await expect(chip).toBeVisible();
  await expect.poll(() => whatsAppText(link)).toContain('(Rental). It is for a wedding. Please');
  const tool = await askAbout(page, 'Rent it');
  const wedding = tool.getByLabel('It is for a wedding');
  await tool.getByLabel('Pick-up').fill('2030-12-02');
  // One question at a time: first the dates.
  await expect(wedding).toBeHidden();
  await tool.getByLabel('Return').fill('2030-12-04');
  await expect(wedding).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Purchase' }).check();
  await expect(chip).toBeHidden();
  await expect.poll(() => whatsAppText(link)).not.toContain('wedding');
  await page.getByRole('radio', { name: 'Rental' }).check();
  await chip.click();
  await expect.poll(() => whatsAppText(link)).not.toContain('wedding');
  await page.reload();
  await expect.poll(() => whatsAppText(link)).toContain('(Rental)');
  await expect(chip).toHaveCount(0);
});

test('an occasion goes along to the messages of the comparison and the shortlist', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Weddings (cars for rent)' }).click();
  await expect(page.getByRole('button', { name: 'Remove Occasion Weddings' })).toBeVisible();
  for (const list of ['compare', 'shortlist']) {
    await visit(page, `/${list}/?cars=${cars.luxury.id},${cars.first.id}&mode=rental`);
    const message = page.getByRole('main').getByRole('link', { name: /WhatsApp \(opens/ });
    await expect.poll(() => whatsAppText(message)).toContain('\n\nIt is for a wedding.\n\n');
  }
});

test('dates chosen once hold for every car, the comparison, the messages and after a reload', async ({ page }) => {
  await visit(page, '/vehicles/?mode=rental');
  const dates = page.getByRole('group', { name: 'Dates of the rental' });
  const card = page.getByRole('article', { name: cars.luxury.name });
  await page.getByText('Choose dates').click();
  await dates.getByLabel('Pick-up').fill('2030-12-02');
  await dates.getByLabel('Return').fill('2030-12-01');
  await expect(dates).toContainText('Choose the day of pick-up or a later one.');
  await expect(card).not.toContainText('days');
  await dates.getByLabel('Return').fill('2030-12-05');
  await expect(page.getByText('3 days from 2 December 2030')).toBeVisible();
  const total = 'KES 300,000 for 3 days';
  await expect(card).toContainText(total);
  const inWords = 'From Monday, 2 December 2030 to Thursday, 5 December 2030.';
  const link = (place: Locator) => place.getByRole('link', { name: `WhatsApp about ${cars.luxury.name}` }).first();
  expect(await whatsAppText(link(card))).toContain(`(Rental). ${inWords}`);
  await page.reload();
  await expect(card).toContainText(total);

  await card.getByRole('link', { name: cars.luxury.name, exact: true }).click();
  const tool = await askAbout(page, 'Rent it');
  await expect(tool.getByLabel('Return')).toHaveValue('2030-12-05');
  await expect(tool.getByRole('status')).toContainText('3 days');
  await expect.poll(() => whatsAppText(link(page.getByRole('main')))).toContain(inWords);
  // A change on the car holds for the others too.
  await tool.getByLabel('Return').fill('2030-12-04');
  await visit(page, `/compare/?cars=${cars.luxury.id}&mode=rental`);
  await expect(page.getByRole('row', { name: /^For your dates/ })).toContainText('KES 200,000');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the terms can be read', async ({ page }) => {
    await page.goto(vehiclePath(cars.first));
    await expect(sectionOf(page, 'Rental terms')).toBeVisible();
    await expect(sectionOf(page, 'Rental terms')).toContainText(String(terms.deposit));
  });
});

test('in print the section shows in both modes, without its link', async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  await page.emulateMedia({ media: 'print' });
  const section = sectionOf(page, /^Rental terms/);
  await expect(section).toBeVisible();
  await expect(section).toContainText(String(terms.excess));
  await expect(page.getByRole('link', { name: 'All rental terms' })).toBeHidden();
});
