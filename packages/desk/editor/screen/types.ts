import type { FieldFault } from '../field-faults';
import type { Conflict } from '../merge';

/* The messages between server and screen. */

export type Control =
  | { readonly type: 'text' | 'long' | 'number' | 'yes-no' | 'picture' }
  /** Photographs with texts: a description each, and the focus of the crop. */
  | { readonly type: 'photographs'; readonly texts: readonly FormField[] }
  | { readonly type: 'day' | 'month' | 'time' | 'colour' | 'logo' }
  | { readonly type: 'amount'; readonly unit: string }
  /** Any text; these words are offered. */
  | { readonly type: 'words'; readonly words: readonly string[] }
  | { readonly type: 'choice' | 'choices'; readonly options: readonly string[] }
  | { readonly type: 'group'; readonly fields: readonly FormField[] }
  | { readonly type: 'list'; readonly item: Control };

export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly isNeeded: boolean;
  readonly control: Control;
};

export type FormGroup = { readonly title: string; readonly isFolded: boolean; readonly fields: readonly FormField[] };
export type Form = { readonly label: string; readonly groups: readonly FormGroup[] };

export type Values = Readonly<Record<string, unknown>>;

export type Entry = { readonly form: Form; readonly values: Values };

export type ListedCar = {
  readonly file: string;
  readonly slug: string;
  readonly name: string;
  readonly price: string;
  readonly status: string;
  /** For `/picture?name=`; null where there is none. */
  readonly picture: string | null;
  /** Not on the site yet. */
  readonly isDraft: boolean;
  readonly faults: number;
};

export type CarList = { readonly cars: readonly ListedCar[]; readonly onHome: number };

/** An answer that is not 'saved' has written nothing. */
export type SaveAnswer =
  | { readonly saved: { readonly file: string; readonly values: Values; readonly version: number | null } }
  | { readonly conflicts: readonly Conflict[] }
  | { readonly faults: readonly FieldFault[] };

export type ListedVersion = { readonly number: number; readonly at: string; readonly label: string };
