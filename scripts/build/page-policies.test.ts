import { createHash } from 'node:crypto';
import { addPolicy, contentPolicy } from './page-policies';

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

/** The policy of a page with these needs, as a browser reads it: names with their values. */
function directives(needs: Partial<Parameters<typeof contentPolicy>[0]>) {
  const nothing = { inlineScripts: [], formActions: [], pictureOrigins: [], connectOrigins: [], trustedTypes: false };
  const policy = contentPolicy({ ...nothing, ...needs });
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2)));
}

it('allows nothing but the site’s own files, and no inline code', () => {
  const own = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'manifest-src'];
  const none = ['default-src', 'base-uri', 'object-src', 'form-action'];
  expect(directives({})).toEqual({
    ...Object.fromEntries(own.map((name) => [name, "'self'"])),
    ...Object.fromEntries(none.map((name) => [name, "'none'"])),
  });
});

it.each([
  [{ inlineScripts: ['sha256-B=', 'sha256-A=', 'sha256-B='] }, 'script-src', "'self' 'sha256-A=' 'sha256-B='"],
  [{ pictureOrigins: ['https://photos.example'] }, 'img-src', "'self' https://photos.example"],
  [{ connectOrigins: ['https://forms.example'] }, 'connect-src', "'self' https://forms.example"],
  [{ formActions: ['mailto:sales@cars.example?subject=Enquiry'] }, 'form-action', 'mailto:'],
  [{ formActions: ['https://forms.example/a?x=1', '/search/'] }, 'form-action', "'self' https://forms.example"],
  [{ formActions: ['http://forms.example/enquiry'] }, 'form-action', "'self' http://forms.example"],
  [{ formActions: ['/search/?of=a:b'] }, 'form-action', "'self'"],
  // Where no script of Next runs.
  [{ trustedTypes: true }, 'require-trusted-types-for', "'script'"],
  [{ trustedTypes: true }, 'trusted-types', "'none'"],
])('allows a page with %j in %s: %s', (needs, name, allowed) => {
  expect(directives(needs)[name]).toBe(allowed);
});
