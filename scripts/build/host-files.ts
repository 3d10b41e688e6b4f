import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { site } from '@/lib/site/site';
import { writeAtomically } from '@/scripts/files';

/** Headers for one path, or for all paths below it where it ends in '*'. */
export type HeaderRule = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

const SECURITY = {
  // Only the part that a meta element cannot set; the rest of the policy is in each page.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Without includeSubDomains: the dealer's other subdomains are not ours to decide.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Of pages and all other files. Cloudflare Pages, Netlify and Vercel do the same by themselves. */
const REVALIDATE = 'no-cache';
/** Of files whose names change with their content. */
const HASHED = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** For a week, an old picture is shown while the new one is fetched. */
const DAY_THEN_WEEK = `${DAY}, stale-while-revalidate=604800`;

/**
 * The headers of every host. No header is in two rules for one path, since hosts disagree on the result.
 * @param pictures the drawn pictures and their folders, beside those of photographs: 'home/', 'photographs-follow-480.avif'
 */
export function headerRules(pictures: readonly string[]): readonly HeaderRule[] {
  const cached = (value: string, paths: readonly string[]) =>
    paths.map((one) => ({ path: one.endsWith('/') ? `${one}*` : one, headers: { 'Cache-Control': value } }));
  return [
    { path: '/*', headers: SECURITY },
    ...cached(HASHED, ['/_next/static/', '/pictures/photographs/']),
    ...cached(DAY_THEN_WEEK, ['/share/', ...pictures.map((name) => `/pictures/${name}`)]),
    ...cached(DAY, ['/icon.svg', '/apple-touch-icon.png', '/logo.png']),
  ];
}

/** Writes the configuration of every host: into the site, and that of the dealer's own server beside it. */
export async function writeHostFiles(folder: string): Promise<void> {
  const entries = await readdir(path.join(folder, 'pictures'), { withFileTypes: true }).catch(() => []);
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
  const rules = headerRules(names.filter((name) => name !== 'photographs/'));
  await writeAtomically(path.join(folder, '_headers'), headersFile(rules));
  await writeAtomically(path.join(folder, 'vercel.json'), vercelJson(rules));
  await writeAtomically(path.join(folder, '.htaccess'), htaccess(rules));
  await writeAtomically(path.join('hosting', 'nginx.conf'), nginxConf(rules));
}

/** Cloudflare Pages and Netlify read it at the top of the site. */
export const headersFile = (rules: readonly HeaderRule[]) =>
  rules
    .map((rule) => `${[rule.path, ...linesOf(rule, (name, value) => `  ${name}: ${value}`)].join('\n')}\n`)
    .join('\n');

/** Vercel reads it at the top of the site. */
export function vercelJson(rules: readonly HeaderRule[]): string {
  const headers = rules.map((rule) => ({
    source: rule.path.replace('*', '(.*)'),
    headers: linesOf(rule, (key, value) => ({ key, value })),
  }));
  return `${JSON.stringify({ trailingSlash: true, headers }, null, 2)}\n`;
}

/** A file of nginx's http block. An add_header in a location drops all others, so caching comes from a map. */
export const nginxConf = ([everywhere, ...caching]: readonly HeaderRule[]) => `map $uri $caching {
  default "${REVALIDATE}";
${caching.map((rule) => `  ~${pattern(rule)} "${rule.headers['Cache-Control']}";`).join('\n')}
}
server {
  listen 80;   # certbot --nginx adds the certificate
  listen [::]:80;
  server_name ${new URL(site.url).hostname};
  root /var/www/site;
  server_tokens off;
  charset utf-8;
  charset_types application/javascript text/css text/csv text/plain text/xml;
  include mime.types;
  types { image/avif avif; application/manifest+json webmanifest; }
  gzip on;
  gzip_vary on;
  gzip_types text/css application/javascript text/plain text/xml application/json application/manifest+json image/svg+xml;
  error_page 404 /404.html;
  location / { try_files $uri $uri/index.html $uri.html =404; }
${linesOf(everywhere, (name, value) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $caching always;
}
`;

/** Apache reads it at the top of the site, where the host allows it. */
export const htaccess = ([everywhere, ...caching]: readonly HeaderRule[]) => `ErrorDocument 404 /404.html
DirectoryIndex index.html
AddDefaultCharset utf-8
AddCharset utf-8 .css .csv .js .json .svg .xml
AddType image/avif .avif
AddType application/manifest+json .webmanifest
<IfModule mod_headers.c>
${linesOf(everywhere, (name, value) => `Header always set ${name} "${value}"`).join('\n')}
Header set Cache-Control "${REVALIDATE}"
${caching
  .map(
    (rule) =>
      `<If "%{REQUEST_URI} =~ m#${pattern(rule)}#">\n  Header set Cache-Control "${rule.headers['Cache-Control']}"\n</If>`,
  )
  .join('\n')}
</IfModule>
`;

const pattern = ({ path: one }: HeaderRule) =>
  `^${one.replaceAll('.', '\\.').replace('*', '')}${one.endsWith('*') ? '' : '$'}`;

const linesOf = <Line>(rule: HeaderRule | undefined, write: (name: string, value: string) => Line): Line[] =>
  Object.entries(rule?.headers ?? {}).map(([name, value]) => write(name, value));
