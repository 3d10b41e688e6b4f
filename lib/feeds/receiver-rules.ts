import { VIN } from '@/lib/schema/dossier';

/* The published rules of feed receivers. A car that breaks one is left out; tests read the finished files by them. */

type Rule = {
  /** The receiver's name of the field. */
  readonly field: string;
  readonly required?: true;
  /** At most so many characters. */
  readonly longest?: number;
  readonly values?: readonly string[];
  readonly pattern?: RegExp;
  /** The fields that the dealer fills in for it, in the words of docs/data.md. */
  readonly ask: string;
};

export type Receiver = {
  readonly name: string;
  readonly rules: readonly Rule[];
};

/** The fields of a car by the receiver's names; undefined for unknown facts. */
export type Row = Readonly<Record<string, string | undefined>>;

const HTTPS = /^https:\/\/\S+$/;
const JPEG = /^https:\/\/\S+\.jpg$/;
const PRICE = /^[1-9]\d*(?:\.\d\d)? [A-Z]{3}$/;
const YEAR = /^(?:19|20)\d\d$/;
const PHOTOGRAPH = 'a photograph; drawings are not taken';
const STATE = 'owners, which tells new from used';

/**
 * The published rules:
 * https://developers.facebook.com/docs/marketing-api/dynamic-ads-auto/auto-catalog/
 * https://developers.facebook.com/docs/marketing-api/auto-ads/reference/
 */
export const meta: Receiver = {
  name: 'Meta',
  rules: [
    { field: 'vehicle_id', required: true, longest: 100, ask: 'id' },
    { field: 'vin', required: true, pattern: VIN, ask: 'vin' },
    { field: 'title', required: true, longest: 500, ask: 'name' },
    { field: 'description', required: true, longest: 5000, ask: 'description' },
    { field: 'url', required: true, pattern: HTTPS, ask: 'url of data/site.json' },
    { field: 'make', required: true, ask: 'brand' },
    { field: 'model', required: true, ask: 'model' },
    { field: 'year', required: true, pattern: YEAR, ask: 'year' },
    {
      field: 'body_style',
      required: true,
      values: [
        ...[
          'CONVERTIBLE',
          'COUPE',
          'HATCHBACK',
          'MINIVAN',
          'TRUCK',
          'SUV',
          'SEDAN',
          'VAN',
          'WAGON',
          'CROSSOVER',
          'OTHER',
        ],
      ],
      ask: 'bodyType',
    },
    { field: 'exterior_color', required: true, ask: 'exteriorColour' },
    { field: 'mileage.value', required: true, pattern: /^\d+$/, ask: 'odometer' },
    { field: 'mileage.unit', required: true, values: ['KM', 'MI'], ask: 'odometer' },
    { field: 'image[0].url', required: true, pattern: JPEG, ask: PHOTOGRAPH },
    { field: 'image[0].tag[0]', required: true, ask: PHOTOGRAPH },
    { field: 'price', required: true, pattern: PRICE, ask: 'a price that is a sum' },
    { field: 'state_of_vehicle', required: true, values: ['NEW', 'USED', 'CPO'], ask: STATE },
    { field: 'address', required: true, pattern: /^\{.*\}$/, ask: 'address of data/site.json' },
    { field: 'latitude', pattern: /^-?\d+(?:\.\d+)?$/, ask: 'coordinates of data/site.json' },
    { field: 'longitude', pattern: /^-?\d+(?:\.\d+)?$/, ask: 'coordinates of data/site.json' },
    { field: 'availability', values: ['AVAILABLE', 'NOT_AVAILABLE', 'PENDING'], ask: 'status' },
    { field: 'drivetrain', values: ['FWD', 'RWD', 'AWD'], ask: 'drive' },
  ],
};

/**
 * The published rules:
 * https://support.google.com/merchants/answer/11192663
 * https://support.google.com/merchants/answer/11190480
 * https://support.google.com/merchants/answer/11190670
 * https://support.google.com/merchants/answer/14154510
 * https://support.google.com/merchants/answer/14154511
 * https://support.google.com/merchants/answer/14156166
 */
export const google: Receiver = {
  name: 'Google',
  rules: [
    { field: 'g:id', required: true, longest: 50, ask: 'id' },
    { field: 'g:vin', required: true, pattern: VIN, ask: 'vin' },
    { field: 'g:google_product_category', required: true, values: ['916'], ask: 'id' },
    { field: 'g:store_code', required: true, longest: 64, ask: 'google.storeCode of data/feeds.json' },
    {
      field: 'g:link_template',
      required: true,
      pattern: /^https:\/\/\S*\{store_code\}\S*$/,
      ask: 'url of data/site.json',
    },
    { field: 'g:image_link', required: true, pattern: JPEG, ask: PHOTOGRAPH },
    { field: 'g:condition', required: true, values: ['new', 'used'], ask: STATE },
    { field: 'g:brand', required: true, longest: 70, ask: 'brand' },
    { field: 'g:model', required: true, longest: 150, ask: 'model' },
    { field: 'g:year', required: true, pattern: YEAR, ask: 'year' },
    { field: 'g:color', required: true, longest: 100, ask: 'exteriorColour' },
    { field: 'g:mileage', required: true, pattern: /^\d+ (?:km|miles)$/, ask: 'odometer' },
    { field: 'g:price', required: true, pattern: PRICE, ask: 'a price that is a sum' },
    { field: 'title', longest: 150, ask: 'name' },
    { field: 'description', longest: 5000, ask: 'description' },
  ],
};

/** The fields that a row lacks, each once; empty for a complete row. */
export function lacking({ rules }: Receiver, row: Row): readonly string[] {
  return [...new Set(rules.filter((rule) => !isRight(rule, row[rule.field])).map(({ ask }) => ask))];
}

function isRight({ required, longest, values, pattern }: Rule, value: string | undefined): boolean {
  if (value === undefined || value === '') return !required;
  return (
    value.length <= (longest ?? Number.POSITIVE_INFINITY) &&
    (values?.includes(value) ?? true) &&
    (pattern?.test(value) ?? true)
  );
}
