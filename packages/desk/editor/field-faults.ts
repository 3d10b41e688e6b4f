import type { z } from 'zod';
import { isSame, type Place } from './merge';

/** The fault of a field, in the dealer's words: 'Write a year from 1900 to 2099 such as '2024''. */
export type FieldFault = { readonly place: Place; readonly text: string };

export function fieldFaults(schema: z.ZodType, value: unknown, at: Place = []): readonly FieldFault[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => {
    // The form has no place for an unknown field; the findings of the site name it.
    if (issue.code === 'unrecognized_keys') return [];
    const place = issue.path as Place;
    const isStatement = issue.code === 'custom' && issue.params?.isStatement;
    const text = isStatement ? `It ${issue.message}.` : `Write ${issue.message}.`;
    const isMissing = !isStatement && isSame(valueAt(value, place), undefined);
    return [{ place: [...at, ...place], text: isMissing ? missing(issue.message) : text }];
  });
}

/** 'Text' alone tells nothing about an empty field. */
const missing = (expected: string) =>
  /^text\b/.test(expected) ? 'This is needed.' : `This is needed. Write ${expected}.`;

const valueAt = (value: unknown, place: Place) =>
  place.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | null | undefined)?.[step], value);
