import type { Site } from '@/lib/schema/types';
import { element } from '@/lib/text/xml';
import { type FactColumn, writeColumn } from '@/lib/vehicle/facts';
import { conditionOf, type FedVehicle, sumOf } from './fed-vehicle';
import { google, type Row } from './receiver-rules';

/** 'Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans' of Google's taxonomy. */
const CARS = '916';

const columns: FactColumn<Row> = {
  price: (car) => ({ 'g:price': sumOf(car) }),
  year: ({ year }) => ({ 'g:year': year }),
  odometer: ({ odometer }) => ({ 'g:mileage': odometer === undefined ? undefined : `${odometer} km` }),
  colour: ({ exteriorColour }) => ({ 'g:color': exteriorColour }),
  owners: (car) => ({ 'g:condition': conditionOf(car) }),
};

export function googleRow({ vehicle, url, photograph }: FedVehicle, storeCode: string): Row {
  return {
    ...writeColumn(vehicle, columns),
    'g:id': String(vehicle.id),
    'g:vin': vehicle.vin,
    'g:google_product_category': CARS,
    'g:store_code': storeCode,
    'g:link_template': `${url}?store={store_code}`,
    'g:image_link': photograph,
    'g:brand': vehicle.brand,
    'g:model': vehicle.model,
    title: `${vehicle.year} ${vehicle.name}`,
    description: vehicle.description,
  };
}

/** The rows as RSS 2.0 with Google's own elements. */
export function googleFile(rows: readonly Row[], site: Pick<Site, 'name' | 'url' | 'tagline'>): string {
  const items = rows.map((row) => {
    const fields = google.rules.map(({ field }) => element(field, row[field]));
    return `<item>\n${fields.join('')}</item>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n',
    element('title', site.name),
    element('link', site.url),
    element('description', site.tagline),
    ...items,
    '</channel>\n</rss>\n',
  ].join('');
}
