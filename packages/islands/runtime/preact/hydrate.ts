import { hydrate as hydrateInto } from 'preact';
import type { Hydrate } from '../hydrate-islands';
import { endOf, within } from '../marks';
import { hydration } from './hooks';

/** Preact hydrates synchronously and rethrows the island's error; the server HTML stays. */
export const hydrate: Hydrate = (element, start) => {
  hydration.active = true;
  try {
    hydrateInto(element as never, rangeOf(start));
  } finally {
    hydration.active = false;
  }
};

/**
 * The nodes between two marks as a container element, with the members that Preact uses of one. A real element would break
 * style sheets that expect the island's elements as children of its parent.
 */
function rangeOf(start: Comment): Element {
  const parent = start.parentNode as Element;
  const end = endOf(start);
  const range = {
    nodeType: Node.ELEMENT_NODE,
    nodeName: parent.nodeName,
    namespaceURI: parent.namespaceURI,
    ownerDocument: document,
    parentNode: parent,
    get firstChild() {
      return start.nextSibling;
    },
    get childNodes() {
      return within(start);
    },
    contains: (node: Node) => parent.contains(node),
    // Preact passes over comments, the end mark too: the next sibling it knows may be behind the island.
    insertBefore: (node: Node, before: Node | null) =>
      parent.insertBefore(node, before && within(start).includes(before as ChildNode) ? before : end),
    appendChild: (node: Node) => parent.insertBefore(node, end),
    removeChild: (node: Node) => parent.removeChild(node),
  };
  return range as unknown as Element;
}
