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
const HOUR_S = 3_600;

/**
 * What every host should send with the site, in one place. No header stands in two rules that fit the same path, because
 * hosts disagree on what that means. Pages keep the hosts' own short caching.
 */
export const responseHeaders: readonly HeaderRule[] = [
  {
    prefix: '/',
    headers: {
      // Only what a meta element cannot say; the rest of the policy is in each page.
      'Content-Security-Policy': "frame-ancestors 'none'",
      // Without includeSubDomains: what else the dealer serves under the name is not ours to decide.
      'Strict-Transport-Security': `max-age=${YEAR_S}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
  },
  // Their names change with their content.
  {
    prefix: '/_next/static/',
    headers: {
      'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  // Pages are nobody's picture or script. The home page's path begins every other, so it is meant alone.
  { prefix: routes.home, exact: true, headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
  ...[...Object.values(routes).filter((path) => path !== routes.home), '/vehicle/', '/legal/', INVENTORY_FOLDER].map(
    (prefix) => ({
      prefix,
      headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    }),
  ),
  ...['/pictures/', '/share/'].map((prefix) => ({
    prefix,
    headers: {
      'Cache-Control': `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`,
      // Shown by others: search engines, messengers, a partner's page.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })),
  {
    prefix: feedRoute(''),
    headers: {
      'Cache-Control': `public, max-age=${HOUR_S}`,
      // Read by others' programs, in their pages too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    },
  },
];

/** The same where the desk is published too: the window in which somebody signs in has to answer the one that opened it. */
export function withSignIn(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  const opener = 'Cross-Origin-Opener-Policy';
  return rules.map((rule) =>
    rule.headers[opener] ? { ...rule, headers: { ...rule.headers, [opener]: 'same-origin-allow-popups' } } : rule,
  );
}

/** Whether a rule speaks of a path. */
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

/**
 * For nginx: what belongs into the http block. Inside a location, add_header would put aside all that stand outside it, so
 * every header is set once: as it is where all paths have it, else from a map by path; one whose value is empty is not sent.
 */
export function nginxConf(rules: readonly HeaderRule[], root: string, serverName: string): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const everywhere = Object.assign({}, ...rules.filter(isForAll).map(({ headers }) => headers));
  const byPath = names.filter((name) => !(name in everywhere));
  const maps = byPath.map((name) => {
    const values = rules.flatMap(({ prefix, exact, headers }) =>
      headers[name] === undefined ? [] : [`  ~^${prefix}${exact ? INDEX_ALONE : ''} "${headers[name]}";`],
    );
    return [`map $uri ${variable(name)} {`, '  default "";', ...values, '}'].join('\n');
  });
  const server = [
    'server {',
    '  listen 80;',
    '  # listen 443 ssl; http2 on; ssl_certificate site.pem; ssl_certificate_key site.key;',
    `  server_name ${serverName};`,
    `  root ${root};`,
    '  error_page 404 /404.html;',
    '  charset utf-8;',
    '  types {',
    ...Object.entries(mediaTypes).map(([type, extensions]) => `    ${type} ${extensions};`),
    '  }',
    // Looked up again every few seconds, since a new build takes the place of the old one file by file.
    '  open_file_cache max=10000 inactive=60s;',
    '  open_file_cache_valid 5s;',
    // The forms that `npm run build -- --compressed` writes; without them, it packs a page each time it is asked for.
    '  gzip_static on;',
    '  gzip_vary on;   # for whatever cache stands before it',
    '  # brotli_static on;   # where nginx has the module ngx_brotli',
    '  gzip on;',
    '  gzip_types text/css text/javascript application/json application/manifest+json image/svg+xml text/xml;',
    `  location / { ${LOOK_UP} }`,
    ...Object.entries(everywhere).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    ...byPath.map((name) => `  add_header ${name} ${variable(name)} always;`),
    '}',
  ];
  return `${[...maps, server.join('\n')].join('\n\n')}\n`;
}

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
