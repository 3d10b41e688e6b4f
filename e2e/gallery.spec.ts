import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { cars, expect, test, vehiclePath, visit } from './fixtures';

const NAME = cars.rented.name;
const PATH = vehiclePath(cars.rented);
/** Of its pictures. */
const count = 5;

const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });
const strip = (page: Page) => page.getByRole('list', { name: /Large pictures/ });
const thumbnails = (page: Page) => page.getByRole('list', { name: 'Choose a picture' }).getByRole('link');
const button = (page: Page, name: string) => pictures(page).getByRole('button', { name });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures, full screen' });
const zoomLevel = (page: Page) => viewer(page).getByRole('button', { name: /show the whole picture/ });

async function openViewer(page: Page) {
  await visit(page, PATH);
  const opener = button(page, 'View full screen');
  await ((await opener.isVisible()) ? opener : strip(page).getByRole('img').first()).click();
  await expect(viewer(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('one picture has no arrows and no counter, and still fills the screen', async ({ page }) => {
    await visit(page, vehiclePath(cars.onePicture));
    const picture = { name: `${cars.onePicture.name}, side view` };
    await expect(strip(page).getByRole('img', picture)).toBeInViewport();
    await expect(button(page, 'Next picture')).toHaveCount(0);
    await expect(button(page, 'View in 360°')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Show picture/ })).toHaveCount(0);
    await button(page, 'View full screen').click();
    await expect(viewer(page).getByRole('img', picture)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByRole('img', picture)).toBeVisible();
  });

  test('a thumbnail, the buttons and the keys select a picture, up to both ends', async ({ page }) => {
    await visit(page, PATH);
    const isSelected = async (index: number) => {
      await expect(thumbnails(page).nth(index)).toHaveAttribute('aria-current', 'true');
      // The foot of a large picture may be below the fold.
      await expect(strip(page).getByRole('listitem').nth(index)).toBeInViewport({ ratio: 0.6 });
    };
    await isSelected(0);
    await expect(thumbnails(page).nth(1)).toHaveAccessibleName(
      `Show picture 2 of ${count}: ${NAME}, side view, studio illustration`,
    );
    await thumbnails(page)
      .nth(count - 1)
      .click();
    await isSelected(count - 1);
    await expect(button(page, 'Next picture')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Previous picture').click();
    await isSelected(count - 2);
    await expect(pictures(page).getByRole('status').first()).toHaveText(/^Picture 4 of 5: /);
    await strip(page).focus();
    await page.keyboard.press('Home');
    await isSelected(0);
    await page.keyboard.press('ArrowRight');
    await isSelected(1);
    await button(page, 'Previous picture').click();
    await expect(button(page, 'Previous picture')).toHaveAttribute('aria-disabled', 'true');
    // It does nothing now, and keeps the focus.
    await page.keyboard.press('Enter');
    await expect(button(page, 'Previous picture')).toBeFocused();
    await isSelected(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('the viewer fills the screen, keeps the page still, and closes on Escape, the focus on its button', async ({
    page,
  }) => {
    await openViewer(page);
    expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(720, 450);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(button(page, 'View full screen')).toBeFocused();
  });

  test('Back closes the viewer, and closing it leaves no step behind', async ({ page }) => {
    await visit(page, '/vehicles/');
    await openViewer(page);
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(button(page, 'View full screen')).toBeFocused();
    await button(page, 'View full screen').click();
    await expect(viewer(page)).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await expect(viewer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/vehicles\/$/);
  });

  test('the viewer steps by keys and buttons up to both ends, and leaves its picture selected', async ({ page }) => {
    await openViewer(page);
    await page.keyboard.press('ArrowLeft');
    await expect(viewer(page).getByText(`Picture 1 of ${count}: ${NAME}, front three-quarter view`)).toBeAttached();
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('ArrowRight');
    await viewer(page).getByRole('button', { name: 'Next picture' }).click();
    await viewer(page).getByRole('button', { name: 'Previous picture' }).click();
    await expect(viewer(page).getByRole('img', { name: `${NAME}, side view` })).toBeVisible();
    await expect(viewer(page).getByText(`2 / ${count}`)).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await expect(strip(page).getByRole('img', { name: `${NAME}, side view` })).toBeInViewport({ ratio: 0.9 });
    await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(button(page, 'View full screen')).toBeFocused();
  });

  test('the wheel, the mouse and the keys zoom and move a picture', async ({ page }) => {
    await openViewer(page);
    const image = viewer(page).getByRole('img');
    const whole = await image.boundingBox();
    await page.mouse.move(900, 450);
    await page.mouse.wheel(0, -200);
    await expect(zoomLevel(page)).not.toHaveText('100 %');
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await expect(zoomLevel(page)).toHaveText('100 %');
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoomLevel(page)).toHaveText('150 %');
    await page.keyboard.press('-');
    await expect(zoomLevel(page)).toHaveText('100 %');
    await page.mouse.dblclick(900, 450);
    await expect(zoomLevel(page)).toHaveText('250 %');
    await expect.poll(async () => (await image.boundingBox())?.width).toBeCloseTo((whole?.width ?? 0) * 2.5, 0);
    const zoomed = await image.boundingBox();
    await page.mouse.down();
    await page.mouse.move(700, 400, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await image.boundingBox())?.x).toBeCloseTo((zoomed?.x ?? 0) - 200, 0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await image.boundingBox())?.x).toBeCloseTo((zoomed?.x ?? 0) - 280, 0);
    await expect(image).toHaveAccessibleName(`${NAME}, front three-quarter view, studio illustration`);
    await page.mouse.dblclick(700, 400);
    await expect(zoomLevel(page)).toHaveText('100 %');
    await expect.poll(async () => await image.boundingBox()).toEqual(whole);
  });

  test('opens the picture file when the viewer fails to load', async ({ page, expectFailures }) => {
    // Navigation to a picture file aborts the view transition.
    expectFailures(/ERR_FAILED .*\/_next\/static\/.*\.js|Transition was aborted/);
    await visit(page, PATH);
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    await button(page, 'View full screen').click();
    await expect(page).toHaveURL(/\/pictures\/.*\.(jpg|jpeg|webp|avif|png)$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('only the strips scroll, also to the chosen thumbnail', async ({ page }) => {
    await visit(page, PATH);
    await strip(page).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('End');
    await expect(thumbnails(page).last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, scrollX, scrollY])).toEqual([
      320,
      0,
      before,
    ]);
  });

  test('a swipe steps, on the strip and in the viewer', async ({ page }) => {
    await visit(page, PATH);
    const touch = await page.context().newCDPSession(page);
    const box = await strip(page).boundingBox();
    await swipe(touch, { x: 270, y: (box?.y ?? 0) + 90 }, { x: 40, y: (box?.y ?? 0) + 90 });
    await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await strip(page).getByRole('img').nth(1).tap();
    await expect(viewer(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await soon(async () => {
      await swipe(touch, { x: 60, y: 300 }, { x: 260, y: 310 });
      const first = viewer(page).getByRole('img', { name: `${NAME}, front three-quarter view` });
      await expect(first).toBeVisible({ timeout: 3000 });
    });
  });

  test('two fingers and a double tap zoom in the viewer; a zoomed picture is dragged, not swiped', async ({ page }) => {
    await openViewer(page);
    const touch = await page.context().newCDPSession(page);
    await soon(async () => {
      await pinch(touch, { x: 160, y: 320 }, 60, 200);
      await expect(zoomLevel(page)).not.toHaveText('100 %', { timeout: 3000 });
    });
    await swipe(touch, { x: 260, y: 320 }, { x: 60, y: 320 });
    await expect(viewer(page).getByRole('img')).toHaveAccessibleName(
      `${NAME}, front three-quarter view, studio illustration`,
    );
    await doubleTap(touch);
    await expect(zoomLevel(page)).toHaveText('100 %');
    await doubleTap(touch);
    await expect(zoomLevel(page)).toHaveText('250 %');
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});

test.describe('the spin', () => {
  const path = vehiclePath(cars.first);
  const still = readFileSync(`public/pictures/${cars.first.image}-480.avif`);

  const slider = (page: Page) => pictures(page).getByRole('slider', { name: 'Turn the car' });

  async function serveFrames(page: Page) {
    const asked: string[] = [];
    await page.route('**/spin/*.avif', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'image/avif', body: still });
    });
    return asked;
  }

  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('loads when asked for and not before, then turns by dragging and by the keys', async ({ page }) => {
    const asked = await serveFrames(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await button(page, 'View in 360°').click();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Front three-quarter, 0 degrees');
    expect(asked).toHaveLength(36);
    await slider(page).press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Front three-quarter, 10 degrees');
    await slider(page).press('ArrowLeft');
    const canvas = pictures(page).locator('canvas');
    // Waits until it is still.
    await canvas.hover({ position: { x: 100, y: 200 } });
    const box = await canvas.boundingBox();
    const stage = await canvas.locator('..').boundingBox();
    if (!box || !stage) throw new Error('The spin is not drawn.');
    expect(box.width, 'would blur').toBeLessThanOrEqual(Number(await canvas.getAttribute('width')));
    await page.mouse.down();
    await page.mouse.move(box.x + 100 + stage.width / 4, box.y + 200, { steps: 5 });
    await page.mouse.up();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Rear three-quarter, 90 degrees');
    // Frames have no ground: drawn over each other, they would become opaque.
    const overCar = await canvas.evaluate(
      (element: HTMLCanvasElement) => element.getContext('2d')?.getImageData(384, 60, 1, 1).data[3],
    );
    expect(overCar).toBeLessThan(90);
    await button(page, 'Back to the pictures').click();
    await expect(strip(page).getByRole('img').first()).toBeVisible();
    await expect(button(page, 'View in 360°')).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

    test('keeps the frames that came when one fails, and everything below where it is', async ({
      page,
      expectFailures,
    }) => {
      expectFailures(/ERR_FAILED/);
      const asked = await serveFrames(page);
      await page.route('**/spin/07.avif', (route) => route.abort(), { times: 1 });
      await visit(page, path);
      const below = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
      const before = await below();
      await button(page, 'View in 360°').tap();
      await expect(page.getByText('The 360° view could not be loaded.')).toBeVisible();
      expect(await below()).toBe(before);
      await button(page, 'Try again').tap();
      await expect(slider(page)).toBeVisible();
      expect([asked.length, await below()]).toEqual([36, before]);
      await button(page, 'Back to the pictures').tap();
      await expect(slider(page)).toHaveCount(0);
    });

    test('turns by a finger sideways and lets the page scroll up and down', async ({ page }) => {
      await serveFrames(page);
      await visit(page, path);
      await button(page, 'View in 360°').tap();
      await expect(slider(page)).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const touch = await page.context().newCDPSession(page);
      const box = await pictures(page).locator('canvas').boundingBox();
      const y = (box?.y ?? 0) + 100;
      await swipe(touch, { x: 100, y }, { x: 180, y });
      await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Rear three-quarter, 90 degrees');
      await swipe(touch, { x: 160, y }, { x: 160, y: y - 150 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
      await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Rear three-quarter, 90 degrees');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
});

type Point = { readonly x: number; readonly y: number };

/** A touch reaches an opened dialog only after its first paint. */
const soon = (touchAndLook: () => Promise<void>) => expect(touchAndLook).toPass();

/** Fingers on the screen at ten moments from 0 to 1, as the operating system reports them. */
async function touchAt(touch: CDPSession, fingersAt: (moment: number) => readonly Point[]) {
  for (let step = 0; step <= 10; step++) {
    const touchPoints = fingersAt(step / 10).map((point, id) => ({ ...point, id }));
    await touch.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const swipe = (touch: CDPSession, from: Point, to: Point) =>
  touchAt(touch, (moment) => [{ x: from.x + (to.x - from.x) * moment, y: from.y + (to.y - from.y) * moment }]);

/** Two fingers moving apart round a place; distances between them in pixels. */
const pinch = (touch: CDPSession, { x, y }: Point, from: number, to: number) =>
  touchAt(touch, (moment) => [-1, 1].map((side) => ({ x: x + (side * (from + (to - from) * moment)) / 2, y })));

/** Two taps of one finger, with timestamps 150 ms apart, however slow the machine. */
async function doubleTap(touch: CDPSession) {
  const now = Date.now() / 1000;
  for (const timestamp of [now, now + 0.15]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 160, y: 300 }], timestamp });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.05 });
  }
}
