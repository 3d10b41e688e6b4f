/**
 * Runs at the end of a page. The scripts wait in a template for the style sheets and the first paint, so that they
 * compete with neither. Without frames, in a background tab, they start after a second.
 *
 * A script that loads and does not hydrate is of another deploy: fall back to the page without JavaScript. Not every
 * browser checks the hash of an imported file.
 */
export function startPage(): void {
  const root = document.documentElement;
  const { content: waiting } = document.getElementById('scripts') as HTMLTemplateElement;
  const start = () => document.head.append(waiting);
  (waiting.lastChild as HTMLScriptElement).onload = () => {
    if (!root.hasAttribute('data-hydration')) root.classList.remove('js');
  };
  // All but the script are preloads.
  while (waiting.childNodes[1]) document.head.append(waiting.firstChild as Node);
  requestAnimationFrame(start);
  setTimeout(start, 1000);
}
