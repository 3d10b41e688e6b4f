import { inspectData, type RawData } from '@/lib/data-check/inspect-data';
import { knownPictures } from '@/lib/pictures/all-pictures';
import manifest from '@/lib/testing/manifest';
import { generateVehicles } from './generate-vehicles';

const fieldsOf = (count: number, seed = 1) => generateVehicles(count, seed, manifest).map(({ fields }) => fields);
const distinct = (count: number, field: string) => new Set(fieldsOf(count).map((fields) => fields[field]));

function brandSizes(count: number): readonly number[] {
  const sizes = new Map<unknown, number>();
  for (const { brand } of fieldsOf(count)) sizes.set(brand, (sizes.get(brand) ?? 0) + 1);
  return [...sizes.values()].sort((one, other) => other - one);
}

it('gives the same cars for the same number and seed, and others for another seed', () => {
  expect(generateVehicles(50, 7, manifest)).toEqual(generateVehicles(50, 7, manifest));
  expect(fieldsOf(50, 7)).not.toEqual(fieldsOf(50, 8));
});

it('gives cars that the data check passes', () => {
  const vehicles = Object.fromEntries(generateVehicles(1000, 1, manifest).map(({ name, fields }) => [name, fields]));
  const { faults } = inspectData({ vehicles, order: { vehicles: Object.keys(vehicles) } } as RawData, knownPictures);
  expect(faults.filter(({ file }) => file.includes('vehicles/'))).toEqual([]);
});

it('has every category, fuel, gearbox and status, and names of every length', () => {
  expect([...distinct(300, 'category')].sort()).toEqual(['luxury', 'sports', 'supercar']);
  expect([...distinct(300, 'status')].sort()).toEqual(['available', 'rented', 'reserved', 'sold']);
  expect([...distinct(300, 'fuel')].sort()).toEqual(['Diesel', 'Electric', 'Hybrid', 'Petrol']);
  expect([...distinct(300, 'transmission')].sort()).toEqual(['Automatic', 'Dual-clutch', 'Manual']);
  const lengths = fieldsOf(300).map(({ name }) => String(name).length);
  expect(Math.min(...lengths)).toBeLessThan(12);
  expect(Math.max(...lengths)).toBeGreaterThan(60);
});

it('has brands of one car to two thousand', () => {
  const sizes = brandSizes(10_000);
  expect([sizes[0], sizes.at(-1)]).toEqual([2000, 1]);
  expect(sizes.length).toBeGreaterThan(30);
});

it('wears the pictures of cars that can be turned, each its own set', () => {
  for (const { image, images } of fieldsOf(100)) {
    const folder = String(image).split('/')[0];
    expect(images).toContain(image);
    expect(Object.keys(manifest)).toContain(`${folder}/spin`);
    expect((images as string[]).filter((one) => !one.startsWith(`${folder}/`))).toEqual([]);
  }
});
