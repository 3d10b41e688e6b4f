import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/*
 * Islands need more of two hooks than Preact has: a server snapshot during hydration, and ids that are unique in the
 * page.
 */

/** Whether an island is being hydrated: its first render must equal the server's. */
export const hydration = { active: false };

export function useSyncExternalStore<Snapshot>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: () => Snapshot = getSnapshot,
): Snapshot {
  const [fromServer, setFromServer] = useState(hydration.active);
  const value = fromServer ? getServerSnapshot() : getSnapshot();
  const [store] = useState({ value, getSnapshot });
  const [, render] = useState({});

  useLayoutEffect(() => {
    store.value = value;
    store.getSnapshot = getSnapshot;
    if (fromServer) setFromServer(false);
    else if (!Object.is(value, getSnapshot())) render({});
  });
  useEffect(() => {
    const update = () => {
      if (!Object.is(store.value, store.getSnapshot())) render({});
    };
    // The store may have changed between render and effect.
    update();
    return subscribe(update);
  }, [store, subscribe]);
  return value;
}

let ids = 0;

export function useId(): string {
  return useState(() => `id-${ids++}`)[0];
}
