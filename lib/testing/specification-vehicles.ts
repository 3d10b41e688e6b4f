import type { Category, Vehicle } from '@/lib/schema/types';
import { pictureFolders } from './manifest';

/** The vehicle list of the specification (section 3), verbatim: 14 rows. The last two repeat the ids 7 and 8. */
const rows = `
1|Lamborghini Huracán|Lamborghini|Huracán|KES 45,000,000|KES 125,000/day|2024|supercar|available|12 L/100km|5.2L V10|3.2s|325 km/h
2|Ferrari 488 GTB|Ferrari|488 GTB|KES 55,000,000|KES 150,000/day|2024|supercar|available|11 L/100km|3.9L Twin-Turbo V8|3.0s|330 km/h
3|McLaren 720S|McLaren|720S|KES 52,000,000|KES 140,000/day|2024|supercar|available|10.5 L/100km|4.0L Twin-Turbo V8|2.9s|341 km/h
4|Rolls Royce Phantom|Rolls Royce|Phantom|KES 80,000,000|KES 100,000/day|2024|luxury|available|15 L/100km|6.75L Twin-Turbo V12|5.3s|250 km/h
5|Bentley Continental GT|Bentley|Continental GT|KES 36,000,000|KES 80,000/day|2024|luxury|sold|13 L/100km|6.0L Twin-Turbo W12|3.7s|333 km/h
6|Porsche 911 Turbo S|Porsche|911 Turbo S|KES 32,000,000|KES 90,000/day|2024|sports|available|9.5 L/100km|3.8L Twin-Turbo Flat-6|2.7s|330 km/h
7|Aston Martin DB11|Aston Martin|DB11|KES 42,000,000|KES 115,000/day|2023|luxury|available|12.5 L/100km|5.2L Twin-Turbo V12|3.9s|322 km/h
8|Maserati MC20|Maserati|MC20|KES 37,000,000|KES 105,000/day|2023|supercar|available|11.5 L/100km|3.0L Twin-Turbo V6|2.9s|325 km/h
9|BMW M8 Competition|BMW|M8 Competition|KES 28,000,000|KES 75,000/day|2022|sports|available|11 L/100km|4.4L Twin-Turbo V8|3.2s|305 km/h
10|Mercedes-AMG GT 63 S|Mercedes-AMG|GT 63 S|KES 35,000,000|KES 95,000/day|2022|sports|rented|12 L/100km|4.0L Twin-Turbo V8|3.2s|315 km/h
11|Jaguar F-Type R|Jaguar|F-Type R|KES 25,000,000|KES 70,000/day|2021|sports|available|13 L/100km|5.0L Supercharged V8|3.5s|300 km/h
12|Lexus LC 500|Lexus|LC 500|KES 22,000,000|KES 65,000/day|2021|luxury|available|14 L/100km|5.0L Naturally Aspirated V8|4.4s|270 km/h
7|Aston Martin DB11|Aston Martin|DB11|KES 42,000,000|KES 115,000/day|2024|luxury|available|12.5 L/100km|5.2L Twin-Turbo V12|3.9s|322 km/h
8|Maserati MC20|Maserati|MC20|KES 37,000,000|KES 105,000/day|2024|supercar|available|11.5 L/100km|3.0L Twin-Turbo V6|2.9s|325 km/h
`;

/** The facts of each row; pictures, description and features are not in the list. */
export const fourteenRows = rows
  .trim()
  .split('\n')
  .map((row) => {
    const cells = row.split('|');
    const cell = (column: number) => cells[column] ?? '';
    return {
      id: Number(cell(0)),
      name: cell(1),
      brand: cell(2),
      model: cell(3),
      price: cell(4),
      dailyRental: cell(5),
      year: cell(6),
      category: cell(7),
      status: cell(8),
      mileage: cell(9),
      engine: cell(10),
      acceleration: cell(11),
      topSpeed: cell(12),
      fuel: 'Petrol',
      transmission: 'Automatic',
    };
  });

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
