import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { faultLine, faultsOf } from '@/lib/data-check/faults';
import { readJson } from '@/lib/data-check/read-json';
import { headersFile } from '@/scripts/build/host-files';
import { type Host, hostedSettings, hostSchema, originsOf } from './settings';

const FILE = 'data/desk.json';

/**
 * The page, its settings and its headers.
 * @throws Error in an engineer's and a dealer's words when data/desk.json does not say where
 */
export async function hostedFiles(root: string) {
  const host = await readHost(path.join(root, FILE));
  return {
    'index.html': PAGE,
    'settings.json': JSON.stringify(hostedSettings(host)),
    _headers: headersFile([{ path: '/*', headers: headersOf(host) }]),
  };
}

async function readHost(file: string): Promise<Host> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${FILE}: there is no such file; docs/hosted-desk.md says what is in it`);
  });
  const reading = readJson(text);
  if (!('value' in reading)) throw new Error(`${FILE}, line ${reading.mistake.line}: ${reading.mistake.advice}`);
  const result = hostSchema.safeParse(reading.value);
  if (result.success) return result.data;
  throw new Error(faultsOf(result.error, reading.value, { file: FILE, entry: null, at: [] }).map(faultLine).join('\n'));
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
