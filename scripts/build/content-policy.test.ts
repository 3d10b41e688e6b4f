import { contentPolicy } from './content-policy';

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
