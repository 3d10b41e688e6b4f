import { site } from '@/e2e/fixtures/dealership';
import { dealershipCast, statesOf } from '@/e2e/states';
import { routes } from '@/lib/page/routes';
import { expect, test } from './fixtures';

/** Orca's commands by the number pad: read all from here. */
const SAY_ALL = 'KP_Add';

/**
 * The page's speech, without the browser's. The home page includes the header and the footer; of any other, only its own
 * part counts.
 */
function ownPart(said: readonly string[], path: string): readonly string[] {
  const spoken = said.filter(
    // Orca says a group's name a second time, or not, in the same page.
    (text, index) => text !== 'Loading. Please wait.' && !(said[index - 1] === 'panel' && said[index - 2] === text),
  );
  // A dialog; Orca announces it before its first button, or not, and calls this a button, or not.
  const close = spoken.indexOf('Close');
  if (close >= 0 && close < 4) return spoken.slice(spoken[close + 1] === 'push button' ? close + 2 : close + 1);
  if (path === routes.home) return spoken.slice(Math.max(0, spoken.indexOf('Skip to main content')));
  const header = spoken.indexOf('Get Quote');
  const footer = spoken.lastIndexOf(`${site.name}, home page`);
  return header === -1 ? spoken : spoken.slice(header + 2, footer > header ? footer : undefined);
}

for (const [name, { path, only, open }] of Object.entries(statesOf(dealershipCast))) {
  // The window is as wide as a desktop's.
  if (only === 'phone') continue;
  // Its confirmation is visible for three seconds only; the task 'sends a message' hears it.
  if (name === 'the contact form, sent') continue;
  test(`${name} is read out as it was when it was last reviewed`, async ({ ear, page }) => {
    let said = await ear.open(path);
    if (open) {
      await open(page);
      // Orca still reads the field that was last written in; from a link or button it reads the page or the dialog.
      await page.evaluate(() => {
        const dialog = document.querySelector('dialog:modal');
        (dialog ?? document).querySelector<HTMLElement>('a, button')?.focus();
      });
      await ear.press('ctrl+Home');
      said = await ear.press(SAY_ALL);
    }
    expect(`${ownPart(said, path).join('\n')}\n`).toMatchSnapshot(`${name.replaceAll(/\W+/g, '-')}.txt`);
  });
}
