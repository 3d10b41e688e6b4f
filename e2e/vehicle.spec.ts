import {
  cars,
  expect,
  namesOf,
  openAskSheet,
  sectionOf,
  site,
  test,
  vehiclePath,
  visit,
  whatsAppText,
} from './fixtures';

test.describe('More facts', () => {
  test('shows what is known of this very car, and its history with files', async ({ page }) => {
    await visit(page, vehiclePath(cars.longerName));
    const facts = sectionOf(page, 'More facts');
    await expect(facts.getByRole('heading', { level: 3 })).toHaveText(['This car', 'History']);
    await expect(sectionOf(page, 'Specifications').locator('dl > div').filter({ hasText: 'Power542 hp' })).toHaveCount(
      1,
    );
    await expect(facts.locator('dl > div').filter({ hasText: 'Where it is' })).toHaveText(
      `Where it isIn our showroom in ${site.address.city}`,
    );
    await expect(facts.getByText('In our list since 3 October 2026.')).toBeVisible();
    await expect(facts.getByRole('listitem')).toHaveCount(5);
    const report = facts.getByRole('link', { name: /^Inspected by an independent engineer/ });
    await expect(report).toHaveAttribute('target', '_blank');
    await expect(report).toHaveAttribute('href', 'https://reports.cars.example/marabou-estate.pdf');
    await expect(page.getByText('Before: KES 38,500,000')).toBeVisible();
  });
});

test.describe('A missing price', () => {
  test('is on request', async ({ page }) => {
    await visit(page, vehiclePath(cars.sameName));
    await expect(page.getByText('On request').first()).toBeVisible();
  });

  test('shows the daily rate of a car for rent only, in every mode', async ({ page }) => {
    const car = cars.noSpin;
    await visit(page, vehiclePath(car));
    const main = page.getByRole('main');
    await expect(main.getByText(car.dailyRental).first()).toBeVisible();
    await expect(main.getByText('Daily Rental Rate, for rent only')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Purchase or rental' })).toHaveCount(0);
    expect(await whatsAppText(main.getByRole('link', { name: `WhatsApp about ${car.name}` }))).toContain('(Rental)');
    await expect((await openAskSheet(page)).getByLabel('Pick-up')).toBeVisible();
  });
});

test.describe('Section 2: vehicle detail', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const car of [cars.hybrid, cars.markup]) {
    const { name, brand, model, year, fuel, transmission, mileage, engine, acceleration, features } = car;
    test(`has the vehicle’s name, facts, features and story: ${name}`, async ({ page }) => {
      await visit(page, vehiclePath(car));
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: `${brand} ${model}`, exact: true })).toBeVisible();
      const rows = sectionOf(page, 'Specifications').locator('dl > div');
      await expect(rows).toHaveText([
        `Year${year}`,
        `Fuel Type${fuel}`,
        `Transmission${transmission}`,
        `Fuel consumption (mileage, L/100 km)${mileage} L/100km`,
        `Engine${engine}`,
        `0-100 km/h${acceleration} s`,
      ]);
      await expect(page.getByRole('heading', { name: 'About This Vehicle' })).toBeVisible();
      await expect(sectionOf(page, 'Features').getByRole('listitem')).toHaveText([...features]);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.getByRole('link')).toHaveText(['Home', 'Vehicles', 'Back to Vehicles']);
      await expect(trail.locator('[aria-current="page"]')).toHaveText(`Vehicle Details: ${name}`);
    });
  }

  test('the toggle changes price, message and similar vehicles, and nothing leaks to the next vehicle', async ({
    page,
  }) => {
    const { hybrid, first, second } = cars;
    await visit(page, vehiclePath(hybrid));
    const main = page.getByRole('main');
    await expect(main.getByText(hybrid.price).first()).toBeVisible();
    await expect(main.getByText('Daily Rental Rate')).toBeHidden();
    await page.getByRole('radio', { name: 'Rental' }).check();
    await expect(main.getByText(hybrid.dailyRental).first()).toBeVisible();
    await expect(main.getByText('Daily Rental Rate')).toBeVisible();
    await expect(main.getByText(hybrid.price).first()).toBeHidden();
    const whatsapp = main.getByRole('link', { name: `WhatsApp about ${hybrid.name}` });
    await expect.poll(() => whatsAppText(whatsapp)).toContain('(Rental)');
    const similar = sectionOf(page, 'Similar Vehicles');
    // The third of the category is rented out: available ones come before it.
    await expect(similar.getByRole('heading', { level: 3 }).getByRole('link')).toHaveText([
      ...namesOf([first, second]),
      'Jaguar Ibis',
    ]);
    await expect(similar.getByText(second.dailyRental)).toBeVisible();
    await similar.getByRole('link', { name: second.name, exact: true }).click();
    await expect(page).toHaveURL(`${vehiclePath(second)}?mode=rental`);
    await visit(page, vehiclePath(second));
    await expect(page.getByRole('radio', { name: 'Purchase' })).toBeChecked();
    await expect(page.getByRole('main').getByText(second.price).first()).toBeVisible();
  });
});

test('a car that is sold or rented out says so, offers similar ones and keeps its buttons', async ({ page }) => {
  const colourOf = (badge: Element) => {
    const [red = 0, green = 0] = getComputedStyle(badge).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return green > red / 2 ? 'yellow' : 'red';
  };
  for (const [car, status, colour, words] of [
    [cars.sold, 'Sold', 'red', 'This car has been sold.'],
    [cars.alsoRented, 'Currently Rented', 'yellow', 'This car is rented out at the moment.'],
  ] as const) {
    await visit(page, `${vehiclePath(car)}?mode=rental`);
    const badge = page.getByRole('region', { name: 'Pictures' }).getByText(status, { exact: true });
    await expect(badge).toBeVisible();
    expect(await badge.evaluate(colourOf), status).toBe(colour);
    await expect(page.getByRole('main').getByRole('link', { name: `Call Now about ${car.name}` })).toBeVisible();
    const alternatives = page.getByText(words).locator('..').getByRole('link');
    await expect(alternatives).toHaveText(namesOf([cars.luxury, cars.longerName]));
    await expect(alternatives.first()).toHaveAttribute('href', `${vehiclePath(cars.luxury)}?mode=rental`);
  }
});

test('Share passes the page to the device in the visitor’s mode, or offers its link', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const address = `${vehiclePath(cars.first)}?mode=rental`;
  await visit(page, address);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: cars.first.name, url: `${site.url}${address}` }),
  );
  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('Link to this page')).toHaveValue(`${site.url}${address}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Not copied: select the text')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const car of [cars.first, cars.sold]) {
    test(`picture, name and price are in view without scrolling: ${car.name}`, async ({ page }) => {
      await visit(page, vehiclePath(car));
      const bar = await page.getByRole('complementary', { name: 'Contact the dealer' }).locator('> div').boundingBox();
      const price = await page.getByRole('main').getByText(car.price, { exact: true }).first().boundingBox();
      expect((price?.y ?? 740) + (price?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    });
  }

  test('WhatsApp about the vehicle stays at the bottom of the screen', async ({ page }) => {
    await visit(page, `${vehiclePath(cars.last)}?mode=rental`);
    const bar = page.getByRole('complementary', { name: 'Contact the dealer' });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const whatsapp = bar.getByRole('link', { name: `WhatsApp about ${cars.last.name}` });
    await expect(whatsapp).toBeInViewport();
    await expect.poll(() => whatsAppText(whatsapp)).toContain('(Rental)');
  });
});
