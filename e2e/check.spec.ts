import { routes } from '@/lib/page/routes';
import { expect, sectionOf, site, test, visit, whatsAppText } from './fixtures';

test.describe('The check of a number, an address, a link or an account', () => {
  test('answers on the device: nothing is sent or kept', async ({ page }) => {
    await visit(page, routes.check);
    const field = page.getByRole('textbox', { name: /^A number, an e-mail address/ });
    const answer = page.getByRole('main').locator('form > :last-child');
    const asked: string[] = [];
    await field.fill('0733 333 333');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(answer).toContainText('Yes, this is ours0733 333 333WhatsApp: +254 733 333 333.');
    // The code of the answer is here now.
    page.on('request', (request) => asked.push(request.url()));

    await field.fill(`https://${new URL(site.url).host}@evil.test/`);
    // An answer to another text is gone.
    await expect(answer).toBeEmpty();
    await field.press('Enter');
    await expect(answer).toContainText('We do not know this');

    await field.fill('Paybill 400200');
    await field.press('Enter');
    await expect(answer).toContainText('Ours only as a whole');

    await field.fill('0733 333 334');
    await field.press('Enter');
    await expect(answer).toContainText('No, this is not ours');
    await expect(answer.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+254711111111');
    expect(await whatsAppText(answer.getByRole('link', { name: /^Show it to us/ }))).toBe(
      `Hello ${site.name}, is this yours? I was given:\n\n0733 333 334`,
    );
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]))).not.toMatch(
      /333334|evil|400200/,
    );
  });

  test('checks pasted text at once', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, routes.check);
    const field = page.getByRole('textbox', { name: /^A number, an e-mail address/ });
    await field.focus();
    await page.evaluate(() => navigator.clipboard.writeText('0722 222 223'));
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('No, this is not ours');
  });

  for (const [width, height] of [
    [740, 360],
    [320, 480],
  ] as const) {
    test(`shows the title of its answer below the header at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, routes.check);
      await page.getByRole('textbox', { name: /^A number, an e-mail address/ }).fill('Paybill till 501234');
      await page.keyboard.press('Enter');
      const title = page.getByRole('main').getByRole('status');
      await expect(title).toHaveText('We do not know this');
      const header = page.getByRole('banner');
      await expect(async () => {
        const [seen, above] = [await title.boundingBox(), await header.boundingBox()];
        expect(seen?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 9e9));
        expect((seen?.y ?? 9e9) + (seen?.height ?? 0)).toBeLessThan(height);
      }).toPass({ timeout: 5_000 });
    });
  }

  test('shows its whole answer above the bar of a phone, a yes and a no with other marks', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, routes.check);
    const field = page.getByRole('textbox', { name: /^A number, an e-mail address/ });
    const answer = page.getByRole('main').locator('form > :last-child');
    const mark = answer.locator('svg path');
    await field.fill('0733 333 333');
    await field.press('Enter');
    const yes = await mark.getAttribute('d');
    await field.fill('0733 333 334');
    await field.press('Enter');
    await expect(mark).not.toHaveAttribute('d', yes ?? '');
    const bar = page.getByRole('complementary', { name: 'Contact the dealer' }).locator('> div');
    await expect(async () => {
      const [last, above] = [
        await answer.getByRole('link', { name: /^Show it to us/ }).boundingBox(),
        await bar.boundingBox(),
      ];
      expect((last?.y ?? 9e9) + (last?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
    }).toPass({ timeout: 5_000 });
  });

  test('takes nothing from an address: no link can come with an answer', async ({ page }) => {
    await visit(page, `${routes.check}?q=0799999999&text=0799999999#0799999999`);
    await expect(page.getByRole('textbox', { name: /^A number, an e-mail address/ })).toHaveValue('');
    await expect(page.getByRole('main')).not.toContainText('0799');
  });

  test('is linked from the contact page and the footer', async ({ page }) => {
    await visit(page, routes.contact);
    await expect(page.locator(`main a[href="${routes.check}"]`)).toBeVisible();
    await expect(page.locator(`footer a[href="${routes.check}"]`)).toHaveText('Is this really us?');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything that is the dealer’s is listed', async ({ page }) => {
    await page.goto(routes.check);
    const list = sectionOf(page, 'All that is ours');
    for (const own of [
      ...site.phones.map(({ display }) => display),
      ...[site.emails.info, site.emails.sales, new URL(site.url).hostname, '501 234', '400200, account ACA 77'],
      'Acacia Bank, Westlands, in the name of Acacia Motors Ltd',
    ]) {
      await expect(list.getByText(own).first()).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: /^A number, an e-mail address/ })).toBeHidden();
  });
});
