import { schemasFor } from '@/lib/schema/collections';
import { describeFields, type Field } from '@/lib/schema/describe-fields';
import { formFields, type WordsInUse } from './form-fields';

/** Which pictures there are is the check's to know. */
const SCHEMAS = schemasFor(new Set());

export const CAR_FIELDS: readonly Field[] = describeFields(SCHEMAS.vehicle);
export const CARS_FOLDER = 'data/vehicles';

/** The files that hold one thing, or a list of things under one name. */
const FILES: readonly {
  readonly name: Exclude<keyof typeof SCHEMAS, 'vehicle' | 'gone'>;
  readonly label: string;
  readonly list?: true;
}[] = [
  { name: 'site', label: 'Name, numbers, address, hours' },
  { name: 'brand', label: 'Logo and colours' },
  { name: 'rental', label: 'Renting: terms and occasions' },
  { name: 'currencies', label: 'Prices in other currencies', list: true },
  { name: 'claims', label: 'Figures and reasons' },
  { name: 'legal', label: 'Privacy, terms, cookies' },
  { name: 'feeds', label: 'Feeds for others' },
  { name: 'order', label: 'Order of the cars' },
  { name: 'services', label: 'Services', list: true },
  { name: 'testimonials', label: 'Testimonials', list: true },
  { name: 'team', label: 'Team', list: true },
];

/** The fields of a file of data/, by its path. */
export function fieldsOfFile(path: string): readonly Field[] | null {
  const file = FILES.find(({ name }) => path === pathOf(name));
  if (!file) return null;
  const fields = describeFields(SCHEMAS[file.name]);
  return file.list ? [listField(file.name, file.label, fields)] : fields;
}

/**
 * The collections of data/ for Decap CMS (https://decapcms.org/docs/configuration-options/).
 * @param givesNumbers whether who keeps the files gives a new car its number
 */
export function collections(inUse: WordsInUse = new Map(), givesNumbers = true) {
  return [
    {
      name: 'cars',
      label: 'Cars',
      label_singular: 'Car',
      folder: CARS_FOLDER,
      create: true,
      extension: 'json',
      format: 'json',
      identifier_field: 'name',
      slug: '{{name}}',
      summary: '{{name}} · {{price}} · {{status}}',
      sortable_fields: ['name', 'price', 'status'],
      fields: formFields(CAR_FIELDS, inUse).map((field) =>
        field.name === 'id' && givesNumbers
          ? { ...field, required: false, hint: `${field.hint} Leave it empty: a new car is given the next one.` }
          : field,
      ),
    },
    {
      name: 'house',
      label: 'The house',
      files: FILES.map(({ name, label }) => ({
        name,
        label,
        file: pathOf(name),
        fields: formFields(fieldsOfFile(pathOf(name)) ?? []),
      })),
      format: 'json',
    },
  ];
}

function pathOf(name: string): string {
  return `data/${name}.json`;
}

function listField(name: string, label: string, fields: readonly Field[]): Field {
  return {
    name,
    label,
    description: '',
    optional: false,
    nullable: false,
    kind: { type: 'list', item: { type: 'group', fields } },
    accepts: Array.isArray,
  };
}
