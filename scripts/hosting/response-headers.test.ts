import {
  cacheRules,
  fits,
  type HeaderRule,
  headersFile,
  mergeRules,
  nginxConf,
  responseHeaders,
  vercelJson,
} from './response-headers';

const rules: readonly HeaderRule[] = [
  { prefix: '/', headers: { 'X-Frame-Options': 'DENY' } },
  { prefix: '/pictures/', headers: { 'Cache-Control': 'max-age=60' } },
];

const SITE = { root: '/var/www/site', serverName: 'www.example.com' };

it('writes _headers for Cloudflare Pages and Netlify', () => {
  expect(headersFile(rules)).toBe('/*\n  X-Frame-Options: DENY\n\n/pictures/*\n  Cache-Control: max-age=60\n');
});

it('protects every page: no frames, no guessed types, https, no features of the device', () => {
  const headers = Object.assign(
    {},
    ...responseHeaders.filter((rule) => fits(rule, '/about/')).map((rule) => rule.headers),
  );
  expect(headers).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': expect.stringContaining('strict-origin'),
    'Permissions-Policy': expect.stringContaining('camera=(), geolocation=(), microphone=()'),
  });
});

it('writes vercel.json', () => {
  expect(JSON.parse(vercelJson(rules)).headers).toEqual([
    { source: '/(.*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    { source: '/pictures/(.*)', headers: [{ key: 'Cache-Control', value: 'max-age=60' }] },
  ]);
});

it('sets each nginx header once, by a map where it depends on the path', () => {
  const conf = nginxConf(rules, SITE);
  expect(conf.match(/add_header (X-|Cache).*/g)).toEqual([
    'add_header X-Frame-Options "DENY" always;',
    'add_header Cache-Control $header_cache_control always;',
  ]);
  expect(conf.match(/^map .* \$header_cache.*/gm)).toEqual(['map $uri $header_cache_control {']);
  expect(conf).toContain('map $uri $header_cache_control {\n  default "";\n  ~^/pictures/ "max-age=60";\n}');
});

describe('the caching of a built site', () => {
  const files = [
    'index.html',
    '404.html',
    'vehicles.html',
    'sitemap.xml',
    'manifest.webmanifest',
    'contact.vcf',
    'icon.svg',
    'pictures/follow-480.avif',
  ];
  const folders = [
    '_next',
    'vehicle',
    'vehicles',
    'cards',
    'feeds',
    'pictures',
    'pictures/a',
    'pictures/photographs',
    'share',
    'a-new-page',
  ];
  const all = [
    ...responseHeaders,
    ...cacheRules([
      ...files.map((name) => ({ name, isFolder: false })),
      ...folders.map((name) => ({ name, isFolder: true })),
    ]),
  ];

  it.each([
    ...[
      '/',
      '/index.html',
      '/404.html',
      '/vehicles.html',
      '/vehicles/',
      '/vehicle/7/',
      '/a-new-page/',
      '/cards/1/0.json',
      '/sitemap.xml',
      '/feeds/rss.xml',
      '/contact.vcf',
    ].map((path) => [path, 'no-cache']),
    ['/icon.svg', 'public, max-age=86400'],
    ['/pictures/a/side-480.avif', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/share/vehicle-1.jpg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/pictures/follow-480.avif', 'public, max-age=86400, stale-while-revalidate=604800'],
    ...['/_next/static/a.js', '/pictures/photographs/a/side-1a2b3c4d-480.avif'].map((path) => [
      path,
      'public, max-age=31536000, immutable',
    ]),
  ])('is said once for %s: %s', (path, value) => {
    expect(all.filter((rule) => fits(rule, path)).flatMap(({ headers }) => headers['Cache-Control'] ?? [])).toEqual([
      value,
    ]);
  });

  it('sets no header twice for one path', () => {
    const overlaps = all.flatMap((rule) =>
      all
        .filter((other) => other !== rule && fits(rule, other.prefix))
        .flatMap((other) => Object.keys(other.headers).filter((name) => name in rule.headers)),
    );
    expect(overlaps).toEqual([]);
  });
});

it('has one rule for a path, since Cloudflare Pages takes the last of two', () => {
  const vary = { prefix: '/', headers: { Vary: 'Accept' } };
  expect(mergeRules([...rules, vary, { ...vary, exact: true }])).toEqual([
    { prefix: '/', headers: { 'X-Frame-Options': 'DENY', Vary: 'Accept' } },
    rules[1],
    { ...vary, exact: true },
  ]);
});

it('leads from http to https where nginx has the certificate', () => {
  const conf = nginxConf(rules, { ...SITE, tls: { certificate: 'a.pem', key: 'a.key' } });
  expect(conf).toContain('return 301 https://www.example.com$request_uri;');
  expect(conf.match(/listen .*/g)).toEqual([
    'listen 80;',
    'listen [::]:80;',
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
  ]);
});

it('can set a header for the home page alone, on each host', () => {
  const home: readonly HeaderRule[] = [{ prefix: '/', exact: true, headers: { 'X-Home': 'yes' } }];
  expect(headersFile(home)).toBe('/\n  X-Home: yes\n');
  expect(JSON.parse(vercelJson(home)).headers[0].source).toBe('/');
  expect(nginxConf(home, SITE)).toContain('~^//?(index\\.html)?$ "yes";');
});
