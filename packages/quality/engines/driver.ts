/** Values that can pass between a page and the tests. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** The first element on screen that fits the selector, and whose name or words contain `words` where they are given. */
export type Target = { readonly css: string; readonly words?: string };

/**
 * One tab of a browser. As little as the faults need, since two libraries implement it: none drives all three engines
 * that Debian ships.
 */
export type Driver = {
  /** Resolves when the document is parsed; pictures and scripts may still be missing. */
  readonly goto: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly isVisible: (target: Target) => Promise<boolean>;
  /** Rejects where nothing fits. */
  readonly click: (target: Target) => Promise<void>;
  /** Appends to the field's text, key by key. */
  readonly type: (target: Target, words: string) => Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  readonly evaluate: <A extends readonly Plain[], T>(run: (...args: A) => T, ...args: A) => Promise<T>;
  readonly openTab: () => Promise<Driver>;
};

export type BrowserSettings = { readonly timeZone?: string };

/** A fresh browser for each fault. */
export type Browser = { readonly tab: Driver; readonly close: () => Promise<void> };

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export type Engine = {
  readonly name: EngineName;
  readonly open: (settings: BrowserSettings) => Promise<Browser>;
  readonly close: () => Promise<void>;
};

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

/** Rejects when `promise` is still pending after the time. */
export function within<T>(seconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${seconds} s.`)), seconds * 1000);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
