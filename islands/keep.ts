import { endOf, within } from './marks';

/**
 * Copies an island as the server wrote it. What is returned puts the copy in its place, for an island that failed: a
 * runtime takes out what it could not finish, and the visitor would be left with a hole in the page.
 */
export function keep(start: Comment): () => void {
  // In a document of its own, or its pictures would be loaded once more.
  const elsewhere = document.implementation.createHTMLDocument('');
  const copies = within(start).map((node) => elsewhere.importNode(node, true));
  return () => {
    const parent = start.parentNode as Node;
    for (const node of within(start)) parent.removeChild(node);
    for (const copy of copies) parent.insertBefore(copy, endOf(start));
    markLifeless(start);
  };
}

/** 'data-lifeless' hides in an island what needs scripts, since nothing serves it now (app/styles/states.css). */
export function markLifeless(start: Comment) {
  for (const element of elementsOf(start)) element.setAttribute('data-lifeless', '');
}

export const elementsOf = (start: Comment) => within(start).filter((node) => node instanceof Element);
