import { menuLinks } from '@/lib/page/pages';
import { expect, site, test, visit } from './fixtures';

const [phone] = site.phones;

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the top bar shows phone, e-mail and place, and the header marks the page', async ({ page }) => {
    await visit(page, '/services/');
    const bar = page.getByRole('banner').locator('> div').first();
    await expect(bar.getByRole('link', { name: phone.display })).toHaveAttribute('href', `tel:${phone.e164}`);
    await expect(bar.getByRole('link', { name: site.emails.info })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${site.emails.info}\\?subject=.+&body=.+`),
    );
    await expect(bar).toContainText(`${site.address.city}, ${site.address.country}`);
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    await expect(current).toHaveText('Services');
  });

  test('Get Quote is a full page load of the contact page', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
  });

  test('the launcher opens the contact dialog, which closes by Escape, X and backdrop and gives the focus back', async ({
    page,
  }) => {
    await visit(page, '/about/');
    const launcher = page.getByRole('button', { name: 'Contact us' });
    const dialog = page.getByRole('dialog', { name: `Contact ${site.name}` });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(20, 20),
    ];
    for (const close of closings) {
      await launcher.click();
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText(`Our specialists are available ${site.support} to assist you`);
      await expect(dialog.getByRole('heading')).toBeFocused();
      // A press beside a dialog counts half a second after it was opened.
      await expect(async () => {
        await close();
        await expect(dialog).toBeHidden({ timeout: 200 });
      }).toPass();
      await expect(launcher).toBeFocused();
    }
  });

  test('the three options are real links, and the dialog closes after one is chosen', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await visit(page, '/about/');
    await page.getByRole('button', { name: 'Contact us' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', `tel:${phone.e164}`);
    await expect(dialog.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
      'href',
      /^mailto:info@cars\.example\?subject=Enquiry%20to%20Savanna&body=[^+ ]*%0D%0A/,
    );
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: 'WhatsApp Chat' }).click(),
    ]);
    expect(chat.url()).toMatch(/^https:\/\/wa\.me\/254733333333\?text=Hello%20Savanna/);
    await expect(dialog).toBeHidden();
  });

  test('a change of path begins at the top', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu lists the links and Get Quote, closes on Escape and on a link', async ({ page }) => {
    await visit(page, '/about/');
    await expect(page.getByRole('banner').locator('> div').first()).toBeHidden();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const toggle = page.locator('summary');
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu.getByRole('link')).toHaveText([
      ...menuLinks.map(({ label }) => label),
      ...['Cars for rent', 'Sell your car', 'Shortlist', 'Get Quote'],
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    // The page stays: Back may restore it as it was left.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await menu.getByRole('link', { name: 'Services' }).click();
    await expect(menu).toBeHidden();
  });

  test('a bar at the bottom has WhatsApp, Call and the contact dialog, and never covers the end of the page', async ({
    page,
  }) => {
    await visit(page, '/contact/');
    const bar = page.getByRole('complementary', { name: 'Contact the dealer' });
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();
    await bar.getByRole('button', { name: 'Contact' }).click();
    await expect(page.getByRole('dialog', { name: `Contact ${site.name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    // On phones a dialog is a step of the history; going back, the browser restores the place of before.
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const lastLine = await page.getByText('Cookie Policy').boundingBox();
    const barTop = (await bar.getByRole('link', { name: 'WhatsApp' }).boundingBox())?.y ?? 0;
    expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(barTop);
  });
});
