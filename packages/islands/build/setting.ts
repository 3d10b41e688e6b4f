/*
 * ISLANDS=off builds stock Next pages: the fallback if an upgrade of Next breaks the islands.
 *
 * Differences between Preact and React:
 * - Hydration attaches listeners and changes no attribute. The first render must equal the server's. The browser's own
 *   values come through useSyncExternalStore.
 * - `useId` counts for the whole page (runtime/preact/react.ts). Preact's own restarts in each island: ids would
 *   collide.
 * - Listeners are native. runtime/preact/react.ts renames three: `onFocus` and `onBlur` bubble, and `onChange` of a
 *   text field fires on each key.
 * - A state update renders in a microtask, an effect runs after the next frame.
 * - A context does not reach from one island into another.
 */

/**
 * Whether the build writes islands.
 * @throws Error for a value of ISLANDS other than 'off'
 */
export function islandsSetting(value = process.env.ISLANDS || 'on'): 'on' | 'off' {
  if (value === 'on' || value === 'off') return value;
  throw new Error(`ISLANDS is '${value}', expected 'off' or nothing.`);
}
