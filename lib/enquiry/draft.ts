/** The key in session storage: the draft does not outlive the tab. */
export const ENQUIRY_DRAFT_KEY = 'enquiry';
/** The same for the sheet 'Ask about this car'. */
export const ASK_DRAFT_KEY = 'ask';

/** The text of each field of a form, by the field's name. */
export type Fields = Readonly<Record<string, string>>;

export type Draft = {
  readonly fields: Fields;
  /** The query of the page it was typed on: '?car=7'. */
  readonly from: string;
};

/** The draft as JSON; null if all fields are blank. */
export function serialiseDraft({ fields, from }: Draft): string | null {
  return isBlank(fields) ? null : JSON.stringify({ fields, from });
}

/** Reads a stored draft and drops all that is not text; null for a blank one. Never throws. */
export function parseDraft(stored: string | null): Draft | null {
  try {
    const { fields: found, from } = JSON.parse(stored ?? 'null');
    const fields = Object.fromEntries(
      Object.entries<unknown>(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    return isBlank(fields) ? null : { fields, from: typeof from === 'string' ? from : '' };
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
