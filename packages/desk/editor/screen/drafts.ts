import type { Values } from './types';

/** Unsaved input. It survives a crash or a reload of the browser. */
export type Draft = { readonly values: Values; readonly base: Values; readonly at: number };

const PREFIX = 'desk-draft:';

/** Two tabs keep two drafts of one file. */
const tab = sessionStorage.getItem('desk-tab') ?? String(Date.now());
sessionStorage.setItem('desk-tab', tab);

const keysOf = (file: string) => Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${file}:`));

export function storeDraft(file: string, draft: Draft): void {
  localStorage.setItem(`${PREFIX}${file}:${tab}`, JSON.stringify(draft));
}

/** The newest draft of a file. */
export function readDraft(file: string): Draft | null {
  const drafts = keysOf(file).map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Draft);
  return drafts.sort((a, b) => b.at - a.at)[0] ?? null;
}

/** Removes this tab's draft, or with `at` every one that is not newer. */
export function removeDraft(file: string, at?: number): void {
  for (const key of keysOf(file)) {
    const isOld = at !== undefined && (JSON.parse(localStorage.getItem(key) ?? '') as Draft).at <= at;
    if (isOld || key.endsWith(`:${tab}`)) localStorage.removeItem(key);
  }
}
