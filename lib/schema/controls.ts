import { z } from 'zod';
import type { NumberStyle } from '@/lib/text/read-number';

/** The input control of a field, if its type does not imply one, for the desk and the spreadsheet. */
type Control =
  | { readonly kind: 'paragraph' }
  | { readonly kind: 'picture' }
  /** Text that a browser has a control for, or a file of data/. */
  | { readonly kind: 'format'; readonly format: TextFormat }
  /** Any word, but these are meant most often. */
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** A number that may also be text, such as 'KES 125,000/day': the text around it, and whether it is whole. */
  | { readonly kind: 'amount'; readonly style: Required<NumberStyle> };

export type TextFormat = 'day' | 'month' | 'time' | 'colour' | 'logo';

export const controls = z.registry<Control>();
