import { isSame, type Place } from '../merge';
import type { Control, Form, FormField, Values } from './types';

export function valueAt(values: unknown, place: Place): unknown {
  return place.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | null)?.[step], values);
}

export function withValue<Value>(values: Value, [step, ...rest]: Place, value: unknown): Value {
  if (step === undefined) return value as Value;
  const copy = Array.isArray(values) ? [...values] : { ...values };
  const inner = (copy as Record<string | number, unknown>)[step];
  (copy as Record<string | number, unknown>)[step] = withValue(
    inner ?? (typeof rest[0] === 'number' ? [] : {}),
    rest,
    value,
  );
  return copy as Value;
}

/** The number of changed fields of a form. */
export function changeCount(values: Values, base: Values): number {
  return [...new Set([...Object.keys(values), ...Object.keys(base)])].filter(
    (name) => !isSame(values[name], base[name]),
  ).length;
}

export const isEmpty = (value: unknown) => isSame(value, undefined);

export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const copy = [...items];
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}

/** 'Emails, info' for ['emails', 'info']; items of a list count from 1. */
export function labelAt({ groups }: Form, [name, ...rest]: Place): string {
  const field = groups.flatMap(({ fields }) => fields).find((one) => one.name === name);
  return field ? [field.label, ...labelsIn(field.control, rest)].join(', ') : String(name ?? 'The form');
}

function labelsIn(control: Control, [step, ...rest]: Place): readonly string[] {
  if (step === undefined) return [];
  if (control.type === 'list') return [`item ${Number(step) + 1}`, ...labelsIn(control.item, rest)];
  if (control.type === 'photographs') return [`photograph ${Number(step) + 1}`, ...labelsOf(control.texts, rest)];
  return control.type === 'group' ? labelsOf(control.fields, [step, ...rest]) : [String(step)];
}

function labelsOf(fields: readonly FormField[], [step, ...rest]: Place): readonly string[] {
  if (step === undefined) return [];
  const field = fields.find(({ name }) => name === step);
  return field ? [field.label, ...labelsIn(field.control, rest)] : [String(step)];
}

/** One line for an item of a list: 'Wanjiku Fahari · Managing Director'. */
export function summaryOf(item: unknown, fields: readonly FormField[]): string {
  const shown = fields
    .filter(({ control }) => control.type !== 'picture' && control.type !== 'yes-no')
    .map(({ name }) => valueAt(item, [name]))
    .flatMap((value) => (Array.isArray(value) ? [value.join(', ')] : [value]))
    .filter((value) => (typeof value === 'string' && value !== '') || typeof value === 'number');
  return shown.slice(0, 2).join(' · ') || 'Empty';
}

export function inWords(value: unknown): string {
  if (isEmpty(value)) return 'nothing';
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  if (typeof value !== 'object') return String(value);
  return Object.values(value as object)
    .filter((one) => !isEmpty(one))
    .map(inWords)
    .join(' · ');
}
