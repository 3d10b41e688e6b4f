import { headerRules, headersFile, htaccess, nginxConf, vercelJson } from './host-files';

const rules = headerRules(['home/', 'photographs-follow-480.avif']);
const vercel: {
  readonly trailingSlash: boolean;
  readonly headers: readonly { source: string; headers: { key: string; value: string }[] }[];
} = JSON.parse(vercelJson(rules));

/** Readers of the four formats, each as its host reads it: the names and values for a path. */
const hosts: Record<string, (path: string) => readonly (readonly string[])[]> = {
  _headers: (path) =>
    headersFile(rules)
      .trim()
      .split('\n\n')
      .map((block) => block.split('\n  '))
      .filter(([rule = '']) => new RegExp(`^${rule.replace('*', '.*')}$`).test(path))
      .flatMap(([, ...lines]) => lines.map((line) => line.split(/: (.*)/).slice(0, 2))),
  'vercel.json': (path) =>
    vercel.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  'nginx.conf': (path) => {
    const conf = nginxConf(rules);
    const [, normal = '', map = ''] = /^map \$uri \$caching \{\n {2}default "(.*)";\n([^}]*)\}/.exec(conf) ?? [];
    const found = [...map.matchAll(/~(\S+) "(.*)";/g)].find(([, pattern = '']) => new RegExp(pattern).test(path));
    const lines = conf.matchAll(/add_header (\S+) (?:"(.*)"|\$caching) always;/g);
    return Array.from(lines, ([, name = '', value = found?.[2] ?? normal]) => [name, value]);
  },
  '.htaccess': (path) => {
    const [general = '', ...conditions] = htaccess(rules).split('<If ');
    const fitting = conditions.filter((block) => new RegExp(/m#(.*)#/.exec(block)?.[1] ?? '!').test(path));
    const lines = [general, ...fitting].join('').matchAll(/Header (?:always )?set (\S+) "(.*)"/g);
    // The last of a name wins.
    return [...new Map(Array.from(lines, ([, name = '', value = '']) => [name, value]))];
  },
};

const HASHED = 'public, max-age=31536000, immutable';
const PICTURE = 'public, max-age=86400, stale-while-revalidate=604800';

it.each([
  ['/', 'no-cache'],
  ['/vehicle/7/index.html', 'no-cache'],
  ['/404.html', 'no-cache'],
  ['/inventory/7.json', 'no-cache'],
  ['/_next/static/a.js', HASHED],
  ['/pictures/photographs/a/side-1a2b3c4d-480.avif', HASHED],
  ['/pictures/home/hero-480.avif', PICTURE],
  ['/pictures/photographs-follow-480.avif', PICTURE],
  ['/share/vehicle-1.jpg', PICTURE],
  ['/icon.svg', 'public, max-age=86400'],
])('every host answers %s with the headers of the table, each once: %s', (path, caching) => {
  for (const [host, read] of Object.entries(hosts)) {
    const { 'Cache-Control': found = 'no-cache', ...others } = Object.fromEntries(read(path));
    expect([host, found]).toEqual([host, caching]);
    expect(others).toEqual({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    // Hosts disagree on a header that is set twice.
    expect(new Set(read(path).map(([name]) => name)).size).toBe(read(path).length);
  }
});

it('shows the 404 page, and each page with and without its final slash', () => {
  expect(nginxConf(rules)).toMatch(
    /error_page 404 \/404\.html;\n.*try_files \$uri \$uri\/index\.html \$uri\.html =404;/,
  );
  expect(htaccess(rules)).toContain('ErrorDocument 404 /404.html');
  expect(vercel.trailingSlash).toBe(true);
});
