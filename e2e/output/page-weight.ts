import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, type Element, elementsOf } from './references';

const compress = promisify(brotliCompress);

/**
 * The measures of a page: kilobytes (1000 bytes) with Brotli, and numbers. 'lazy': scripts and inventory files that the page
 * may fetch later. 'print': its style sheets for paper. 'pictures': all its pictures on a phone.
 */
export const KINDS = [
  'HTML',
  'scripts',
  'lazy',
  'styles',
  'print',
  'fonts',
  'pictures',
  'requests',
  'elements',
] as const;

export type Kind = (typeof KINDS)[number];

/** The sum of each kind, with its parts, the largest first: 'page-3-a1b2.js 13.1'. */
export type PageWeight = Readonly<Record<Kind, { readonly amount: number; readonly parts: readonly string[] }>>;

/** By their addresses. */
export type SiteFiles = {
  readonly read: (address: string) => Buffer;
  /** The addresses of the files with the cars in stock. */
  readonly inventory: readonly string[];
};

/** The start of the address of an inventory file, in a script that fetches it. */
const INVENTORY = '/inventory/';

export function siteFiles(folder: string): SiteFiles {
  return {
    read: (address) => readFileSync(path.join(folder, address)),
    inventory: readdirSync(path.join(folder, INVENTORY), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => INVENTORY + name),
  };
}

/** A phone, in CSS pixels and pixels per CSS pixel. */
const PHONE = { width: 360, rem: 16, density: 2 };

/** The weight of a page before any interaction, and in separate kinds all that it may fetch later. */
export async function weighPage(html: string, { read, inventory }: SiteFiles): Promise<PageWeight> {
  // The template of the page's scripts is inserted after the first paint; others wait for something rarer.
  const elements = elementsOf(parse(html), (template) => attribute(template, 'id') === 'scripts');
  const links = (fits: (rel: string, of: (name: string) => string) => boolean) =>
    elements
      .filter(
        (element) => element.tagName === 'link' && fits(attribute(element, 'rel'), (name) => attribute(element, name)),
      )
      .map((element) => attribute(element, 'href'));
  const scripts = [
    ...elements
      .filter(({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ name }) => name === 'nomodule'))
      .map((element) => attribute(element, 'src')),
    ...links((rel) => rel === 'modulepreload'),
  ].filter((address) => address !== '');
  const styles = links((rel, of) => rel === 'stylesheet' && of('media') !== 'print');
  const fonts = links((rel, of) => rel === 'preload' && of('as') === 'font');
  const requests = [scripts, styles, fonts].flatMap((addresses) => [...new Set(addresses)]);
  const printed = links((rel, of) => rel === 'stylesheet' && of('media') === 'print');
  return {
    HTML: { amount: await kilobytes(Buffer.from(html)), parts: [] },
    scripts: await weighFiles(scripts, read),
    lazy: await weighFiles(lazyFiles(scripts, read, inventory), read),
    styles: await weighFiles(styles, read),
    print: await weighFiles(printed, read),
    fonts: await weighFiles(fonts, read),
    pictures: await weighFiles(elements.flatMap(pictureOf), read),
    requests: { amount: 1 + requests.length, parts: requests.map(nameOf) },
    elements: { amount: elements.length, parts: [] },
  };
}

/** The scripts that these import now or later, and the inventory where one of all these fetches it. */
function lazyFiles(scripts: readonly string[], read: SiteFiles['read'], inventory: readonly string[]) {
  const found = new Set(scripts);
  let fetchesInventory = false;
  // A set that grows is walked to its new end.
  for (const address of found) {
    const code = read(address).toString();
    fetchesInventory ||= code.includes(INVENTORY);
    for (const [, name] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      found.add(`${address.slice(0, address.lastIndexOf('/'))}/${name}`);
    }
  }
  return [...[...found].filter((address) => !scripts.includes(address)), ...(fetchesInventory ? inventory : [])];
}

/** The file that a phone takes of a picture: the first of its formats, in the size of its place. */
function pictureOf(element: Element): readonly string[] {
  if (element.tagName !== 'img') return [];
  const { parentNode: parent } = element;
  const source =
    parent?.nodeName === 'picture' ? parent.childNodes.find(({ nodeName }) => nodeName === 'source') : null;
  const set = source && attribute(source as Element, 'srcset');
  // A data address is HTML.
  if (!set) return [attribute(element, 'src')].filter((address) => address.startsWith('/'));
  const candidates = set.split(',').map((one) => {
    const [address = '', size = ''] = one.trim().split(/\s+/);
    return { address, width: Number.parseInt(size, 10) };
  });
  // The site's sizes are for a phone, preceded by those for larger windows.
  const size =
    attribute(source as Element, 'sizes')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  const pixels = Number.parseFloat(size) * (size.endsWith('vw') ? PHONE.width / 100 : PHONE.rem) * PHONE.density;
  const fitting = candidates.find(({ width }) => width >= pixels) ?? candidates.at(-1);
  return fitting ? [fitting.address] : [];
}

async function weighFiles(addresses: readonly string[], read: SiteFiles['read']) {
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

/** Weighs each file once. Fonts and pictures but SVG are compressed already. */
async function kilobytes(content: Buffer, address = ''): Promise<number> {
  if (/\.(woff2|avif|webp|jpe?g|png)$/.test(address)) return content.length / 1000;
  const key = createHash('sha256').update(content).digest('hex');
  const known = weighed.get(key) ?? compress(content).then((compressed) => compressed.length / 1000);
  weighed.set(key, known);
  return known;
}

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
