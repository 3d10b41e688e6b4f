import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cars, expect, test, vehiclePath } from './fixtures';

/* Frames of the transition between a list and a car's page: lib/inline-scripts/carry-picture.ts. */

// Its transitions between documents are of a page that was painted.
test.use({ reuseContext: false, viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

const car = cars.hybrid;
const place = (page: Page) => page.locator(`[data-shared-picture="vehicle-${car.id}"]`);

/** The frames of a page while it follows a link; the files of its large pictures never come. */
async function framesOf(page: Page, follow: () => Promise<void>): Promise<readonly Buffer[]> {
  const frames: Buffer[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  // Requests that wait for an answer from here. The card's own file is narrower, and cached: if it waited here too, the
  // frames would show the wait.
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*-1200.avif' }, { urlPattern: '*-1600.avif' }] });
  await session.send('Page.startScreencast', { format: 'png' });
  await follow();
  await page.waitForFunction(() => document.documentElement.dataset.transition === 'finished');
  await session.send('Page.stopScreencast');
  // The screencast may end earlier.
  return [...frames, await page.screenshot()];
}

/** The colour in the middle of a picture's place, and how far it varies. */
async function middleOf(frame: Buffer, { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) {
  const middle = await sharp(frame)
    .removeAlpha()
    .extract({
      left: Math.round(x + width * 0.35),
      top: Math.round(y + height * 0.35),
      width: Math.round(width * 0.3),
      height: Math.round(height * 0.3),
    })
    .png()
    .toBuffer();
  const { channels } = await sharp(middle).stats();
  return { mean: channels[0]?.mean ?? 0, spread: Math.max(...channels.map(({ stdev }) => stdev)) };
}

async function expectNoEmptyFrame(page: Page, frames: readonly Buffer[]) {
  const box = await place(page).boundingBox();
  if (!box) throw new Error('no picture');
  const middles = await Promise.all(frames.map((frame) => middleOf(frame, box)));
  // The page's own colour is seen until the flying picture arrives.
  expect(middles.filter(({ mean, spread }) => spread < 3 && mean < 240)).toEqual([]);
  expect(middles.at(-1)?.spread).toBeGreaterThan(3);
}

/** Goes to the list, with a mark for the end of its transitions. Answers with the link of the car, whose picture has loaded. */
async function listWithCard(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.finished;
      if (viewTransition) document.documentElement.dataset.transition = 'finished';
    });
  });
  await page.goto('/vehicles/');
  const card = page.getByRole('region', { name: 'Vehicles' }).getByRole('link', { name: car.name, exact: true });
  await card.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (name) => document.querySelector<HTMLImageElement>(`[data-shared-picture="${name}"] img`)?.complete,
    `vehicle-${car.id}`,
  );
  return card;
}

test('a car’s page shows the picture of its card until its own has loaded', async ({ page }) => {
  const card = await listWithCard(page);
  const frames = await framesOf(page, async () => {
    await card.click();
    await page.waitForURL(`**${vehiclePath(car)}`, { waitUntil: 'commit' });
  });
  await expectNoEmptyFrame(page, frames);
});

test('a picture that has loaded has nothing behind it: drawings have no ground', async ({ page }) => {
  const card = await listWithCard(page);
  await card.click();
  await page.waitForFunction(() => document.documentElement.dataset.transition === 'finished');
  const picture = place(page).locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveCSS('background-image', /url/);
});
