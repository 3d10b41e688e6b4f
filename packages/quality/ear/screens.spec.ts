import { site } from '@/e2e/fixtures/dealership';
import { dealershipCast, statesOf } from '@/e2e/states';
import { routes } from '@/lib/page/routes';
import { expect, test } from './fixtures';

/** Orca's commands by the number pad: read all from here. */
const SAY_ALL = 'KP_Add';

const isHome = (path: string) => path === routes.home;

/** Without the header and the footer, which the home page has too. */
function ownPart(said: readonly string[]): readonly string[] {
  const header = said.indexOf('Get Quote');
  const footer = said.lastIndexOf(`${site.name}, home page`);
  return header === -1 ? said : said.slice(header + 2, footer > header ? footer : undefined);
}

for (const [name, { path, only, open }] of Object.entries(statesOf(dealershipCast))) {
  // The window is as wide as a desktop's.
  if (only === 'phone') continue;
  test(`${name} is read out as it was when it was last reviewed`, async ({ ear, page }) => {
    let said = await ear.open(path);
    if (open) {
      await open(page);
      // Orca still reads the field that was last written in; from a link it reads the page.
      await page
        .locator('a')
        .first()
        .evaluate((link: HTMLElement) => link.focus());
      await ear.press('ctrl+Home');
      said = await ear.press(SAY_ALL);
    }
    expect(`${(isHome(path) ? said : ownPart(said)).join('\n')}\n`).toMatchSnapshot(
      `${name.replaceAll(/\W+/g, '-')}.txt`,
    );
  });
}
