import type { Values } from './types';

/** Unsaved input. It survives a crash or a reload of the browser. */
export type Draft = { readonly values: Values; readonly base: Values; readonly at: number };

const PREFIX = 'desk-draft:';

/** Two tabs keep two drafts of one file. */
const tab = sessionStorage.getItem('desk-tab') ?? String(Date.now());
sessionStorage.setItem('desk-tab', tab);

/*
 * Drafts are read from local storage, which all tabs see at once. Chromium writes it to the disk up to a minute later:
 * a crash would lose it. IndexedDB writes within the transaction.
 */
const STORE = 'drafts';
const disk = new Promise<IDBDatabase | null>((resolve) => {
  const request = indexedDB.open('desk', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  request.onsuccess = () => resolve(request.result);
  // A private window may have none; drafts then last as long as local storage does.
  request.onerror = () => resolve(null);
});

async function onDisk(change: (store: IDBObjectStore) => void): Promise<void> {
  const database = await disk;
  if (database) change(database.transaction(STORE, 'readwrite', { durability: 'strict' }).objectStore(STORE));
}

/** Brings local storage to the state of the disk. */
export async function restoreDrafts(): Promise<void> {
  const database = await disk;
  if (!database) return;
  const stored = new Map<string, string>();
  await new Promise<void>((resolve) => {
    const request = database.transaction(STORE).objectStore(STORE).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve();
      stored.set(String(cursor.key), cursor.value);
      cursor.continue();
    };
    request.onerror = () => resolve();
  });
  // A younger one may be on its way to the disk from another tab.
  const isOld = (key: string) => draftAt(key).at < Date.now() - 60_000;
  for (const key of keysOf('')) if (!stored.has(key) && isOld(key)) localStorage.removeItem(key);
  for (const [key, draft] of stored) localStorage.setItem(key, draft);
}

const keysOf = (start: string) => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + start));
const draftAt = (key: string) => JSON.parse(localStorage.getItem(key) ?? '') as Draft;
const keysOfFile = (file: string) => keysOf(`${file}:`);

export function storeDraft(file: string, draft: Draft): void {
  const key = `${PREFIX}${file}:${tab}`;
  const text = JSON.stringify(draft);
  localStorage.setItem(key, text);
  void onDisk((store) => store.put(text, key));
}

export function readDraft(file: string): Draft | null {
  const drafts = keysOfFile(file).map(draftAt);
  return drafts.sort((a, b) => b.at - a.at)[0] ?? null;
}

/** Removes this tab's draft, or with `at` every one that is not newer. */
export function removeDraft(file: string, at?: number): void {
  for (const key of keysOfFile(file)) {
    const isOld = at !== undefined && draftAt(key).at <= at;
    if (!isOld && !key.endsWith(`:${tab}`)) continue;
    localStorage.removeItem(key);
    void onDisk((store) => store.delete(key));
  }
}
