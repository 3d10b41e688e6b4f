import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fits } from '@/scripts/hosting/response-headers';
import { headersOf } from '@/scripts/hosting/write-host-files';

/** One address of each kind: pages, hashed files, pictures, and a missing page. */
function samples(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const one = (start: string, ending: string) => {
    const found = files.find((file) => file.startsWith(start) && file.endsWith(ending));
    return found ? [`/${found.split(path.sep).join('/')}`] : [];
  };
  return [
    '/',
    '/vehicle/1/',
    '/no-such-page',
    '/_next/static/no-such-part.js',
    ...['/manifest.webmanifest', '/sitemap.xml', '/contact.vcf', '/llms.txt', '/favicon.ico'],
    ...one('vehicle', '.md'),
    ...['.js', '.css', '.woff2'].flatMap((ending) => one('_next/static', ending)),
    ...['.avif', '.webp'].flatMap((ending) => one('pictures', ending)),
    ...one('share', '.jpg'),
    ...one('inventory', '.json'),
    ...one('feeds', ''),
    ...one('pictures/photographs', '.avif'),
  ];
}

/** The headers that a host lacks, changes or adds, compared with response-headers.ts. */
export async function headerFaults(origin: string, folder: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const rules = await headersOf(folder);
  for (const address of samples(folder)) {
    const answer = await fetch(new URL(address, origin));
    await answer.arrayBuffer();
    // A 404 must not be cached for a year as the file is.
    const said = answer.status === 404 ? '/404.html' : address;
    for (const rule of rules.filter((one) => fits(one, said))) {
      for (const [name, value] of Object.entries(rule.headers)) {
        const found = answer.headers.get(name);
        const isStricter = answer.status === 404 && found === 'no-store';
        if (found !== value && !isStricter) faults.push(`${address}: ${name} is ${found}, not ${value}`);
      }
    }
    const type = answer.headers.get('content-type') ?? 'of no type';
    // Without it, browsers read 'HuracÃ¡n'.
    if (/\.(md|txt|vcf)$/.test(address) && !/charset=utf-8/i.test(type))
      faults.push(`${address}: is ${type}, not in UTF-8`);
    if (answer.status === 404 && /immutable/.test(answer.headers.get('cache-control') ?? '')) {
      faults.push(`${address}: that it is not there may be kept for a year`);
    }
  }
  return faults;
}
