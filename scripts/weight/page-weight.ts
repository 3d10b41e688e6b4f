import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, elementsOf } from '../html/references';

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
export function weighPage(html: string, read: (address: string) => Buffer): PageWeight {
  const elements = elementsOf(parse(html));
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
  const weighed = {
    scripts: weighFiles(files.scripts, read),
    styles: weighFiles(files.styles, read),
    fonts: weighFiles(files.fonts, read),
  };
  const requests = Object.values(files).flatMap((addresses) => [...new Set(addresses)]);
  return {
    ...weighed,
    HTML: { amount: kilobytes(Buffer.from(html)), parts: [] },
    requests: { amount: 1 + requests.length, parts: requests.map(nameOf) },
    elements: { amount: elements.length, parts: [] },
  };
}

function weighFiles(addresses: readonly string[], read: (address: string) => Buffer) {
  const files = [...new Set(addresses)]
    .map((address) => ({ name: nameOf(address), amount: kilobytes(read(address), address) }))
    .sort((one, other) => other.amount - one.amount);
  return {
    amount: files.reduce((sum, { amount }) => sum + amount, 0),
    parts: files.map(({ name, amount }) => `${name} ${amount.toFixed(1)}`),
  };
}

/** Fonts are compressed as they are. */
function kilobytes(content: Buffer, address = ''): number {
  return (address.endsWith('.woff2') ? content : brotliCompressSync(content)).length / 1000;
}

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
