import { CAR_FIELDS, CARS_FOLDER, FILES, fieldsOfFile, pathOf } from '@/lib/schema/dealer-files';
import type { Field } from '@/lib/schema/describe-fields';
import { formFields } from './form-fields';

/** The collections of data/ for Sveltia CMS (https://sveltiacms.app/en/docs/collections). */
export function collections() {
  return [
    {
      name: 'cars',
      label: 'Cars',
      label_singular: 'Car',
      folder: CARS_FOLDER,
      media_folder: '/pictures/{{slug}}',
      public_folder: '/pictures/{{slug}}',
      create: true,
      // Only the commands reserve the number of a removed car.
      delete: false,
      extension: 'json',
      format: 'json',
      identifier_field: 'name',
      slug: '{{name}}',
      summary: '{{name}} · {{price}} · {{status}}',
      sortable_fields: ['name', 'price', 'status'],
      fields: withSchema(CAR_FIELDS),
    },
    {
      name: 'house',
      label: 'The house',
      files: FILES.map(({ name, label }) => ({
        name,
        label,
        file: pathOf(name),
        fields: withSchema(fieldsOfFile(pathOf(name))),
      })),
      format: 'json',
    },
  ];
}

/** `$schema` heads each file; Sveltia moves a key without a field to the end. */
function withSchema(fields: readonly Field[]) {
  return [{ name: '$schema', widget: 'hidden', required: false }, ...formFields(fields)];
}
