/*
 * The bounds of islands and slots in a page: comments 'island 3' and '/island', 'slot children' and '/slot'
 * (build/page-islands.ts). A start mark and its end have the same parent.
 */

type Kind = 'island' | 'slot';

export function isMark(node: Node | null, kind: Kind): node is Comment {
  return node?.nodeType === Node.COMMENT_NODE && (node as Comment).data.startsWith(`${kind} `);
}

/** The number of an island, the name of a slot. */
export function nameOf(mark: Comment): string {
  return mark.data.slice(mark.data.indexOf(' ') + 1);
}

/** The islands of a page that no other island contains. */
export function outermostIslands(root: Node): readonly Comment[] {
  return marksAfter(root, root, null, 'island', endOf);
}

export function islandsWithin(start: Comment): readonly Comment[] {
  return marksAfter(start.parentNode as Node, start, endOf(start), 'island', (mark) => mark);
}

/** The slots of an island, without the slots inside them. */
export function slotsWithin(start: Comment): readonly Comment[] {
  return marksAfter(start.parentNode as Node, start, endOf(start), 'slot', endOf);
}

/** @param resumeAt the node after which the search continues when a mark is found */
function marksAfter(root: Node, start: Node, end: Node | null, kind: Kind, resumeAt: (mark: Comment) => Node) {
  const found: Comment[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  walker.currentNode = start;
  while (walker.nextNode() && walker.currentNode !== end) {
    if (!isMark(walker.currentNode, kind)) continue;
    found.push(walker.currentNode);
    walker.currentNode = resumeAt(walker.currentNode);
  }
  return found;
}

/**
 * The end mark of a start mark.
 * @throws Error where there is none: the page was changed since the build
 */
export function endOf(start: Comment): Comment {
  const [kind] = start.data.split(' ');
  let depth = 0;
  for (let node: Node | null = start; node; node = node.nextSibling) {
    if (isMark(node, kind as Kind)) depth++;
    else if (node.nodeType === Node.COMMENT_NODE && (node as Comment).data === `/${kind}` && --depth === 0) {
      return node as Comment;
    }
  }
  throw new Error(`'${start.data}' has no end.`);
}

export function within(start: Comment): readonly Node[] {
  const nodes: Node[] = [];
  const end = endOf(start);
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling) nodes.push(node);
  return nodes;
}
