import { type DefaultTreeAdapterMap, parse } from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** A parsed file: its references as written, its ids, and its blocks of structured data. */
export type Document = {
  readonly references: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Structured data (JSON-LD), not parsed yet. */
  readonly graphs: readonly string[];
};

/** Values of these attributes are addresses, of the second pair lists of them. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'data'];
const CANDIDATES = ['srcset', 'imagesrcset'];
/** Metadata whose content is an address. */
const META = /^(og:(url|image|image:url|image:secure_url)|twitter:image)$/;

/** Reads a page, or a sitemap: its elements are unknown to HTML, but parsed as they are. */
export function readDocument(text: string): Document {
  const elements = elementsOf(parse(text));
  return {
    references: elements.flatMap(referencesOf),
    ids: new Set(elements.map((element) => attribute(element, 'id')).filter((id) => id !== '')),
    graphs: elements.filter((element) => attribute(element, 'type') === 'application/ld+json').map(textOf),
  };
}

/** The site's addresses in structured data, except an @id, which need not be a page. */
export function addressesInGraph(graph: unknown, siteUrl: string): readonly string[] {
  if (typeof graph === 'string') return graph.startsWith(siteUrl) ? [graph] : [];
  if (typeof graph !== 'object' || graph === null) return [];
  return Object.entries(graph).flatMap(([key, value]) => (key === '@id' ? [] : addressesInGraph(value, siteUrl)));
}

function referencesOf(element: Element): readonly string[] {
  const { tagName } = element;
  if (tagName === 'loc' || tagName === 'image:loc') return [textOf(element)];
  if (tagName === 'meta') {
    const content = attribute(element, 'content');
    if (META.test(attribute(element, 'property') || attribute(element, 'name'))) return [content];
    const refresh = /^refresh$/i.test(attribute(element, 'http-equiv')) ? /url=(.+)$/i.exec(content) : null;
    return refresh?.[1] ? [refresh[1]] : [];
  }
  return element.attrs.flatMap(({ name, value }) => {
    if (ADDRESSES.includes(name)) return [value];
    // Addresses of the site hold no commas, as those of some picture services do.
    if (CANDIDATES.includes(name)) return value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');
    return [];
  });
}

/**
 * An element and all below it, in the order of the document.
 * @param isPart whether the content of a template counts
 */
export function elementsOf(node: Node, isPart: (template: Element) => boolean = () => true): readonly Element[] {
  const within = 'content' in node ? (isPart(node) ? [node.content] : []) : 'childNodes' in node ? node.childNodes : [];
  const inner = within.flatMap((child) => elementsOf(child, isPart));
  return 'tagName' in node ? [node, ...inner] : inner;
}

/** '' if it is missing or empty. */
export function attribute(element: Element, name: string): string {
  return element.attrs.find((one) => one.name === name)?.value ?? '';
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
