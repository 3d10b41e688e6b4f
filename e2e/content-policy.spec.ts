import { cars, expect, pages, test, vehiclePath, visit } from './fixtures';

/* That no page breaks its own policy, every other test sees: a violation is a console error. */

for (const path of [...pages, vehiclePath(cars.markup)]) {
  test(`an inline script that was not built into ${path} does not run`, async ({ page, expectFailures }) => {
    expectFailures(/inline script violates .*Content Security Policy/);
    const answer = await page.request.get(path);
    const injected = '<script>document.documentElement.dataset.foreign = "ran"</script>';
    const body = (await answer.text()).replace('</body>', `${injected}</body>`);
    expect(body).toContain(injected);
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
    const violation = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
    await visit(page, path);
    await violation;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('html').getAttribute('data-foreign')).toBeNull();
  });
}

test('every page has its policy right behind the charset, and the hashes of what it loads', async ({ page }) => {
  for (const path of [...pages, '/404.html', '/vehicle/404.html', '/vehicles/brand/ferrari/']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toMatch(/<meta charset="utf-8"\s*\/?><meta http-equiv="Content-Security-Policy"/i);
    const loading = html.match(/<script\b[^>]*\bsrc="\/_next[^>]*>|<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(loading.length, path).toBeGreaterThan(3);
    for (const tag of loading) expect(tag, path).toMatch(/ integrity="sha384-/);
  }
});
