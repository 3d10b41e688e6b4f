import type { z } from 'zod';
import { NO_SUCH_FIELD, SAYS_ITSELF } from '@/lib/schema/text';
import { printText, printValue } from './print';

/** One thing that is wrong in the data, ready to be shown. */
export type Fault = {
  /** 'data/vehicles/mclaren-720s.json' */
  readonly file: string;
  /** 'id 3, McLaren 720S', 'entry 3 (Mutiso Hodari)'; null where the file holds a single entry, or when the fault is in the whole file. */
  readonly entry: string | null;
  /** 'price', 'features item 2', 'emails.info'; null when the fault is in the whole entry. */
  readonly field: string | null;
  /** What stands there, printed safely. */
  readonly value: string;
  readonly expected: string;
};

/** The fault as one line: `data/vehicles/mclaren-720s.json, id 3, McLaren 720S: price is "call us"; write …`. */
export function faultLine({ file, entry, field, value, expected }: Fault): string {
  const place = [file, entry].filter((part) => part !== null).join(', ');
  if (expected.startsWith(NO_SUCH_FIELD))
    return `${place}: there is no field '${field}'${expected.slice(NO_SUCH_FIELD.length)}`;
  return `${place}: ${faultWords(field ?? 'this', value, expected)}`;
}

/** What is wrong with a thing and what to do about it: `price is "call us"; write …`. */
export function faultWords(thing: string, value: string, expected: string): string {
  return expected.startsWith(SAYS_ITSELF)
    ? `${thing} ${expected.slice(SAYS_ITSELF.length)}`
    : `${thing} is ${value}; write ${expected}`;
}

/** The faults a schema found in `raw`. The schema's messages are what was expected (lib/schema/text.ts). */
export function faultsOf(error: z.ZodError, raw: unknown, place: Pick<Fault, 'file' | 'entry'>): readonly Fault[] {
  return error.issues.flatMap((issue): readonly Fault[] => {
    if (issue.code !== 'unrecognized_keys') {
      return [faultAt(issue.path, issue.message, raw, place)];
    }
    const messages = issue.message.split('\n');
    return issue.keys.map((key, index) => faultAt([...issue.path, key], messages[index] ?? '', raw, place));
  });
}

function faultAt(
  path: readonly PropertyKey[],
  expected: string,
  raw: unknown,
  place: Pick<Fault, 'file' | 'entry'>,
): Fault {
  return {
    ...place,
    field: path.length === 0 ? null : fieldName(path),
    value: printValue(valueAt(raw, path)),
    expected,
  };
}

/** 'price', 'emails.info', 'features item 2', 'phones item 1, e164'. Items count from 1, as entries do. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step, index) => {
    if (typeof step === 'number') {
      return `${name} item ${step + 1}`;
    }
    const separator = index === 0 ? '' : typeof path[index - 1] === 'number' ? ', ' : '.';
    return `${name}${separator}${printText(String(step))}`;
  }, '');
}

/** A path leads only through objects and lists that the schema has been through. */
function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Readonly<Record<PropertyKey, unknown>>)[step], raw);
}
