import { type Field, holdsPictures, type Kind } from './entries/describe-fields';

/** A field of a form for Sveltia CMS (https://sveltiacms.app/en/docs/fields). */
export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly [setting: string]: unknown;
};

/** @param hidden names of fields, at any depth, that the form keeps in their place and does not show */
export function formFields(fields: readonly Field[], hidden: readonly string[] = []): readonly FormField[] {
  return fields.map(({ name, label, description, optional, nullable, kind }) =>
    hidden.includes(name)
      ? { name, label, widget: 'hidden', required: false }
      : {
          ...{ name, label, required: !(optional || nullable) },
          ...(description ? { hint: description } : {}),
          ...widgetOf(kind, hidden),
        },
  );
}

type Widget = { readonly widget: string; readonly [setting: string]: unknown };

function widgetOf(kind: Kind, hidden: readonly string[]): Widget {
  switch (kind.type) {
    case 'text':
      if (kind.words.length > 0) return { widget: 'select', options: kind.words };
      if (kind.format === 'day') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
      if (kind.format === 'time') return { widget: 'datetime', type: 'time', format: 'HH:mm' };
      if (kind.format === 'colour') return { widget: 'color' };
      return { widget: kind.long ? 'text' : 'string' };
    case 'picture':
      return { widget: 'image' };
    case 'number':
      return { widget: 'number', value_type: kind.whole ? 'int' : 'float' };
    case 'amount':
      return { widget: 'string' };
    case 'yes-no':
      return { widget: 'boolean' };
    case 'choice':
      return { widget: 'select', options: kind.options };
    case 'group':
      return { widget: 'object', fields: formFields(kind.fields, hidden) };
    case 'list':
      return listOf(kind.item, hidden);
    case 'either':
      return widgetOf(simplestOf(kind.kinds), hidden);
    default:
      throw new Error(`the hosted desk has no control for ${kind.type}`);
  }
}

function listOf(item: Kind, hidden: readonly string[]): Widget {
  if (item.type === 'choice') return { widget: 'select', multiple: true, options: item.options };
  if (holdsPictures(item)) return { widget: 'image', multiple: true };
  if (item.type === 'group') return { widget: 'list', fields: formFields(item.fields, hidden), collapsed: true };
  return { widget: 'list', field: { name: 'item', label: 'Item', ...widgetOf(item, hidden) }, collapsed: false };
}

/** A name rather than a picture with its texts. */
function simplestOf(kinds: readonly Kind[]): Kind {
  return kinds.find(({ type }) => type !== 'group') ?? kinds[0] ?? { type: 'other' };
}
