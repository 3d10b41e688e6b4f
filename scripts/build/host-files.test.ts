import { headerRules, headersFile, htaccess, nginxConf, vercelJson } from './host-files';

const rules = headerRules(['home/', 'photographs-follow-480.avif']);
const HASHED = 'public, max-age=31536000, immutable';
const PICTURE = 'public, max-age=86400, stale-while-revalidate=604800';

type Headers = Record<string, string>;

/** Readers of the four formats, each as its host reads it: the headers of a path. */
const hosts: Record<string, (path: string) => Headers> = {
  _headers: (path) => {
    const blocks = headersFile(rules)
      .trim()
      .split('\n\n')
      .map((block) => block.split('\n  '));
    return merged(
      blocks
        .filter(([rule = '']) => new RegExp(`^${rule.replace('*', '.*')}$`).test(path))
        .map(([, ...lines]) => lines.map((line) => line.split(/: (.*)/) as [string, string])),
    );
  },
  'vercel.json': (path) => {
    const { headers } = JSON.parse(vercelJson(rules)) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    return merged(
      headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .map((rule) => rule.headers.map(({ key, value }) => [key, value])),
    );
  },
  'nginx.conf': (path) => {
    const conf = nginxConf(rules);
    const [, normal, map = ''] = /^map \$uri \$caching \{\n {2}default "(.*)";\n([^}]*)\}/.exec(conf) ?? [];
    const found = [...map.matchAll(/~(\S+) "(.*)";/g)].find(([, pattern = '']) => new RegExp(pattern).test(path));
    const lines = [...conf.matchAll(/add_header (\S+) (?:"(.*)"|\$caching) always;/g)];
    return merged([lines.map(([, name = '', value = found?.[2] ?? normal ?? '']) => [name, value])]);
  },
  '.htaccess': (path) => {
    const [general = '', ...conditions] = htaccess(rules).split('<If ');
    const fitting = conditions.filter((block) => new RegExp(/m#(.*)#/.exec(block)?.[1] ?? '!').test(path));
    // The last of a name wins.
    return Object.assign(
      {},
      ...[general, ...fitting].map((text) =>
        Object.fromEntries(
          Array.from(text.matchAll(/Header (?:always )?set (\S+) "(.*)"/g), ([, name, value]) => [name, value]),
        ),
      ),
    );
  },
};

/** @throws Error for a header that is set twice: hosts disagree on the result */
function merged(found: readonly (readonly [name: string, value: string])[][]): Headers {
  const headers = found.flat();
  expect(headers.map(([name]) => name)).toEqual([...new Set(headers.map(([name]) => name))]);
  return Object.fromEntries(headers);
}

describe.each(Object.keys(hosts))('%s', (host) => {
  it.each([
    ['/', 'no-cache'],
    ['/vehicles/', 'no-cache'],
    ['/vehicle/7/index.html', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
    ['/inventory/7.json', 'no-cache'],
    ['/_next/static/a.js', HASHED],
    ['/pictures/photographs/a/side-1a2b3c4d-480.avif', HASHED],
    ['/pictures/home/hero-480.avif', PICTURE],
    ['/pictures/photographs-follow-480.avif', PICTURE],
    ['/share/vehicle-1.jpg', PICTURE],
    ['/icon.svg', 'public, max-age=86400'],
  ])('answers %s with the headers of the table: %s', (path, caching) => {
    const { 'Cache-Control': found = 'no-cache', ...others } = hosts[host]?.(path) ?? {};
    expect(found).toBe(caching);
    expect(others).toEqual({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
  });
});

it('shows the 404 page, and each page with and without its final slash', () => {
  expect(nginxConf(rules)).toMatch(
    /error_page 404 \/404\.html;\n.*try_files \$uri \$uri\/index\.html \$uri\.html =404;/,
  );
  expect(htaccess(rules)).toContain('ErrorDocument 404 /404.html');
  expect(JSON.parse(vercelJson(rules)).trailingSlash).toBe(true);
});
