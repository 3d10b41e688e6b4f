import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { isHydrated } from '@/e2e/browser/is-hydrated';
import { askAbout, cars, expect, sectionOf, site, test, vehiclePath, visit, whatsAppText } from './fixtures';

const selling = (page: Page) => sectionOf(page, 'Sell your car');

/** As a camera writes it: on its side, with the place in it. */
function photograph(width = 2400, height = 1600) {
  return sharp({ create: { width, height, channels: 3, background: '#a22' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const named = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, buffer, mimeType });

type Shared = {
  readonly title: string;
  readonly text: string;
  readonly files: readonly { name: string; type: string; base64: string }[];
};

/** A device with a share sheet, which records the files. */
async function deviceThatShares(page: Page, answer: 'takes' | 'closes' | 'refuses' = 'takes') {
  await page.addInitScript((how) => {
    const base64 = async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      let binary = '';
      for (const byte of bytes) binary += String.fromCharCode(byte);
      return btoa(binary);
    };
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, text, files }: { title: string; text: string; files: File[] }) => {
        if (how === 'closes') throw new DOMException('', 'AbortError');
        if (how === 'refuses') throw new DOMException('', 'NotAllowedError');
        const shared = await Promise.all(
          files.map(async (file) => ({ name: file.name, type: file.type, base64: await base64(file) })),
        );
        Object.assign(window, { shared: { title, text, files: shared } });
      },
    });
  }, answer);
}

const photographs = (page: Page) => selling(page).locator('input[type=file]');

/** Unfolds a conversation. */
const choose = (page: Page, title: string) => sectionOf(page, title).locator('summary').click();

async function visitToSell(page: Page) {
  await visit(page, '/sell/');
  await choose(page, 'Sell your car');
}

/** Answers the first question, and goes on to the last one. */
async function answerAll(form: Locator) {
  await form.getByLabel(/^Your car/).fill('Audi Q5, 2019');
  const next = form.getByRole('button', { name: 'Next' });
  while (await next.isVisible()) await next.click();
  await form.getByLabel('Your name').fill('Amina');
}

test('one question is asked at a time, and answers stay in sight', async ({ page }) => {
  await visitToSell(page);
  const form = selling(page);
  const questions = form.getByRole('textbox');
  const next = form.getByRole('button', { name: 'Next' });
  await expect(questions).toHaveCount(1);
  await next.click();
  await expect(form.getByLabel(/^Your car/)).toBeFocused();
  await expect(questions).toHaveCount(1);
  await page.keyboard.type('Audi Q5, 2019');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('group', { name: 'Question 2 of 5' }).getByLabel(/^Kilometres/)).toBeFocused();
  await expect(form.getByLabel(/^Your car/)).toBeVisible();
  for (const label of [/^What should we know/, /^Price/, /^Your name/]) {
    await next.click();
    await expect(form.getByLabel(label)).toBeFocused();
  }
  await expect(next).toBeHidden();
});

test('the message is shown from the first answer, and sent once it has what it needs', async ({ page }) => {
  await visitToSell(page);
  const form = selling(page);
  const message = form.getByRole('region', { name: 'Your message' });
  await expect(message).toHaveCount(0);
  await form.getByLabel(/^Your car/).pressSequentially('Audi Q5');
  await expect(form.getByLabel(/^Your car/)).toBeFocused();
  await expect(message).toContainText('I would like to sell my car.');
  await expect(message).toContainText('My car: Audi Q5');
  await expect(message.getByRole('status').first()).toHaveText('Your message so far. Still needed: Your name.');
  await expect(message.getByRole('link')).toHaveCount(0);
  const next = form.getByRole('button', { name: 'Next' });
  for (const answer of ['82000', 'One owner', '3500000', 'Amina']) {
    await next.click();
    await page.keyboard.type(answer);
  }
  await expect(message.getByRole('status').first()).toHaveText('Your message is ready. Nothing has been sent yet.');
  // It is ready from the first letter of the name.
  await expect(message).toContainText('My name: Amina');
  expect(await whatsAppText(message.getByRole('link', { name: /Send on WhatsApp/ }))).toBe(
    [
      `Hello ${site.name}, I would like to sell my car.`,
      '',
      'My car: Audi Q5',
      'Kilometres: 82,000',
      'About it: One owner',
      'Price I have in mind: KES 3,500,000',
      'My name: Amina',
    ].join('\n'),
  );
  await page.reload();
  await expect(message).toContainText('My name: Amina');
  await form.getByRole('button', { name: 'Clear form' }).click();
  await expect(message).toHaveCount(0);
});

test('a number is grouped in its field once it has been left', async ({ page }) => {
  await visitToSell(page);
  const form = selling(page);
  await form.getByLabel(/^Your car/).fill('911');
  await page.keyboard.press('Enter');
  await page.keyboard.type('82000');
  await expect(form.getByLabel(/^Kilometres/)).toHaveValue('82000');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(/^Kilometres/)).toHaveValue('82,000');
  await expect(form.getByLabel(/^Your car/)).toHaveValue('911');
});

test('the button to the next question is in sight on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visitToSell(page);
  const form = selling(page);
  await form.getByLabel(/^Your car/).fill('Audi Q5, 2019');
  const next = form.getByRole('button', { name: 'Next' });
  for (const label of [/^Kilometres/, /^What should we know/, /^Price/]) {
    await next.dispatchEvent('click');
    await expect(form.getByLabel(label)).toBeFocused();
    const isSeen = await next.evaluate((button) => {
      const { left, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + 20, bottom - 3));
    });
    expect(isSeen).toBe(true);
  }
});

test('photographs are shared small, upright and without the metadata of the camera', async ({ page }) => {
  expect((await photograph()).includes('Exif')).toBe(true);
  await deviceThatShares(page);
  await visitToSell(page);
  await answerAll(selling(page));
  await photographs(page).setInputFiles([
    named('IMG_2041.JPG', await photograph()),
    named(
      'At home.png',
      await sharp(await photograph(300, 200))
        .png()
        .toBuffer(),
      'image/png',
    ),
  ]);
  await expect(selling(page).getByText('2 of 12 photographs.')).toBeVisible();
  await selling(page).getByRole('button', { name: 'Share with 2 photographs' }).click();
  await expect(selling(page).getByText(/^Handed over to your device\./)).toBeVisible();
  const { text, files } = await page.evaluate(() => (window as unknown as { shared: Shared }).shared);
  expect(text).toContain('I would like to sell my car.');
  expect(text).toContain('My car: Audi Q5, 2019');
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['photograph-1.jpg', 'image/jpeg'],
    ['photograph-2.jpg', 'image/jpeg'],
  ]);
  const [first, second] = files.map(({ base64 }) => Buffer.from(base64, 'base64'));
  const large = await sharp(first).metadata();
  // Upright now: the camera lay on its side.
  expect([large.width, large.height]).toEqual([1067, 1600]);
  expect(
    await sharp(second)
      .metadata()
      .then(({ width, height }) => [width, height]),
  ).toEqual([300, 200]);
  for (const file of [first, second]) {
    const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(file?.includes('Exif')).toBe(false);
  }
  await expect(selling(page).getByLabel(/^Your car/)).toHaveValue('Audi Q5, 2019');
});

test('refused photographs are named, and accepted ones stay', async ({ page }) => {
  await deviceThatShares(page);
  await visitToSell(page);
  await answerAll(selling(page));
  const folder = mkdtempSync(path.join(tmpdir(), 'photographs-'));
  const huge = path.join(folder, 'huge.jpg');
  writeFileSync(huge, Buffer.alloc(60_000_000));
  await photographs(page).setInputFiles(huge);
  await expect(selling(page).getByRole('alert')).toHaveText(
    /^huge\.jpg is left out: it has 60 MB, and 40 MB is the most\./,
  );
  rmSync(folder, { recursive: true });

  const small = await photograph(40, 30);
  await photographs(page).setInputFiles([
    named('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic'), 'image/heic'),
    named('notes.jpg', Buffer.from('no picture')),
    ...Array.from({ length: 12 }, (_, index) => named(`${index + 1}.jpg`, small)),
    named('thirteen.jpg', small),
  ]);
  await expect(selling(page).getByRole('alert').getByRole('listitem')).toHaveText([
    /^IMG_1\.HEIC is left out: this browser cannot open HEIC photographs\./,
    /^notes\.jpg is left out: it could not be opened as a photograph\./,
    /^thirteen\.jpg is left out: a message takes 12 photographs\./,
  ]);
  await expect(selling(page).getByText('12 of 12 photographs.')).toBeVisible();
  await selling(page).getByRole('button', { name: 'Remove 7.jpg' }).click();
  await photographs(page).setInputFiles(named('thirteen.jpg', small));
  await expect(selling(page).getByText('12 of 12 photographs.')).toBeVisible();
  await expect(selling(page).getByRole('img', { name: 'thirteen.jpg' })).toBeVisible();
  await expect(selling(page).getByRole('alert')).toHaveCount(0);
});

test('photographs are shared as soon as they are made smaller', async ({ page }) => {
  await deviceThatShares(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*-album-*', (route) => held.then(() => route.continue()));
  await visitToSell(page);
  await answerAll(selling(page));
  await photographs(page).setInputFiles(named('a.jpg', await photograph(40, 30)));
  release();
  await expect(selling(page).getByRole('button', { name: 'Share with the photograph' })).toBeVisible();
});

for (const answer of ['closes', 'refuses'] as const) {
  test(`nothing is lost where the device ${answer} the share sheet`, async ({ page }) => {
    await deviceThatShares(page, answer);
    await visitToSell(page);
    await answerAll(selling(page));
    await photographs(page).setInputFiles(named('a.jpg', await photograph(40, 30)));
    await selling(page).getByRole('button', { name: 'Share with the photograph' }).click();
    await expect(selling(page).getByRole('alert')).toHaveCount(answer === 'closes' ? 0 : 1);
    await expect(selling(page).getByText('1 of 12 photographs.')).toBeVisible();
    await expect(selling(page).getByLabel('Your name')).toHaveValue('Amina');
    expect(await whatsAppText(selling(page).getByRole('link', { name: /Words alone on WhatsApp/ }))).toContain(
      'Audi Q5',
    );
  });
}

test('a browser that hands over no files says so beforehand, and gives the message as text', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined, share: undefined }));
  await visitToSell(page);
  await answerAll(selling(page));
  await expect(selling(page).getByText(/^Add photographs in the chat or the e-mail/)).toBeVisible();
  await expect(selling(page).getByText('Choose photographs')).toBeHidden();
  await expect(selling(page).getByText('Your message is ready. Nothing has been sent yet.')).toBeVisible();
  const link = selling(page).getByRole('link', { name: /Send on WhatsApp/ });
  expect(await link.getAttribute('href')).toContain(`https://wa.me/${site.whatsapp}`);
  expect(await whatsAppText(link)).toBe(
    `Hello ${site.name}, I would like to sell my car.\n\nMy car: Audi Q5, 2019\nMy name: Amina`,
  );
  await expect(selling(page).getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute('href', /^mailto:sales@/);
});

test('a car leads to its part-exchange, and the message names it', async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  await (await askAbout(page, 'Exchange mine')).getByRole('link', { name: 'Describe it in full' }).click();
  await expect(page).toHaveURL(new RegExp(`/sell/\\?car=${cars.first.id}#part-exchange$`));
  const form = sectionOf(page, 'Part-exchange');
  await expect(form.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(form.getByLabel(/^The car you would like/)).toHaveValue(cars.first.name);
  await form.getByRole('button', { name: 'Next' }).click();
  await answerAll(form);
  const text = await whatsAppText(form.getByRole('link', { name: /Send on WhatsApp/ }));
  expect(text).toContain(`I would like: ${cars.first.name}\n${site.url}${vehiclePath(cars.first)}\n`);
});

for (const list of ['shortlist', 'compare']) {
  test(`a car offered in part-exchange goes into the message of the ${list}`, async ({ page }) => {
    const address = `/${list}/?cars=${cars.first.id},${cars.second.id}`;
    await visit(page, address);
    await page.getByRole('link', { name: 'Part-exchange yours' }).click();
    await page.waitForFunction(isHydrated);
    const form = sectionOf(page, 'Part-exchange');
    await form.getByRole('button', { name: 'Next' }).click();
    await form.getByLabel(/^Your car/).fill('Audi Q5');
    await page.goBack();
    await expect(page.getByText('With your Audi Q5 in part-exchange.')).toBeVisible();
    const message = page.getByRole('main').getByRole('link', { name: /WhatsApp \(opens/ });
    expect(await whatsAppText(message)).toContain('I would like to part-exchange my car.\nMy car: Audi Q5\n');
    await page.goto(`${address}&mode=rental`);
    await expect(message).toHaveAttribute('href', /Rental/);
    expect(await whatsAppText(message)).not.toContain('Audi');
  });
}

test('answers survive a reload, until the form is cleared', async ({ page }) => {
  await visitToSell(page);
  await answerAll(selling(page));
  await page.reload();
  await expect(selling(page).getByLabel(/^Your car/)).toBeVisible();
  await expect(selling(page).getByLabel(/^Your car/)).toHaveValue('Audi Q5, 2019');
  await expect(selling(page).getByLabel('Your name')).toHaveValue('Amina');
  await expect(sectionOf(page, 'Part-exchange').getByLabel(/^The car you would like/)).toHaveValue('');
  await selling(page).getByRole('button', { name: 'Clear form' }).click();
  await page.reload();
  await expect(selling(page).getByLabel(/^Your car/)).toHaveValue('');
});

test('the message stays in the form when its code fails to load', { tag: '@islands' }, async ({
  page,
  expectFailures,
}) => {
  expectFailures(/ERR_FAILED|^exception: /);
  await page.route('**/_next/static/chunks/*-prepare-conversation-*', (route) => route.abort());
  await visitToSell(page);
  await answerAll(selling(page));
  await expect(selling(page).getByRole('alert')).toHaveText(/^Part of this page did not load\./);
  await expect(selling(page).getByLabel('Your name')).toHaveValue('Amina');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each conversation is a message that is begun already', async ({ page }) => {
    await page.goto('/sell/');
    for (const name of ['Sell your car', 'Part-exchange', 'Find me a car']) {
      await choose(page, name);
      const link = sectionOf(page, name).getByRole('link', { name: /^Answer on WhatsApp/ });
      await expect(link).toBeVisible();
      expect(await whatsAppText(link)).toContain('My name: ');
      await expect(sectionOf(page, name).getByRole('button', { name: 'Next' })).toBeHidden();
    }
  });
});
