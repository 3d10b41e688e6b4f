import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, elementsOf } from './references';

const compress = promisify(brotliCompress);

/** What is counted of a page: kilobytes (1000 bytes) as a host sends them with Brotli, and numbers. */
export const KINDS = ['HTML', 'scripts', 'styles', 'fonts', 'requests', 'elements'] as const;

export type Kind = (typeof KINDS)[number];

/** How much of each kind, and of what it is made up: the largest first, 'page-3-a1b2.js 13.1'. */
export type PageWeight = Readonly<Record<Kind, { readonly amount: number; readonly parts: readonly string[] }>>;

/**
 * What a page costs before anything is opened or scrolled to, pictures excepted: which of them load is for the screen to
 * decide.
 * @param read a file of the site, by its address
 */
export async function weighPage(html: string, read: (address: string) => Buffer): Promise<PageWeight> {
  const elements = elementsOf(parse(html), 'without templates');
  const loads = (fits: (rel: string, as: string) => boolean) =>
    elements
      .filter((element) => element.tagName === 'link' && fits(attribute(element, 'rel'), attribute(element, 'as')))
      .map((element) => attribute(element, 'href'));
  const scripts = [
    ...elements
      .filter(({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ name }) => name === 'nomodule'))
      .map((element) => attribute(element, 'src')),
    ...loads((rel) => rel === 'modulepreload'),
  ];
  const files = {
    scripts: scripts.filter((address) => address !== ''),
    styles: loads((rel) => rel === 'stylesheet'),
    fonts: loads((rel, as) => rel === 'preload' && as === 'font'),
  };
  const kinds = {
    scripts: await weighFiles(files.scripts, read),
    styles: await weighFiles(files.styles, read),
    fonts: await weighFiles(files.fonts, read),
  };
  const requests = Object.values(files).flatMap((addresses) => [...new Set(addresses)]);
  return {
    ...kinds,
    HTML: { amount: await kilobytes(Buffer.from(html)), parts: [] },
    requests: { amount: 1 + requests.length, parts: requests.map(nameOf) },
    elements: { amount: elements.length, parts: [] },
  };
}

async function weighFiles(addresses: readonly string[], read: (address: string) => Buffer) {
  const files = await Promise.all(
    [...new Set(addresses)].map(async (address) => ({
      name: nameOf(address),
      amount: await kilobytes(read(address), address),
    })),
  );
  files.sort((one, other) => other.amount - one.amount);
  return {
    amount: files.reduce((sum, { amount }) => sum + amount, 0),
    parts: files.map(({ name, amount }) => `${name} ${amount.toFixed(1)}`),
  };
}

const weighed = new Map<string, Promise<number>>();

/** Weighs each file once. Fonts are compressed already. */
async function kilobytes(content: Buffer, address = ''): Promise<number> {
  if (address.endsWith('.woff2')) return content.length / 1000;
  const key = createHash('sha256').update(content).digest('hex');
  const known = weighed.get(key) ?? compress(content).then((compressed) => compressed.length / 1000);
  weighed.set(key, known);
  return known;
}

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
