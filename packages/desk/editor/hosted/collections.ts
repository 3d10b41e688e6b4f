import { CAR_FIELDS, CARS_FOLDER, FILES, fieldsOfFile, pathOf } from '../forms';
import { formFields } from './form-fields';

/** The collections of data/ for Decap CMS (https://decapcms.org/docs/configuration-options/). */
export function collections() {
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
      fields: formFields(CAR_FIELDS),
    },
    {
      name: 'house',
      label: 'The house',
      files: FILES.map(({ name, label }) => ({
        name,
        label,
        file: pathOf(name),
        fields: formFields(fieldsOfFile(pathOf(name))),
      })),
      format: 'json',
    },
  ];
}
