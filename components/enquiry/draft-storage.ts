/** The stored draft of a form, by its key; null if there is none, or if the browser blocks storage. */
export function readDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the draft, or takes it out for null. If storage is blocked or full, the form works without drafts. */
export function storeDraft(draft: string | null, key: string): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  } catch {
    // Blocked or full.
  }
}
