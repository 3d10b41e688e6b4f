import { z } from 'zod';
import { controls, type TextFormat } from '@/lib/schema/controls';
import type { NumberStyle } from '@/lib/text/read-number';

/** The kind of a field, for forms and columns. */
export type Kind =
  | {
      readonly type: 'text';
      readonly long: boolean;
      readonly words: readonly string[];
      readonly format?: TextFormat;
    }
  | { readonly type: 'picture' }
  | { readonly type: 'number'; readonly whole: boolean }
  | ({ readonly type: 'amount' } & Required<NumberStyle>)
  | { readonly type: 'yes-no' }
  | { readonly type: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly type: 'list'; readonly item: Kind }
  | { readonly type: 'group'; readonly fields: readonly Field[] }
  | { readonly type: 'either'; readonly kinds: readonly Kind[] }
  /** A value that no form has a control for: written as JSON. */
  | { readonly type: 'other' };

export type Field = {
  readonly name: string;
  /** Its title in the schema, or its name in words: 'Daily rental' for `dailyRental`. */
  readonly label: string;
  readonly description: string;
  /** Whether the field may be left out. */
  readonly optional: boolean;
  readonly nullable: boolean;
  readonly kind: Kind;
};

export function describeFields(schema: z.ZodType): readonly Field[] {
  const { shape } = unwrapped(schema) as z.ZodObject;
  return Object.entries(shape).map(([name, field]) => {
    const type = field as z.ZodType;
    return {
      name,
      label: titleOf(type) ?? labelOf(name),
      description: type.description ?? '',
      optional: type.safeParse(undefined).success,
      nullable: type.safeParse(null).success,
      kind: kindOf(type),
    };
  });
}

/** Whether the items of a list are pictures, with or without words. */
export function holdsPictures(item: Kind): boolean {
  const kinds = item.type === 'either' ? item.kinds : [item];
  return kinds.some(({ type }) => type === 'picture');
}

/** 'Top speed' for `topSpeed`; a brand name such as `YouTube` stays. */
function labelOf(name: string): string {
  if (/^[A-Z]/.test(name)) return name;
  const words = name.replace(/[A-Z]|\d+/g, (start) => ` ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Definition = {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly format?: string;
};

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** The title of a schema, or of the one inside optional() and similar wrappers. */
function titleOf(schema: z.ZodType): string | undefined {
  const { innerType, in: input } = definitionOf(schema);
  const inner = innerType ?? input;
  return z.globalRegistry.get(schema)?.title ?? (inner ? titleOf(inner) : undefined);
}

/** The schema inside optional(), nullable() and transform(). */
function unwrapped(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = definitionOf(schema);
  const inner = innerType ?? input;
  return inner ? unwrapped(inner) : schema;
}

function kindOf(schema: z.ZodType): Kind {
  const control = controls.get(schema);
  if (control?.kind === 'paragraph') return { type: 'text', long: true, words: [] };
  if (control?.kind === 'words') return { type: 'text', long: false, words: control.words };
  if (control?.kind === 'format') return { type: 'text', long: false, words: [], format: control.format };
  if (control?.kind === 'picture') return { type: 'picture' };
  if (control?.kind === 'amount') return { type: 'amount', ...control.style };
  const { innerType, in: input, type, element, options, values, entries, format } = definitionOf(schema);
  const inner = innerType ?? input;
  if (inner) return kindOf(inner);
  switch (type) {
    case 'string':
      return { type: 'text', long: false, words: [] };
    case 'number':
      return { type: 'number', whole: format === 'safeint' || z.globalRegistry.get(schema)?.type === 'integer' };
    case 'boolean':
      return { type: 'yes-no' };
    case 'literal':
      return values?.every((value) => typeof value === 'boolean') ? { type: 'yes-no' } : choice(values ?? []);
    case 'enum':
      return choice(Object.values(entries ?? {}));
    case 'array':
      return { type: 'list', item: element ? kindOf(element) : { type: 'other' } };
    case 'object':
      return { type: 'group', fields: describeFields(schema) };
    case 'union':
      return { type: 'either', kinds: (options ?? []).map(kindOf) };
    default:
      return { type: 'other' };
  }
}

function choice(values: readonly unknown[]): Kind {
  return { type: 'choice', options: values.filter((value) => typeof value === 'string' || typeof value === 'number') };
}
