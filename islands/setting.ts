/*
 * Which scripts visitors get; one word, set for a build as in `ISLANDS=react npm run build`.
 *
 * - preact: Preact brings the islands of a page to life. What is shipped.
 * - react: React's own runtime does, from the same components. Every test has to pass with it too.
 * - off: no islands. Next's own scripts take over whole pages, should an upgrade of Next ever leave the islands behind.
 *
 * Where Preact differs from React, found so far:
 * - Hydrating, it attaches listeners and changes no attribute. The first render has to equal the server's, and does where
 *   what only the browser knows comes through useSyncExternalStore.
 * - Its own `useId` starts afresh in every root, and ids would meet; islands/preact/react.ts counts for the whole page. The
 *   ids in the HTML stay as the server wrote them.
 * - Listeners stand on the elements themselves, and capture none of React's synthetic events; `onFocus` and `onBlur` still
 *   bubble, and `onChange` of a text field still hears every key, because islands/preact/react.ts renames them.
 * - A render that was asked for comes in a microtask, an effect after the next frame.
 * - Contexts do not reach from one island into another, with either of them.
 */

export type Islands = 'preact' | 'react' | 'off';

/** @throws Error for a word that is none of them */
export function islandsSetting(word = process.env.ISLANDS || 'preact'): Islands {
  if (word === 'preact' || word === 'react' || word === 'off') return word;
  throw new Error(`ISLANDS is '${word}', expected 'preact', 'react' or 'off'.`);
}
