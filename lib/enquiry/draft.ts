/** The key in session storage: the draft does not outlive the tab. */
export const ENQUIRY_DRAFT_KEY = 'enquiry';

/** The text of each field of a form, by the field's name. */
export type Fields = Readonly<Record<string, string>>;

export type Draft = {
  readonly fields: Fields;
  /** The query of the page it was typed on: '?car=7'. */
  readonly from: string;
  /** The fields that an address has filled in. */
  readonly begun?: Fields;
};

/** The draft as JSON; null if all fields are blank. */
export function serialiseDraft(draft: Draft): string | null {
  return isBlank(draft.fields) ? null : JSON.stringify(draft);
}

/** Reads a stored draft and drops all that is not text; null for a blank one. Never throws. */
export function parseDraft(stored: string | null): Draft | null {
  try {
    const { fields, from, begun = {} } = JSON.parse(stored ?? 'null');
    const draft = { fields: texts(fields), from: typeof from === 'string' ? from : '', begun: texts(begun) };
    return isBlank(draft.fields) ? null : draft;
  } catch {
    return null;
  }
}

/** The fields of `first`, the blank ones from `second`. */
export function fillBlank<T extends Fields>(first: T, second: Fields): T {
  const filled = Object.entries(first).map(([name, text]) => [name, (text.trim() === '' && second[name]) || text]);
  return Object.fromEntries(filled);
}

const isBlank = (fields: Fields) => Object.values(fields).every((text) => text.trim() === '');

const texts = (found: object): Fields =>
  Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === 'string'));
