import type { z } from 'zod';
import { printText, printValue } from './print';

/** One thing that is wrong in the data, ready to be shown. */
export type Fault = {
  /** 'data/vehicles/mclaren-720s.json' */
  readonly file: string;
  /** 'id 3, McLaren 720S', 'entry 3 (Mutiso Hodari)'; null for a fault of the whole file, or a file of one entry. */
  readonly entry: string | null;
  /** The keys from the top of the file. */
  readonly at: readonly PropertyKey[];
  /** 'price', 'features item 2', 'emails.info'; null when the fault is in the whole entry. */
  readonly field: string | null;
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
export function faultWords(thing: string, fault: Pick<Fault, 'kind' | 'value' | 'expected'>): string {
  const { kind, value, expected } = fault;
  if (kind === 'statement') return `${thing} ${expected}`;
  return kind === 'unknown field'
    ? `there is no field '${thing}'; ${expected}`
    : `${thing} is ${value}; write ${expected}`;
}

/** Of a checked value; `at` leads to it from the top of its file. */
export type Place = Pick<Fault, 'file' | 'entry' | 'at'>;

/** The issues of a schema as faults. Their messages say what is expected (lib/schema/text.ts). */
export function faultsOf(error: z.ZodError, raw: unknown, place: Place): readonly Fault[] {
  return error.issues.flatMap(precise).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => faultAt(place, raw, [...issue.path, key], issue.message, 'unknown field'));
    const isStatement = issue.code === 'custom' && issue.params?.isStatement;
    return [faultAt(place, raw, issue.path, issue.message, isStatement ? 'statement' : undefined)];
  });
}

/** A fault of the value to which `path` leads. */
export function faultAt(
  place: Place,
  raw: unknown,
  path: readonly PropertyKey[],
  expected: string,
  kind?: Fault['kind'],
): Fault {
  const value = path.reduce<unknown>((part, step) => (part as Readonly<Record<PropertyKey, unknown>>)[step], raw);
  const field = path.length === 0 ? null : fieldName(path);
  return { ...place, at: [...place.at, ...path], field, value: printValue(value), expected, kind };
}

/** For a value that fits no kind of a union: the issues of the nearest kind, if there is one. */
function precise(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find(([first]) => first && (first.code !== 'invalid_type' || first.path.length > 0));
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

/** 'price', 'emails.info', 'features item 2', 'openingHours item 1, opens'. Items count from 1, as entries do. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step, index) => {
    if (typeof step === 'number') return `${name} item ${step + 1}`;
    const separator = index === 0 ? '' : typeof path[index - 1] === 'number' ? ', ' : '.';
    return `${name}${separator}${printText(String(step))}`;
  }, '');
}
