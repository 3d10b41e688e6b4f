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

const nothing = { inlineScripts: [], formActions: [], pictureOrigins: [], connectOrigins: [], trustedTypes: false };

/** The policy as a browser reads it: names with their values. */
const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

it('allows nothing but the site’s own files, and no inline code', () => {
  expect(Object.fromEntries(directives(contentPolicy(nothing)))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
  });
});

it('names each inline script once, by its hash', () => {
  const policy = contentPolicy({ ...nothing, inlineScripts: ['sha256-B=', 'sha256-A=', 'sha256-B='] });
  expect(directives(policy).get('script-src')).toEqual(["'self'", "'sha256-A='", "'sha256-B='"]);
});

it('allows form targets of the page only', () => {
  const targets = (formActions: readonly string[]) =>
    directives(contentPolicy({ ...nothing, formActions })).get('form-action');
  expect(targets([])).toEqual(["'none'"]);
  expect(targets(['mailto:sales@cars.example?subject=Enquiry'])).toEqual(['mailto:']);
  expect(targets(['https://forms.example/enquiry?x=1', '/search/'])).toEqual(["'self'", 'https://forms.example']);
  expect(targets(['http://forms.example/enquiry'])).toEqual(["'self'", 'http://forms.example']);
  expect(targets(['/search/?of=a:b'])).toEqual(["'self'"]);
});

it('adds a stock photo host to the pictures and a form address to the connections', () => {
  const policy = directives(
    contentPolicy({
      ...nothing,
      pictureOrigins: ['https://photos.example'],
      connectOrigins: ['https://forms.example'],
    }),
  );
  expect(policy.get('img-src')).toEqual(["'self'", 'https://photos.example']);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://forms.example']);
});

it('requires trusted types where no script of Next runs', () => {
  const policy = directives(contentPolicy({ ...nothing, trustedTypes: true }));
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(["'none'"]);
  expect(directives(contentPolicy(nothing)).has('require-trusted-types-for')).toBe(false);
});
