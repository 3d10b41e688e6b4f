import { cars, expect, pages, test, vehiclePath, visit } from './fixtures';

/* That no page breaks its own policy, every other test sees: a violation is a console error. That every page has one, e2e/output/test-site.ts. */

test('an inline script that was not built into a page does not run', async ({ page, expectFailures }) => {
  expectFailures(/inline script violates .*Content Security Policy/);
  const injected = '<script>document.documentElement.dataset.foreign = "ran"</script>';
  for (const path of [...pages, vehiclePath(cars.markup)]) {
    const answer = await page.request.get(path);
    const body = (await answer.text()).replace('</body>', `${injected}</body>`);
    expect(body).toContain(injected);
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
    const violation = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
    await visit(page, path);
    await violation;
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(await page.locator('html').getAttribute('data-foreign')).toBeNull();
    await page.unrouteAll();
  }
});

test('no script can make a policy that writes markup', { tag: '@islands' }, async ({ page, expectFailures }) => {
  expectFailures(/trusted-types 'none'/);
  await visit(page, '/');
  const error = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    try {
      trustedTypes.createPolicy('default', { createHTML: (text: string) => text });
    } catch (refused) {
      return (refused as Error).name;
    }
  });
  expect(error).toBe('TypeError');
});
