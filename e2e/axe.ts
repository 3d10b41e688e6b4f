import AxeBuilder from '@axe-core/playwright';
import { cars, expect, type Page, pages, test, vehiclePath, visit } from './fixtures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Legacy mode: without frames, which the site has none of, the result is the same, and no second page is opened for it. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(told).toEqual([]);
}

type OpenState = {
  readonly path: string;
  /** For what is only there below, or only from, the width of a desk. */
  readonly only?: 'phone' | 'desk';
  readonly open: (page: Page) => Promise<void>;
};

const press = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const openStates: Readonly<Record<string, OpenState>> = {
  menu: { path: '/', only: 'phone', open: (page) => page.locator('summary').click() },
  'contact dialog': { path: '/about/', open: press(/^Contact/) },
  'service dialog': { path: '/services/', open: press(/^Learn More/) },
  'filter sheet': { path: '/vehicles/', only: 'phone', open: press(/^Filters/) },
  'empty result': {
    path: '/vehicles/',
    only: 'desk',
    open: (page) => page.getByRole('searchbox').fill('nothing like it'),
  },
  'list in rental mode': {
    path: '/vehicles/?mode=rental',
    open: (page) => page.getByRole('radio', { name: 'List' }).check(),
  },
  'full-screen viewer': {
    path: vehiclePath(cars.rented),
    open: async (page) => {
      await press(/^View full screen/)(page);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Zoom in' })).toBeVisible();
    },
  },
};

export type Screen = { readonly colorScheme: 'light' | 'dark'; readonly width: number };

/** A test for each page and each state of one, on a screen of that width and theme. */
export function scanEveryPage({ colorScheme, width }: Screen): void {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of [...pages, '/vehicles/brand/tuk-sons/', '/vehicles/category/luxury/', '/vehicle/none-such']) {
      test(`axe finds nothing on ${path}`, async ({ page, expectFailures }) => {
        if (path === '/vehicle/none-such') expectFailures(/404.*\/vehicle\/none-such/);
        await visit(page, path);
        await expectNoViolations(page, path);
      });
    }

    for (const [state, { path, only, open }] of Object.entries(openStates)) {
      if (only && (only === 'phone') !== width < 1024) continue;
      test(`axe finds nothing with ${state} open`, async ({ page }) => {
        await visit(page, path);
        await open(page);
        await expectNoViolations(page, state);
      });
    }
  });
}
