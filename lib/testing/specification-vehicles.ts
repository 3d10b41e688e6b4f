import type { Category, Vehicle } from '@/lib/schema/types';
import { fourteenRows } from './fourteen-rows';
import { pictureFolders } from './manifest';

export type SpecificationRow = (typeof fourteenRows)[number];

/** The vehicles of the specification as it writes them, each once. */
export const specificationRows = fourteenRows.slice(0, 12);

const digits = (text: string) => Number(text.replace(/\D/g, ''));

function picturesOf(id: number): Pick<Vehicle, 'image' | 'images'> {
  const image = `${pictureFolders[id - 1]}/front-three-quarter`;
  const names = [image, `${pictureFolders[id - 1]}/side`, `${pictureFolders[id - 1]}/detail`];
  return { image, images: names.map((picture) => ({ picture })) };
}

/** The same vehicles as the pages read them. */
export const specificationVehicles: readonly Vehicle[] = specificationRows.map((row) => ({
  ...row,
  price: digits(row.price),
  dailyRental: digits(row.dailyRental),
  category: row.category as Category,
  mileage: Number.parseFloat(row.mileage),
  acceleration: Number.parseFloat(row.acceleration),
  topSpeed: Number.parseFloat(row.topSpeed),
  ...picturesOf(row.id),
  description: `All about the ${row.name}.`,
  features: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
}));

/** A vehicle of the list by its id, with other facts where a test needs them. */
export function specificationVehicle(id: number, other: Partial<Vehicle> = {}): Vehicle {
  const vehicle = specificationVehicles.find((candidate) => candidate.id === id);
  if (!vehicle) throw new Error(`The specification lists no vehicle ${id}`);
  return { ...vehicle, ...other };
}
