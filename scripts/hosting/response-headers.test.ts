import { fits, type HeaderRule, headersFile, nginxConf, responseHeaders, vercelJson } from './response-headers';

const rules: readonly HeaderRule[] = [
  { prefix: '/', headers: { 'X-Frame-Options': 'DENY' } },
  { prefix: '/pictures/', headers: { 'Cache-Control': 'max-age=60' } },
];

it('writes _headers for Cloudflare Pages and Netlify', () => {
  expect(headersFile(rules)).toBe('/*\n  X-Frame-Options: DENY\n\n/pictures/*\n  Cache-Control: max-age=60\n');
});

it('writes vercel.json', () => {
  expect(JSON.parse(vercelJson(rules)).headers).toEqual([
    { source: '/(.*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    { source: '/pictures/(.*)', headers: [{ key: 'Cache-Control', value: 'max-age=60' }] },
  ]);
});

it('sets each nginx header once, by a map where it depends on the path', () => {
  const conf = nginxConf(rules, '/var/www/site', 'www.example.com');
  expect(conf.match(/add_header .*/g)).toEqual([
    'add_header X-Frame-Options "DENY" always;',
    'add_header Cache-Control $header_cache_control always;',
  ]);
  expect(conf.match(/^map .*/gm)).toEqual(['map $uri $header_cache_control {']);
  expect(conf).toContain('map $uri $header_cache_control {\n  default "";\n  ~^/pictures/ "max-age=60";\n}');
});

it('sets no header twice for one path', () => {
  const overlaps = responseHeaders.flatMap((rule) =>
    responseHeaders
      .filter((other) => other !== rule && fits(rule, other.prefix))
      .flatMap((other) => Object.keys(other.headers).filter((name) => name in rule.headers)),
  );
  expect(overlaps).toEqual([]);
});

it('can set a header for the home page alone, on each host', () => {
  const home: readonly HeaderRule[] = [{ prefix: '/', exact: true, headers: { 'X-Home': 'yes' } }];
  expect(headersFile(home)).toBe('/\n  X-Home: yes\n');
  expect(JSON.parse(vercelJson(home)).headers[0].source).toBe('/');
  expect(nginxConf(home, '/var/www/site', 'www.example.com')).toContain('~^//?(index\\.html)?$ "yes";');
});
