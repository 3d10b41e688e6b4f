import type { Field, Kind } from '@/lib/schema/describe-fields';
import { holdsPictures } from '../form-values';

/** A field of a form for Decap CMS (https://decapcms.org/docs/widgets/). */
export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly [setting: string]: unknown;
};

/** The fields of a schema as a form. */
export function formFields(fields: readonly Field[]): readonly FormField[] {
  return fields.map((field) => ({
    name: field.name,
    label: field.label,
    ...(field.description ? { hint: field.description } : {}),
    required: !(field.optional || field.nullable),
    ...widgetOf(field.kind, field),
  }));
}

type Widget = { readonly widget: string; readonly [setting: string]: unknown };

function widgetOf(kind: Kind, field: Field): Widget {
  switch (kind.type) {
    case 'text':
      if (kind.words.length > 0) {
        return { widget: 'select', options: kind.words };
      }
      return { widget: kind.long ? 'text' : 'string' };
    case 'picture':
      return { widget: 'photograph' };
    case 'number':
      return { widget: 'number', value_type: kind.whole ? 'int' : 'float' };
    case 'amount':
      return { widget: 'string' };
    case 'yes-no':
      return { widget: 'boolean' };
    case 'choice':
      return { widget: 'select', options: kind.options };
    case 'group': {
      const fields = formFields(kind.fields);
      if (!field.optional && !field.nullable) return { widget: 'object', collapsed: false, fields };
      // A group that may be left out is left empty, which the form would refuse; one that is half full the check tells of.
      return { widget: 'object', collapsed: true, fields: fields.map((one) => ({ ...one, required: false })) };
    }
    case 'list':
      return holdsPictures(kind.item)
        ? { widget: 'photographs', texts: textsOfPicture(kind.item) }
        : { widget: 'list', ...itemsOf(kind, field) };
    case 'either':
      return widgetOf(fullestOf(kind.kinds), field);
    default:
      return { widget: 'code', default_language: 'json', output_code_only: true };
  }
}

/** One field for each item of a list, or the fields of what it holds. */
function itemsOf(kind: Extract<Kind, { type: 'list' }>, field: Field) {
  const item = kind.item.type === 'either' ? fullestOf(kind.item.kinds) : kind.item;
  if (item.type === 'group') {
    const fields = formFields(item.fields);
    return { fields, summary: `{{fields.${fields[0]?.name}}}`, collapsed: true };
  }
  return { field: { name: 'item', label: field.label, ...widgetOf(item, field) } };
}

/** The fields of each photograph: its texts. */
function textsOfPicture(item: Kind): readonly FormField[] {
  const group = item.type === 'either' ? fullestOf(item.kinds) : item;
  return group.type === 'group' ? formFields(group.fields.filter(({ kind }) => kind.type === 'text')) : [];
}

/** The most detailed of alternative kinds: a picture with its texts rather than only its name. */
function fullestOf(kinds: readonly Kind[]): Kind {
  return (
    kinds.find(({ type }) => type === 'group') ??
    kinds.find(({ type }) => type === 'text') ??
    kinds[0] ?? { type: 'other' }
  );
}
