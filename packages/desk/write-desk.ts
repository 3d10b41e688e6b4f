import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { deskSettings, type Host, originsOf, readHost } from './settings';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Fonts and decoders, which the library finds beside its code. */
const ASSETS = here('node_modules/@sveltia/cms/npm/assets');

/**
 * Replaces a folder by the desk, a site of its own.
 * @param root the folder that data/ lies in
 * @returns the headers that its server has to send
 * @throws Error in a dealer's words when data/desk.json is wrong; nothing is written then
 */
export async function writeDesk(root: string, target: string): Promise<Readonly<Record<string, string>>> {
  const host = await readHost(root);
  const headers = headersOf(host);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await build({
    input: { desk: here('screen.ts') },
    platform: 'browser',
    // Colours of source code, which no form shows.
    external: [/^@shikijs\//],
    logLevel: 'silent',
    output: { dir: target, minify: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  });
  await cp(ASSETS, path.join(target, 'assets'), { recursive: true });
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  await writeFile(path.join(target, '_headers'), `/*\n${lines.join('')}`);
  await writeFile(path.join(target, 'settings.json'), JSON.stringify(deskSettings(host)));
  await writeFile(path.join(target, 'index.html'), PAGE);
  return headers;
}

/** Only its own files and the host; the library writes its styles into the page and compiles decoders. */
function headersOf(host: Host): Readonly<Record<string, string>> {
  const origins = originsOf(host).join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${origins}`,
    "font-src 'self'",
    `connect-src 'self' data: blob: ${origins}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    // The window of a sign-in answers to its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  };
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>The desk</title>
<link rel="icon" href="data:,">
<script type="module" src="desk.js"></script>
</head>
<body></body>
</html>
`;
