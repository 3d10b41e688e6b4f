import { createHash } from 'node:crypto';
import { addPolicy } from './page-policies';

const withPolicy = addPolicy('nowhere');
const page = (body: string) => `<html><head><meta charset="utf-8"/></head><body>${body}</body></html>`;
const allowed = async (body: string) => / script-src ([^;]*);/.exec(await withPolicy(page(body), 'a page'))?.[1];

it('lists executable inline scripts, and no data blocks', async () => {
  const hash = createHash('sha256').update('start()').digest('base64');
  const data = '<script type="application/ld+json">{}</script><script type="application/json" id="islands">[]</script>';
  expect(await allowed(`<script>start()</script>${data}`)).toBe(`'self' 'sha256-${hash}'`);
});

it('lists speculation rules, which a policy covers', async () => {
  expect(await allowed('<script type="speculationrules">{}</script>')).toMatch(/^'self' 'sha256-\S+'$/);
});

it.each([
  ['no charset', '<html></html>'],
  ['an inline style', page('<p style="color:red">')],
  ['an inline handler', page('<p onclick="go()">')],
])('refuses a page with %s', async (_, html) => {
  await expect(async () => withPolicy(html, 'about.html')).rejects.toThrow(/^about\.html has /);
});
