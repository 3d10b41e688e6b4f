import { INVENTORY_FOLDER } from '@/lib/inventory/inventory-file';
import { feedRoute, routes } from '@/lib/page/routes';

/** Headers for the paths that begin with a prefix, or with `exact` for that path alone. */
export type HeaderRule = {
  readonly prefix: string;
  readonly exact?: true;
  readonly headers: Readonly<Record<string, string>>;
};

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/**
 * The response headers of every host, in one place. No header is in two rules for the same path: hosts disagree on the
 * result. `cacheRules` adds the caching of everything that has none here.
 */
export const responseHeaders: readonly HeaderRule[] = [
  {
    prefix: '/',
    headers: {
      // Only the part that a meta element cannot set; the rest of the policy is in each page.
      'Content-Security-Policy': "frame-ancestors 'none'",
      // Without includeSubDomains: the dealer's other subdomains are not ours to decide.
      'Strict-Transport-Security': `max-age=${YEAR_S}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
  },
  // Their names change with their content.
  ...['/_next/static/', '/pictures/photographs/'].map((prefix) => ({
    prefix,
    headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
  })),
  { prefix: '/_next/static/', headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
  // `exact`: the home page's path is the beginning of every other.
  { prefix: routes.home, exact: true, headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
  ...[...Object.values(routes).filter((path) => path !== routes.home), '/vehicle/', '/legal/', INVENTORY_FOLDER].map(
    (prefix) => ({
      prefix,
      headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    }),
  ),
  ...['/pictures/', '/share/'].map((prefix) => ({
    prefix,
    // Shown by others: search engines, messengers, a partner's page.
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  })),
  {
    prefix: feedRoute(''),
    headers: {
      // Read by others' programs, in their pages too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    },
  },
];

/**
 * Rules for the files and folders of the built site that have no caching above. Without a rule, browsers may cache a
 * page and its old price for a tenth of its age (RFC 9111, 4.2.2).
 * @param entries those at the top and in pictures/: 'vehicles', 'pictures/home'
 */
export function cacheRules(
  entries: readonly { readonly name: string; readonly isFolder: boolean }[],
): readonly HeaderRule[] {
  const named = entries.map(({ name, isFolder }) => (isFolder ? `/${name}/` : `/${name}`));
  const paths = named.flatMap((path) => (path === '/index.html' ? [routes.home, path] : [path]));
  const isCached = (path: string) =>
    responseHeaders.some(
      ({ prefix, headers }) =>
        headers['Cache-Control'] && path !== routes.home && (prefix.startsWith(path) || path.startsWith(prefix)),
    );
  return paths
    .filter((path) => !isCached(path))
    .map((path) => ({
      prefix: path,
      ...((path === routes.home || !path.endsWith('/')) && { exact: true }),
      headers: { 'Cache-Control': ICON.test(path) ? DAY : PICTURE.test(path) ? DAY_THEN_WEEK : REVALIDATE },
    }));
}

/** One rule for each path: of two for the same one Cloudflare Pages takes the last. */
export function mergeRules(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  const merged = new Map<string, HeaderRule>();
  for (const rule of rules) {
    const key = rule.prefix + (rule.exact ? '' : '*');
    merged.set(key, { ...rule, headers: { ...merged.get(key)?.headers, ...rule.headers } });
  }
  return [...merged.values()];
}

/** Browsers ask each time, and get an empty answer while nothing has changed. */
const REVALIDATE = 'no-cache';
const DAY = `public, max-age=${DAY_S}`;
/** For a week, an old picture is shown while the new one is fetched. */
const DAY_THEN_WEEK = `${DAY}, stale-while-revalidate=${7 * DAY_S}`;
const PICTURE = /^\/(?:pictures|share)\//;
const ICON = /^\/[^/]+\.(?:ico|png|svg)$/;

export function fits({ prefix, exact }: HeaderRule, path: string): boolean {
  return exact ? path === prefix : path.startsWith(prefix);
}

/** For Cloudflare Pages and Netlify: the file _headers at the top of the site. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ prefix, exact, headers }) =>
      [exact ? prefix : `${prefix}*`, ...lines(headers, (name, value) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** For Vercel: vercel.json beside the files that are deployed. */
export function vercelJson(rules: readonly HeaderRule[]): string {
  const headers = rules.map((rule) => ({
    source: rule.exact ? rule.prefix : `${rule.prefix}(.*)`,
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ trailingSlash: true, headers }, null, 2)}\n`;
}

type NginxSite = {
  readonly root: string;
  readonly serverName: string;
  /** Files of the certificate, for a server that is not behind a CDN. */
  readonly tls?: { readonly certificate: string; readonly key: string };
};

/**
 * For nginx from version 1.18: a file of the http block. An add_header in a location drops all those outside it, so
 * every header is set once. Its value is fixed if all paths have it, else from a map by path; nginx omits an empty one.
 */
export function nginxConf(rules: readonly HeaderRule[], { root, serverName, tls }: NginxSite): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const everywhere = Object.assign({}, ...rules.filter(isForAll).map(({ headers }) => headers));
  const byPath = names.filter((name) => !(name in everywhere));
  const maps = byPath.map((name) => {
    const values = rules.flatMap(({ prefix, exact, headers }) =>
      headers[name] === undefined
        ? []
        : [
            `  ~^${prefix.replaceAll('.', '\\.')}${exact ? INDEX_ALONE : ''} "${headers[name].replaceAll('"', '\\"')}";`,
          ],
    );
    return [`map $uri ${variable(name)} {`, '  default "";', ...values, '}'].join('\n');
  });
  const site = server([
    // Together, since "http2 on" needs nginx 1.25.1. Newer ones only warn.
    ...(tls
      ? [
          ...listen('443 ssl http2'),
          `ssl_certificate ${tls.certificate};`,
          `ssl_certificate_key ${tls.key};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_session_cache shared:site:10m;',
          'ssl_session_timeout 1d;',
          'ssl_session_tickets off;',
        ]
      : listen('80')),
    `server_name ${serverName};`,
    'server_tokens off;',
    `root ${root};`,
    'error_page 404 /404.html;',
    'charset utf-8;',
    'charset_types text/plain text/markdown text/xml text/vcard text/csv;   # and text/html',
    'types {',
    ...Object.entries(mediaTypes).map(([type, extensions]) => `  ${type} ${extensions};`),
    '}',
    // Looked up again every few seconds, since a new build replaces the old one file by file.
    'open_file_cache max=10000 inactive=60s;',
    'open_file_cache_valid 5s;',
    'gzip_vary on;   # for any cache in front of it',
    'gzip on;',
    'gzip_types text/css text/javascript text/markdown text/plain application/json application/manifest+json image/svg+xml text/xml;',
    `location / { ${LOOK_UP} }`,
    ...Object.entries(everywhere).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...byPath.map((name) => `add_header ${name} ${variable(name)} always;`),
  ]);
  const toHttps = server([
    ...listen('80'),
    `server_name ${serverName};`,
    'server_tokens off;',
    `return 301 https://${serverName}$request_uri;`,
  ]);
  return `${[...maps, ...(tls ? [toHttps] : []), site].join('\n\n')}\n`;
}

/** On IPv4 and IPv6. */
const listen = (what: string) => [`listen ${what};`, `listen [::]:${what};`];

const server = (lines: readonly string[]) => ['server {', ...lines.map((line) => `  ${line}`), '}'].join('\n');

const isForAll = ({ prefix, exact }: HeaderRule) => prefix === '/' && !exact;

/** By the time headers are sent, try_files has made '/' into '//index.html'. */
const INDEX_ALONE = '/?(index\\.html)?$';

const LOOK_UP = 'try_files $uri $uri/index.html $uri.html =404;';

/** The kinds of file the site has; older lists of nginx's lack AVIF and the web manifest. */
const mediaTypes: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/xml': 'xml',
  'text/vcard': 'vcf',
  'text/csv': 'csv',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
};

const variable = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

function lines(headers: HeaderRule['headers'], write: (name: string, value: string) => string): string[] {
  return Object.entries(headers).map(([name, value]) => write(name, value));
}
