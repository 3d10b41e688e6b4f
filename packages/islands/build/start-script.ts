/**
 * Runs at the end of a page. A page's scripts wait in a template until its style sheets have loaded and its first frame is
 * painted, so that they compete with neither. Without frames, in a background tab, they start after a second. Where the root
 * element has the attribute `urgent`, the page needs them for its content: they start at once.
 * A script that loads and does not hydrate belongs to another deploy (not every browser checks the hash of an imported
 * file): the page falls back to the page without JavaScript.
 */
export const startScript = (urgent: string) =>
  `(function(){var root=document.documentElement,head=document.head,waiting=document.getElementById('scripts').content;function start(){head.append(waiting)}waiting.lastChild.onload=function(){root.hasAttribute('data-hydration')||root.classList.remove('js')};while(waiting.childNodes[1])head.append(waiting.firstChild);if(root.hasAttribute('${urgent}'))start();requestAnimationFrame(start);setTimeout(start,1000);})()`;
