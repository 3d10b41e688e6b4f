/** What is stored of a form under its key, or null; also where the browser keeps storage from the page. */
export function readDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the draft, or takes it out for null. Without storage, or with a full one, the form works as it would without drafts. */
export function storeDraft(draft: string | null, key: string): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  } catch {
    // Blocked or full.
  }
}
