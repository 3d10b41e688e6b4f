import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** The start of a line inside a script: data of islands and of search engines, code. */
export const CODE = '| ';

/**
 * A page as lines that can be compared: a line for each tag, each text and each value of data. Values that depend on
 * other files' bytes, such as hashes, are masked.
 */
export function pageLines(html: string): readonly string[] {
  return parse(maskHashes(html)).childNodes.flatMap(linesOf);
}

/** The name of a file without the hash of its content. */
export const maskName = (text: string) =>
  text.replace(/(_next\/static\/[\w./-]*?)(?:-[\w-]{8}(?=\.js)|-[\da-f]{10}(?=\.css)|\.[\w-]{13}(?=\.woff2))/g, '$1-…');

/** Also without the hashes of scripts in the policy, and of classes of fonts. */
const maskHashes = (html: string) =>
  maskName(html)
    .replace(/sha256-[\w+/]+=*/g, 'sha256-…')
    .replace(/[\w-]+(?=_variable\b)/g, '…');

function linesOf(node: Node): readonly string[] {
  if (node.nodeName === '#text') return textLines((node as DefaultTreeAdapterMap['textNode']).value);
  if (!('tagName' in node)) return [];
  const attributes = node.attrs.map(({ name, value }) => ` ${name}="${value}"`);
  const tag = `<${node.tagName}${attributes.join('')}>`;
  const children = 'content' in node ? node.content.childNodes : node.childNodes;
  if (node.tagName === 'script' || node.tagName === 'style') {
    const text = children.map((child) => ('value' in child ? child.value : '')).join('');
    return [tag, ...codeLines(text).map((line) => CODE + line)];
  }
  return [tag, ...children.flatMap(linesOf)];
}

const textLines = (text: string) => [text.replace(/\s+/g, ' ').trim()].filter((line) => line !== '');

function codeLines(text: string): readonly string[] {
  if (text === '') return [];
  try {
    return JSON.stringify(JSON.parse(text), null, 1)
      .split('\n')
      .map((line) => line.trim().replace(/,$/, ''));
  } catch {
    // No data: code.
    return text.split(/(?<=[;{}])/);
  }
}
