import { ENQUIRY_DRAFT_KEY } from '@/lib/enquiry/draft';

/** What is stored of the contact form, or null; also where the browser keeps storage from the page. */
export function readDraft(): string | null {
  try {
    return sessionStorage.getItem(ENQUIRY_DRAFT_KEY);
  } catch {
    return null;
  }
}

/** Stores the draft, or takes it out for null. Without storage, or with a full one, the form works as it would without drafts. */
export function storeDraft(draft: string | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(ENQUIRY_DRAFT_KEY);
    else sessionStorage.setItem(ENQUIRY_DRAFT_KEY, draft);
  } catch {
    // Blocked or full.
  }
}
