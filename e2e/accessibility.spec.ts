import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cars, expect, pages, site, test, vehiclePath, visit } from './fixtures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(told).toEqual([]);
}

/** What the focus has been on. */
type Reached = { reached?: Set<Element> };

const openStates: Readonly<Record<string, { path: string; phone?: boolean; open: (page: Page) => Promise<void> }>> = {
  menu: { path: '/', phone: true, open: (page) => page.locator('summary').click() },
  'contact dialog': {
    path: '/about/',
    open: (page) =>
      page
        .getByRole('button', { name: /^Contact/ })
        .filter({ visible: true })
        .first()
        .click(),
  },
  'service dialog': {
    path: '/services/',
    open: (page) =>
      page
        .getByRole('button', { name: /^Learn More/ })
        .first()
        .click(),
  },
  'filter sheet': {
    path: '/vehicles/',
    phone: true,
    open: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
  },
  'empty result': {
    path: '/vehicles/',
    phone: false,
    open: (page) => page.getByRole('searchbox').fill('nothing like it'),
  },
  'list in rental mode': {
    path: '/vehicles/?mode=rental',
    open: (page) => page.getByRole('radio', { name: 'List' }).check(),
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

      for (const path of [...pages, '/vehicle/none-such']) {
        test(`axe finds nothing on ${path}`, async ({ page, expectFailures }) => {
          if (path === '/vehicle/none-such') expectFailures(/404.*\/vehicle\/none-such/);
          await visit(page, path);
          await expectNoViolations(page, path);
        });
      }

      for (const [state, { path, phone, open }] of Object.entries(openStates)) {
        if (phone !== undefined && phone !== width < 1024) continue;
        test(`axe finds nothing with ${state} open`, async ({ page }) => {
          await visit(page, path);
          await open(page);
          await expectNoViolations(page, state);
        });
      }
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what is pressed is at least 44 px high and wide, links in running text apart', async ({ page }) => {
    for (const path of pages) {
      await visit(page, path);
      const small = await page
        .locator(
          'main :is(button, summary, select, input, textarea, a[href]), header :is(button, summary, a[href]), aside :is(button, a[href])',
        )
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility() && !element.closest('p'))
            .map((element) => {
              // A link stretched over its card, or a radio over its label, is pressed anywhere on it.
              const stretched = getComputedStyle(element, '::before').position === 'absolute';
              const area = (stretched ? element.closest('article') : element.closest('label')) ?? element;
              const { width, height } = area.getBoundingClientRect();
              return { text: element.textContent?.trim().slice(0, 30), width, height };
            })
            .filter(({ width, height }) => width < 43.5 || height < 43.5),
        );
      expect.soft(small, path).toEqual([]);
    }
  });

  test('nothing scrolls sideways at 320 px or at 400 % zoom, and nothing moves while a page loads', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { layoutShift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Object.assign(window, {
            layoutShift: (window as unknown as { layoutShift: number }).layoutShift + entry.value,
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const size of [
      { width: 320, height: 640 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      for (const path of pages) {
        await visit(page, path);
        await page.waitForLoadState('networkidle');
        const [content, shift] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          (window as unknown as { layoutShift: number }).layoutShift,
        ]);
        expect.soft(content, `${path} at ${size.width} x ${size.height}`).toBeLessThanOrEqual(320);
        expect.soft(shift, `${path} at ${size.width} x ${size.height}`).toBeLessThan(0.02);
      }
    }
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the skip link comes first and leads past the header', async ({ page }) => {
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
    // The page has more stops than that, so that each press comes to another one.
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

  test('sale or rent and grid or list are chosen with the arrow keys', async ({ page }) => {
    await visit(page, '/vehicles/');
    const forSale = page.getByRole('radio', { name: 'For Sale' });
    await expect(forSale).toBeEnabled();
    await forSale.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'For Rent' })).toBeChecked();
    await page.getByRole('radio', { name: 'Grid' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  });
});

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

test('a printed vehicle page is black on white and leaves out what cannot be pressed on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await visit(page, vehiclePath(cars.first));
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const { street, city, country } = site.address;
  await expect(page.getByText(`${site.name}, ${street}, ${city}, ${country}`)).toBeVisible();
});
