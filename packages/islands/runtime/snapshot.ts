import { endOf, within } from './marks';

/**
 * Copies an island's server HTML. The returned function restores it after a failure: Preact removes unfinished nodes,
 * which leaves a hole in the page.
 */
export function snapshot(start: Comment): () => void {
  // A separate document: copies in this one would load their pictures again.
  const inert = document.implementation.createHTMLDocument('');
  const copies = within(start).map((node) => inert.importNode(node, true));
  return () => {
    const parent = start.parentNode as Node;
    for (const node of within(start)) parent.removeChild(node);
    for (const copy of copies) parent.insertBefore(copy, endOf(start));
  };
}

/** 'data-failed' hides in an island what needs scripts (app/styles/states.css). */
export function markFailed(start: Comment) {
  for (const element of elementsOf(start)) element.setAttribute('data-failed', '');
}

export const elementsOf = (start: Comment) => within(start).filter((node) => node instanceof Element);
