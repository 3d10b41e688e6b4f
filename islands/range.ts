import { endOf, within } from './marks';

/**
 * What stands between two marks, as if it had an element of its own: as much of one as a runtime asks of the element it
 * renders into. A real one would come between style sheets and what they style.
 */
export function rangeOf(start: Comment): Element {
  const parent = start.parentNode as Element;
  const end = endOf(start);
  const range = {
    nodeType: Node.ELEMENT_NODE,
    nodeName: parent.nodeName,
    namespaceURI: parent.namespaceURI,
    ownerDocument: document,
    parentNode: parent,
    get firstChild() {
      return start.nextSibling === end ? null : start.nextSibling;
    },
    get childNodes() {
      return within(start);
    },
    contains: (node: Node) => parent.contains(node),
    insertBefore: (node: Node, before: Node | null) => parent.insertBefore(node, before ?? end),
    appendChild: (node: Node) => parent.insertBefore(node, end),
    removeChild: (node: Node) => parent.removeChild(node),
  };
  return range as unknown as Element;
}
