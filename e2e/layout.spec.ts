import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SEARCH_LENGTH } from '@/lib/catalogue/address';
import { cars, carsQuery, expect, sectionOf, test, vehiclePath, visit } from './fixtures';
import { fillEnquiry } from './fixtures/enquiry';
import { layoutFaults } from './geometry';
import { leaveMargins, paper } from './printed';

/* Measured layout. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many elements begin at each height, from the top. */
async function rowsOf(elements: Locator): Promise<readonly number[]> {
  const tops = await elements.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

const linesOf = (text: Locator) =>
  text.evaluate((element) =>
    Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );

test('without scripts the list of vehicles has no layout fault', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: process.env.SITE_ADDRESS });
  await page.goto('/vehicles/');
  for (const width of [360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(layoutFaults), `${width} px`).toEqual([]);
    const card = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect.soft(card?.width, `${width} px`).toBeGreaterThan(280);
  }
  await page.close();
});

for (const [width, height] of [
  [740, 360],
  [320, 256],
] as const) {
  test(`on a screen of ${width} x ${height} the menu is sticky and opens in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/about/');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.locator('summary').click();
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect(links.first()).toBeInViewport();
    await links.last().hover();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  });
}

test.describe('badges', () => {
  const badges = [
    { car: cars.first, words: 'Available', hues: [90, 170] },
    { car: cars.sold, words: 'Sold', hues: [345, 375] },
    { car: cars.rented, words: 'Currently Rented', hues: [38, 60] },
    { car: cars.reserved, words: 'Reserved', hues: [38, 60] },
  ] as const;

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`are green, red and yellow, and can be read, in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of [
        '/vehicles/?show=18',
        '/vehicles/?show=18&view=list',
        `/shortlist/${carsQuery(...badges.map(({ car }) => car))}`,
      ]) {
        await visit(page, path);
        for (const { car, words, hues } of badges) {
          const item = page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ has: page.locator(`a[href^="${vehiclePath(car)}"]`) });
          const { hue, vividness, contrast } = await item
            .getByText(words, { exact: true })
            .and(page.locator('[data-tone]'))
            .evaluate(look);
          const shifted = hue < hues[0] ? hue + 360 : hue;
          expect.soft(shifted, `${words}, ${path}`).toBeGreaterThanOrEqual(hues[0]);
          expect.soft(shifted, `${words}, ${path}`).toBeLessThanOrEqual(hues[1]);
          expect.soft(vividness, `${words}, ${path}`).toBeGreaterThan(0.5);
          expect.soft(contrast, `${words}, ${path}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    });
  }

  /** Hue in degrees and saturation of the ground, or of letters without one; contrast of letters and ground. */
  function look(badge: Element) {
    const { backgroundColor: own, color } = getComputedStyle(badge);
    const hasGround = own !== 'rgba(0, 0, 0, 0)';
    const backgroundColor = hasGround ? own : getComputedStyle(document.body).backgroundColor;
    const channels = (value: string) => (value.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
    const luminance = (value: string) => {
      const [r = 0, g = 0, b = 0] = channels(value).map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [r = 0, g = 0, b = 0] = channels(hasGround ? own : color);
    const most = Math.max(r, g, b);
    const spread = most - Math.min(r, g, b);
    const turn = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
    const [ground, letters] = [luminance(backgroundColor) + 0.05, luminance(color) + 0.05];
    const contrast = Math.max(ground / letters, letters / ground);
    return { hue: (turn * 60 + 360) % 360, vividness: spread / most, contrast };
  }
});

test('in the list the name and the common facts take one line each, and the picture is large', async ({ page }) => {
  await visit(page, '/vehicles/?view=list');
  const row = page.getByRole('article', { name: cars.first.name });
  for (const width of [768, 1024, 1200, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await linesOf(row.getByRole('heading')), `${width} px`).toBe(1);
    const picture = await row.locator('img').boundingBox();
    expect.soft(picture?.width, `${width} px`).toBeGreaterThanOrEqual(width >= 1440 ? 220 : 160);
    const facts = width < 1280 ? [] : await row.getByRole('definition').all();
    for (const fact of facts) expect.soft(await linesOf(fact), `${await fact.textContent()}, ${width} px`).toBe(1);
  }
});

test('the columns of the index of a long page begin level', async ({ page }) => {
  for (const width of [700, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/services/');
    // An odd number: a browser may break the item in the middle.
    const items = await page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem').all();
    const boxes = await Promise.all(items.map((item) => item.boundingBox()));
    const tops = boxes.filter((box, i) => box?.x !== boxes[i - 1]?.x).map((box) => box?.y);
    expect.soft(tops, `${width} px`).toEqual([tops[0], tops[0]]);
  }
});

test('the near picture of a car is as high as the figures beside it', async ({ page }) => {
  await visit(page, vehiclePath(cars.luxury));
  const figures = page
    .getByRole('heading', { name: `${cars.luxury.brand} ${cars.luxury.model}`, level: 2 })
    .locator('..');
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [text, picture] = [await figures.boundingBox(), await figures.locator('..').locator('img').boundingBox()];
    expect.soft(picture?.y, `${width} px`).toBeCloseTo(text?.y ?? 0, 0);
    expect.soft(picture?.height, `${width} px`).toBeCloseTo(text?.height ?? 0, 0);
  }
});

test('similar cars fill their rows', async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  const similar = sectionOf(page, 'Similar Vehicles').getByRole('list').first().locator('> li');
  await expect(similar).toHaveCount(3);
  for (const width of [280, 360, 640, 700, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(new Set(await rowsOf(similar)).size, `${width} px`).toBe(1);
  }
});

test('the buttons under the cars of an empty comparison are on one line', async ({ page }) => {
  await visit(page, '/compare/');
  const buttons = sectionOf(page, 'Featured Vehicles').getByRole('button');
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await rowsOf(buttons), `${width} px`).toEqual(width < 1024 ? [2, 2] : [4]);
  }
});

test('on a desk the first screen of the catalogue shows six cars, and that of home its figures', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/vehicles/');
  for (const picture of await page.getByRole('main').getByRole('article').locator('img').all()) {
    const box = await picture.boundingBox();
    // To the wheels.
    expect.soft((box?.y ?? 900) + 0.8 * (box?.height ?? 0)).toBeLessThan(900);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '/');
  await expect(sectionOf(page, /^Fine cars/).locator('dl')).toBeInViewport({ ratio: 0.9 });
});

test('figures in one column have one left edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/about/']) {
    await visit(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const figures = page.getByRole('main').locator('dl').first().getByRole('definition');
    const lefts = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x }) => x));
    expect.soft(new Set(lefts).size, `${path}: ${lefts}`).toBe(1);
  }
});

test('the figures of the about page are two by two on a phone and on one line on a desk', async ({ page }) => {
  await visit(page, '/about/');
  const figures = page.getByRole('main').locator('dl').first().getByRole('definition');
  for (const width of [360, 768, 1024, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await rowsOf(figures), `${width} px`).toEqual(width < 1024 ? [2, 2] : [4]);
  }
});

test('icons stay inside their container at every text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/vehicles/');
  const rights = (elements: Locator) =>
    elements.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  for (const size of ['100%', '150%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const card = page.getByRole('main').getByRole('article').first();
    expect.soft(await rights(card.locator('svg')), size).toBeLessThanOrEqual(await rights(card));
    const footer = page.getByRole('contentinfo');
    const social = footer.getByRole('list', { name: 'Social media' });
    expect
      .soft(await rights(social.locator('svg')), size)
      .toBeLessThanOrEqual(await rights(footer.locator('p').first()));
  }
});

test('on a phone the closing button of the filters is in view, and covers no focused control', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/vehicles/');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Show \d+ vehicles$/ })).toBeInViewport({ ratio: 1 });
  for (const control of await dialog.getByRole('combobox').all()) {
    await control.focus();
    const isHit = await control.evaluate((element) => {
      const { left, width, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, bottom - 4) === element;
    });
    expect.soft(isHit, `${await control.getAttribute('id')}`).toBe(true);
  }
});

test('a car with every fact has no layout fault on a small phone at double text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `${vehiclePath(cars.longerName)}?mode=rental`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(layoutFaults)).toEqual([]);
});

test('label and value of a specification share a baseline', async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  const baselines = (cells: Locator) =>
    cells.evaluateAll((all) =>
      all.map((cell) => {
        // An empty inline block sits on the baseline.
        const mark = cell.insertBefore(document.createElement('span'), cell.firstChild);
        mark.style.display = 'inline-block';
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return Math.round(bottom);
      }),
    );
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const table = page.getByRole('table');
    expect
      .soft(await baselines(table.getByRole('cell')), `${width} px`)
      .toEqual(await baselines(table.getByRole('rowheader')));
  }
});

test('no cell of the contact bar moves when the back-to-top button appears beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/about/');
  const bar = page.getByRole('complementary', { name: 'Contact the dealer' }).locator('> div');
  const edges = () =>
    bar.locator('> *').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)));
  const before = await edges();
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  const toTop = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
  expect(before).toHaveLength(3);
  expect(await edges()).toEqual(before);
  expect(before.at(-1)).toBeLessThanOrEqual(Math.round(toTop?.x ?? 0));
});

test('on a phone held sideways a car begins with picture, name and price', async ({ page }) => {
  for (const car of [cars.first, cars.sold]) {
    for (const [width, height] of [
      [740, 360],
      [667, 375],
      [932, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, vehiclePath(car));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(car.price).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('region', { name: 'Pictures' }).locator('img').first()).toBeInViewport({
        ratio: 0.6,
      });
      expect.soft(await page.evaluate(layoutFaults), `${width} px`).toEqual([]);
    }
  }
});

test('on a phone home takes nine screens at most, the footer one and a half', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 740);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(1.5 * 740);
});

test('five thumbnails are as wide together as the picture on a desk, and a shortlist has its pictures across a phone', async ({
  page,
}) => {
  const right = async (element: Locator) => {
    const { x, width } = (await element.boundingBox()) ?? { x: 0, width: 0 };
    return Math.round(x + width);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, vehiclePath(cars.first));
  const thumbnails = page.getByRole('list', { name: 'Choose a picture' }).getByRole('listitem');
  await expect(thumbnails).toHaveCount(5);
  expect(await right(thumbnails.last())).toBe(await right(page.locator('#picture-1 img')));
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `/shortlist/${carsQuery(cars.first)}`);
  const item = page.getByRole('main').getByRole('listitem').first();
  await expect(item).toBeVisible();
  expect((await item.locator('img').boundingBox())?.width).toBe((await item.boundingBox())?.width);
});

test('home shows the face of its car, at the right edge of the picture', async ({ page }) => {
  await visit(page, '/');
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('main').locator('img').first()).toHaveCSS('object-position', /^100% /);
  }
});

test('a long pasted word stays inside the page, and its filter can be left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const length of [36, SEARCH_LENGTH]) {
    await visit(page, `/vehicles/?q=${'W'.repeat(length)}`);
    // Only the pasted word may be broken.
    const faults = (await page.evaluate(layoutFaults)).filter((fault) => !/^'‘?W+’?[.,]?' is broken/.test(fault));
    expect.soft(faults).toEqual([]);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Show 0 vehicles' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await visit(page, '/contact/');
  const { send } = await fillEnquiry(page, { name: 'W'.repeat(60), message: 'W'.repeat(60) });
  await send.click();
  await expect(page.getByText(/^Thank you/)).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('the back-to-top button is on the contact bar or in the margin, never on text', async ({ page }) => {
  await visit(page, `${vehiclePath(cars.first)}?mode=rental`);
  for (const width of [320, 768, 1279, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    const button = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
    const bar = await page.getByRole('complementary', { name: 'Contact the dealer' }).locator('> div').boundingBox();
    const text = await page.getByRole('table').boundingBox();
    if (!button || !text) throw new Error('nothing to compare');
    const onBar = bar !== null && button.y >= bar.y && button.y + button.height <= bar.y + bar.height;
    const inMargin = button.x >= text.x + text.width || (button.x >= width - 64 && width >= 1280);
    expect.soft(onBar || inMargin, `${width} px`).toBe(true);
  }
});

test('an open dialog dims the gutter of a classic scrollbar too', async ({ launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({
    viewport: { width: 1000, height: 700 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await visit(page, `${process.env.SITE_ADDRESS}about/`);
  await page.getByRole('button', { name: 'Contact', exact: true }).click();
  const strip = await sharp(await page.screenshot({ clip: { x: 985, y: 300, width: 15, height: 100 } }))
    .greyscale()
    .stats();
  expect(strip.channels[0]?.max).toBeLessThan(120);
  await browser.close();
});

test('the figures of the home page keep their distance from the buttons', async ({ page }) => {
  await visit(page, '/');
  for (const [width, height] of [
    [1024, 768],
    [1024, 600],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const button = await page.getByRole('link', { name: 'Book Consultation' }).boundingBox();
    const figures = await sectionOf(page, /^Fine cars/)
      .locator('dl')
      .boundingBox();
    expect.soft((figures?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
});

test.describe('on paper', () => {
  /** After each visit: Chromium forgets the medium when a visit goes to another of its processes. */
  async function layOut(page: Page, sheet: keyof typeof paper) {
    await page.setViewportSize(paper[sheet]);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(leaveMargins);
  }

  const count = async (page: Page, options: Parameters<Page['pdf']>[0]) =>
    (await page.pdf(options)).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

  for (const car of [cars.first, cars.longest, cars.markup]) {
    test(`landscape is one page too: ${car.name}`, async ({ page }) => {
      await visit(page, `${vehiclePath(car)}?mode=rental`);
      expect(await count(page, { format: 'A4', landscape: true })).toBe(1);
      expect(await count(page, { format: 'Letter', landscape: true })).toBe(1);
      await layOut(page, 'across');
      expect(await page.evaluate(layoutFaults)).toEqual([]);
      const facts = await page.getByRole('table').boundingBox();
      expect((facts?.y ?? 0) + (facts?.height ?? 0)).toBeLessThan(745);
    });
  }

  test('the date of printing is on the sheet', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T22:15:00Z'));
    await visit(page, vehiclePath(cars.first));
    await page.pdf();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Printed on Sunday, 22 November 2026')).toBeVisible();
  });

  test('controls are left out, and pictures of services are small', async ({ page }) => {
    await visit(page, '/services/');
    await layOut(page, 'upright');
    await expect(page.getByRole('button')).toHaveCount(0);
    const picture = await page.getByRole('article').first().locator('img').boundingBox();
    expect(picture?.width).toBeLessThanOrEqual(340);
    expect(await count(page, { format: 'A4' })).toBeLessThanOrEqual(3);
  });

  test('buttons are hidden, and text keeps its distance from the picture above', async ({ page, expectFailures }) => {
    expectFailures(/404/);
    await visit(page, '/none-such');
    await layOut(page, 'upright');
    await expect(page.getByRole('link', { name: 'Back to Vehicles' })).toBeHidden();
    await visit(page, '/about/');
    await layOut(page, 'upright');
    await expect(page.getByRole('link', { name: 'Learn More About Us' })).toBeHidden();
    const picture = await page.getByRole('main').locator('img').first().boundingBox();
    const text = await page.getByRole('region', { name: 'Why people trust us' }).locator('p').boundingBox();
    expect((text?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)).toBeGreaterThanOrEqual(16);
    await visit(page, '/');
    await layOut(page, 'upright');
    const service = sectionOf(page, 'Our Services').getByRole('listitem').first();
    const words = await service.getByRole('paragraph').boundingBox();
    const line = await service.boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeGreaterThanOrEqual(8);
  });

  test('home takes three pages, without dark text on its dark picture', async ({ page }) => {
    await visit(page, '/');
    expect(await count(page, { format: 'A4' })).toBeLessThanOrEqual(3);
    await layOut(page, 'upright');
    const under = await page.getByText('Premium Luxury Cars').evaluate((badge) => {
      const { left, top } = badge.getBoundingClientRect();
      return document.elementsFromPoint(left + 5, top + 5).map(({ localName }) => localName);
    });
    expect(under).toContain('p');
    expect(under).not.toContain('img');
    // Printers leave backgrounds out, and the letters of this chip are light.
    await expect(page.getByRole('article').first().getByText('Available', { exact: true })).toHaveCSS(
      'print-color-adjust',
      'exact',
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the page of a category shows its first car, and no line breaks inside an amount', async ({ page }) => {
    await visit(page, '/vehicles/category/luxury/');
    const picture = await page.getByRole('main').getByRole('article').first().locator('img').first().boundingBox();
    // The body of the car, above the contact bar.
    expect((picture?.y ?? 740) + 0.85 * (picture?.height ?? 0)).toBeLessThan(740 - 56);
    await page.setViewportSize({ width: 320, height: 640 });
    const parted = await page.locator('dd').evaluateAll(
      (facts) =>
        facts.filter((fact) => {
          const range = document.createRange();
          const text = fact.firstChild as Text;
          return [...text.data.matchAll(/KES.[\d,]+/g)].some(({ index, 0: amount }) => {
            range.setStart(text, index);
            range.setEnd(text, index + amount.length);
            return range.getClientRects().length > 1;
          });
        }).length,
    );
    expect(parted).toBe(0);
  });
});

test('the dates of a rental begin the line of the filters, and the mode stays beside the title', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await visit(page, '/vehicles/?mode=rental');
  const main = page.getByRole('main');
  const boxes = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('group', { name: 'For sale or for rent' }),
    main.locator('summary', { hasText: 'Choose dates' }),
    main.getByRole('searchbox'),
    main.getByRole('group', { name: 'Grid or list' }),
  ].map((locator) => locator.boundingBox());
  const [title, mode, dates, search, view] = await Promise.all(boxes);
  expect(mode?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  expect(dates?.x).toBe(title?.x);
  expect([search?.y, view?.y]).toEqual([dates?.y, dates?.y]);
});

test('the header of the narrowest desk keeps its button on one line, and its links apart', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, '/');
  const header = page.getByRole('banner');
  const box = async (name: string) => {
    const found = await header.getByRole('link', { name }).boundingBox();
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  const [last, shortlist, quote] = [await box('Contact'), await box('Shortlist'), await box('Get Quote')];
  expect(quote.height).toBeLessThan(50);
  expect(shortlist.x - (last.x + last.width)).toBeGreaterThan(16);
});
