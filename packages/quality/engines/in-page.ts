import type { Plain, Target } from './driver';

/** The text of an expression that calls `run` in a page. The tools that compile this file name functions by `__name`. */
export function callText(run: (...args: never[]) => unknown, args: readonly Plain[]): string {
  return `(() => { const __name = (named) => named; return (${run})(...${JSON.stringify(args)}); })()`;
}

export const findText = ({ css, words }: Target) => callText(find, [css, words ?? null]);

function find(css: string, words: string | null): Element | null {
  const shown = [...document.querySelectorAll(css)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const named = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return shown.find((element) => words === null || named(element).includes(words)) ?? null;
}
