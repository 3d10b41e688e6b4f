import { isHydrated } from '@/e2e/browser/is-hydrated';
import { cars, carsQuery, expect, type Page, pages, test, vehiclePath, visit } from './fixtures';

/** The elements that had the focus. */
type Reached = { reached?: Set<Element> };

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the skip link is the first stop and moves the focus to the main content', async ({ page }) => {
    await visit(page, '/vehicles/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the focus is always on something visible, with a ring, and never hidden behind a bar', async ({ page }) => {
    await visit(page, '/vehicles/');
    // The page has more than 60 stops: each press reaches a new one.
    for (let presses = 1; presses <= 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { reached } = Object.assign(window, { reached: (window as unknown as Reached).reached ?? new Set() });
        if (element !== document.body) reached.add(element);
        const ringed = element.matches('input[type="radio"]') ? (element.closest('label') as HTMLElement) : element;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return {
          name: element.textContent?.slice(0, 40) || element.id,
          stops: reached.size,
          ring: getComputedStyle(ringed).outlineStyle,
          seen: hit !== null && (element.contains(hit) || hit.contains(element)),
        };
      });
      expect.soft(focus).toEqual({ name: focus.name, stops: presses, ring: 'solid', seen: true });
    }
  });
});

/** The landmarks that a screen reader lists. Sections and forms are among them only with a name. */
const LANDMARKS = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'] as const;

test('a page has eight landmarks at most, and its lists, tools and papers are none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const compared = `/shortlist/${carsQuery(cars.first, cars.longest)}`;
  for (const path of [...pages, vehiclePath(cars.first), vehiclePath(cars.luxury), compared]) {
    await visit(page, path);
    await showAll(page);
    const counts = await Promise.all(LANDMARKS.map((role) => page.getByRole(role).count()));
    expect
      .soft(
        counts.reduce((sum, count) => sum + count),
        path,
      )
      .toBeLessThanOrEqual(8);
  }
});

/** Lazy parts are hydrated near the screen. */
async function showAll(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(isHydrated);
}

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/services/');
  await page
    .getByRole('button', { name: /^Learn More/ })
    .first()
    .click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});
