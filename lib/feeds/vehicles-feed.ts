import { z } from 'zod';
import { CATEGORY_IDS, CURRENCY } from '@/lib/locale';
import type { Site } from '@/lib/schema/types';
import { askedIn, soleMode, sumAsked } from '@/lib/vehicle/asking';
import { type FactColumn, writeColumn } from '@/lib/vehicle/facts';
import type { FedVehicle } from './fed-vehicle';

/** Counts up when a field goes or changes its meaning; new ones may come without. */
const VERSION = 1;

const sum = z.number().int().positive().nullable();
const whole = z.number().int().nonnegative().optional();
const word = z.string().min(1).optional();
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional();

const fedVehicle = z.object({
  id: z.number().int().positive().describe('Its own for ever.'),
  url: z.url(),
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  year: z.string().regex(/^\d{4}$/),
  category: z.enum(CATEGORY_IDS),
  status: z.string().describe('available, reserved, sold, rented, or the dealer’s own word; in lower case.'),
  forSale: z.boolean(),
  forRent: z.boolean(),
  price: sum.describe('Whole units of the currency; null when the price is on request, or the car is not for sale.'),
  dailyRental: sum.describe('A day; null when the rate is on request, or the car is not for rent.'),
  fuel: z.string(),
  transmission: z.string(),
  engine: z.string().optional(),
  description: z.string(),
  features: z.array(z.string()),
  pictures: z.array(z.object({ url: z.url(), isDrawn: z.boolean().describe('A drawing, not this car.') })),
  odometer: whole.describe('Kilometres.'),
  bodyType: word,
  exteriorColour: word,
  interiorColour: word,
  drive: word,
  steering: word,
  seats: whole,
  doors: whole,
  power: whole.describe('Horsepower.'),
  owners: whole.describe('Before the buyer.'),
  addedOn: day.describe('The day it came into the list.'),
});

export const vehiclesFeedSchema = z.object({
  $schema: z.url(),
  version: z.literal(VERSION),
  dealer: z.object({ name: z.string(), url: z.url(), telephone: z.string() }),
  currency: z.literal(CURRENCY),
  vehicles: z.array(fedVehicle),
});

/** The JSON Schema (draft 2020-12) of vehicles.json, published beside it. */
export function vehiclesSchemaFile(): string {
  return `${JSON.stringify(z.toJSONSchema(vehiclesFeedSchema), null, 2)}\n`;
}

/** Every listed car, in the dealer's order, without unknown facts. */
export function vehiclesFile(fed: readonly FedVehicle[], site: Site, schemaAddress: string): string {
  const feed: z.output<typeof vehiclesFeedSchema> = {
    $schema: schemaAddress,
    version: VERSION,
    dealer: { name: site.name, url: site.url, telephone: site.phones[0].e164 },
    currency: CURRENCY,
    vehicles: fed.map(entryOf),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

function entryOf({ vehicle, url, pictures }: FedVehicle): z.output<typeof fedVehicle> {
  const { id, name, brand, model, description, features, addedOn } = vehicle;
  const texts = { description, features: [...features], pictures: [...pictures], addedOn };
  return { id, url, name, brand, model, ...writeColumn(vehicle, fields), ...texts } as z.output<typeof fedVehicle>;
}

const fields: FactColumn<Partial<z.output<typeof fedVehicle>>> = {
  price: (car) => ({ forSale: soleMode(car) !== 'rental', price: sumAsked(car, 'sale') }),
  dailyRental: (car) => ({ forRent: askedIn(car) !== 'sale', dailyRental: sumAsked(car, 'rental') }),
  availability: ({ status }) => ({ status: status.toLowerCase() }),
  year: ({ year }) => ({ year }),
  category: ({ category }) => ({ category }),
  fuel: ({ fuel }) => ({ fuel }),
  transmission: ({ transmission }) => ({ transmission }),
  engine: ({ engine }) => ({ engine }),
  body: ({ bodyType }) => ({ bodyType }),
  drive: ({ drive }) => ({ drive }),
  power: ({ power }) => ({ power }),
  seats: ({ seats }) => ({ seats }),
  doors: ({ doors }) => ({ doors }),
  steering: ({ steering }) => ({ steering }),
  odometer: ({ odometer }) => ({ odometer }),
  colour: ({ exteriorColour }) => ({ exteriorColour }),
  interior: ({ interiorColour }) => ({ interiorColour }),
  owners: ({ owners }) => ({ owners }),
};
