import { type DataFile, dataFiles } from '@/lib/schema/data-files';
import { vehicleSchema } from '@/lib/schema/vehicle';
import { describeFields, type Field } from './entries/describe-fields';
import { type FormField, formFields } from './form-fields';

/** Only the site's check knows the existing pictures. */
const NO_PICTURES = new Set<string>();
const CARS_FOLDER = 'data/vehicles';

type DealerFile = {
  readonly name: string;
  readonly label: string;
  readonly fields: readonly Field[];
  /** The name under which it holds a list of such things. */
  readonly list?: string;
};

/**
 * Fields without a place in the forms, which keep them as they are in the file. Those of a car are columns of the
 * spreadsheet; the others are an engineer's, and an editor completes them by the schemas.
 */
const WITHOUT_FORM: Readonly<Record<string, readonly string[]>> = {
  car: [
    ...['image', 'stockPhotos', 'file', 'bodyType', 'drive', 'power', 'seats', 'doors', 'steering', 'engineCapacity'],
    ...['range', 'battery', 'length', 'width', 'height', 'vin', 'paint', 'interiorColour', 'registration'],
    ...['origin', 'duty', 'owners', 'location', 'arrives', 'addedOn', 'previousPrice', 'sources'],
    ...['kilometresADay', 'extraKilometre', 'excess', 'minimumDays', 'weekendDays', 'weddingDays', 'chauffeur'],
    ...['chauffeurRate', 'minimumAge', 'licence', 'documents', 'deliveryArea', 'deliveryFee', 'late', 'lateDay'],
  ],
  site: ['country', 'countryCode', 'coordinates', 'enquiries', 'legal', 'formFields', 'stockPhotoHost'],
  services: ['slug', 'enquiry', 'icon', 'onHome'],
  rental: [
    ...['extraKilometre', 'excess', 'rates', 'weekendDays', 'weddingDays', 'licence', 'deliveryArea', 'deliveryFee'],
    ...['late', 'lateDay'],
  ],
};

/** Files of rare or technical facts. */
const FILES_WITHOUT_FORM = ['feeds', 'gone'];

export const FILES: readonly DealerFile[] = Object.entries<DataFile>(dataFiles(NO_PICTURES))
  .filter(([name]) => !FILES_WITHOUT_FORM.includes(name))
  .map(([name, { label = name, schema, list }]) => ({ name, label, fields: describeFields(schema), list: list?.name }));

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
      extension: 'json',
      format: 'json',
      identifier_field: 'name',
      slug: '{{name}}',
      summary: '{{name}} · {{price}} · {{status}}',
      thumbnail: 'images',
      sortable_fields: ['name', 'price', 'status'],
      fields: [
        schemaLine('../schema/vehicle.json'),
        { name: 'id', widget: 'hidden' },
        ...formFields(fieldsOfACar(), WITHOUT_FORM.car),
      ],
    },
    {
      name: 'house',
      label: 'The house',
      files: FILES.map((file) => ({
        name: file.name,
        label: file.label,
        file: `data/${file.name}.json`,
        fields: [schemaLine(`./schema/${file.name}.json`), ...formOf(file)],
      })),
      format: 'json',
    },
  ];
}

/** The number is given when the car is saved. */
export const fieldsOfACar = () => describeFields(vehicleSchema(NO_PICTURES)).filter(({ name }) => name !== 'id');

function formOf({ name, label, fields, list }: DealerFile): readonly FormField[] {
  if (name === 'order') return [ORDER];
  const shown = formFields(fields, WITHOUT_FORM[name]);
  if (!list) return shown;
  // A further service needs an address and a topic, which the form does not show.
  return [{ name: list, label, widget: 'list', fields: shown, collapsed: true, allow_add: name !== 'services' }];
}

/** A row for each car, by its name; the file has the names of the cars' files. */
const ORDER = {
  name: 'vehicles',
  label: 'Cars',
  label_singular: 'Car',
  hint: 'As the site lists them; the first six are on the home page. A car that is not here comes last.',
  widget: 'list',
  field: {
    name: 'car',
    label: 'Car',
    widget: 'relation',
    collection: 'cars',
    value_field: '{{slug}}',
    display_fields: ['name'],
  },
  collapsed: true,
  summary: '{{fields.car}}',
};

/** `$schema` heads each file; the library moves a key without a field to the end. */
const schemaLine = (path: string) => ({ name: '$schema', widget: 'hidden', default: path });
