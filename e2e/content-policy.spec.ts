import { cars, expect, test, vehiclePath, visit } from './fixtures';

/* That no page breaks its own policy, every other test sees: a violation is a console error. That every page has one, e2e/output/test-site.ts. */

test('an inline script that was not built into a page does not run', async ({ page, expectFailures }) => {
  expectFailures(/inline script violates .*Content Security Policy/);
  const path = vehiclePath(cars.markup);
  const answer = await page.request.get(path);
  const injected = '<script>document.documentElement.dataset.foreign = "ran"</script></body>';
  const body = (await answer.text()).replace('</body>', injected);
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  const violation = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
  await visit(page, path);
  await violation;
  expect(await page.locator('html').getAttribute('data-foreign')).toBeNull();
});

test('no script can write markup, nor make a policy that does', { tag: '@islands' }, async ({
  page,
  expectFailures,
}) => {
  expectFailures(/TrustedHTML|trusted-types 'none'/);
  await visit(page, '/');
  const names = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    const nameOf = (act: () => void) => {
      try {
        act();
        return 'none';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      nameOf(() => {
        document.body.innerHTML = '<p>words</p>';
      }),
      nameOf(() => trustedTypes.createPolicy('default', { createHTML: (text: string) => text })),
    ];
  });
  expect(names).toEqual(['TypeError', 'TypeError']);
});
