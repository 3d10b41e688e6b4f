import type { z } from 'zod';
import { fieldsAt } from '@/lib/schema/describe-fields';
import { nearest } from '@/lib/schema/nearest';
import { READABLE_FIELDS } from '@/lib/schema/text';
import { printText, printValue } from './print';

/** One thing that is wrong in the data, ready to be shown. */
export type Fault = {
  /** 'data/vehicles/mclaren-720s.json' */
  readonly file: string;
  /** 'id 3, McLaren 720S', 'entry 3 (Mutiso Hodari)'; null for a fault of the whole file, or a file of one entry. */
  readonly entry: string | null;
  /** 'price', 'features item 2', 'emails.info'; null when the fault is in the whole entry. */
  readonly field: string | null;
  /** The same place for a program: the keys from the top of the file. */
  readonly at: readonly PropertyKey[];
  /** The value, printed safely. */
  readonly value: string;
  /** The text after "write", or as `kind` says. */
  readonly expected: string;
  /** 'statement': `expected` is a sentence about the fault. 'unknown field': `expected` names the right fields. */
  readonly kind?: 'statement' | 'unknown field' | undefined;
};

/** The fault as one line: `data/vehicles/mclaren-720s.json, id 3, McLaren 720S: price is "call us"; write …`. */
export function faultLine(fault: Fault): string {
  const place = [fault.file, fault.entry].filter((part) => part !== null).join(', ');
  return `${place}: ${faultWords(fault.field ?? 'this', fault)}`;
}

/** The fault of a thing: `price is "call us"; write …`. */
export function faultWords(
  thing: string,
  { kind, value, expected }: Pick<Fault, 'kind' | 'value' | 'expected'>,
): string {
  if (kind === 'statement') return `${thing} ${expected}`;
  return kind === 'unknown field'
    ? `there is no field '${thing}'; ${expected}`
    : `${thing} is ${value}; write ${expected}`;
}

/** Of a checked value; `at` leads to it from the top of its file. */
type Place = Pick<Fault, 'file' | 'entry' | 'at'>;

export function faultsOf(schema: z.ZodType, error: z.ZodError, raw: unknown, place: Place): readonly Fault[] {
  const faultAt = (path: readonly PropertyKey[], expected: string, kind?: Fault['kind']): Fault => {
    return {
      ...place,
      at: [...place.at, ...path],
      field: path.length === 0 ? null : fieldName(path),
      value: printValue(valueAt(raw, path)),
      expected,
      kind,
    };
  };
  return error.issues.flatMap(precise).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const fields = fieldsAt(schema, issue.path);
      return issue.keys.map((key) => faultAt([...issue.path, key], fieldMeant(key, fields), 'unknown field'));
    }
    const isStatement = issue.code === 'custom' && issue.params?.isStatement;
    return [faultAt(issue.path, issue.message, isStatement ? 'statement' : undefined)];
  });
}

/** For a value that fits no kind of a union: the issues of the nearest kind, if there is one. */
function precise(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find(([first]) => first && (first.code !== 'invalid_type' || first.path.length > 0));
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function fieldMeant(key: string, fields: readonly string[]): string {
  const meant = nearest(key, fields, Math.ceil(key.length / 3));
  if (meant !== null) return `did you mean ${meant}?`;
  return fields.length <= READABLE_FIELDS ? `the fields are ${fields.join(', ')}` : 'docs/data.md lists them';
}

/** 'price', 'emails.info', 'features item 2', 'phones item 1, e164'. Items count from 1, as entries do. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step, index) => {
    if (typeof step === 'number') {
      return `${name} item ${step + 1}`;
    }
    const separator = index === 0 ? '' : typeof path[index - 1] === 'number' ? ', ' : '.';
    return `${name}${separator}${printText(String(step))}`;
  }, '');
}

/** A path leads only through objects and lists that are there. */
function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Readonly<Record<PropertyKey, unknown>>)[step], raw);
}
