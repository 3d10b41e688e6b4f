import { specificationRows, specificationVehicles } from '@/lib/testing/specification-vehicles';
import {
  formatAcceleration,
  formatDailyRental,
  formatMeasure,
  formatMileage,
  formatMoney,
  formatNumber,
  formatTopSpeed,
} from './numbers';

it.each([
  [0, {}, '0'],
  [950, {}, '950'],
  [45_000_000, {}, '45,000,000'],
  [9_007_199_254_740_991, {}, '9,007,199,254,740,991'],
  [1234.5678, { most: 10 }, '1,234.5678'],
  [12_500, { most: 1, grouped: false }, '12500'],
  [3, { least: 1, most: 2 }, '3.0'],
  [3.456, { least: 1, most: 2 }, '3.46'],
  [2.5, { least: 2 }, '2.50'],
  [10.35, { most: 1 }, '10.4'],
  [0.001, { most: 2 }, '0'],
])('writes %d with %j as %s', (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text);
});

it('writes the amounts of the list as the specification does', () => {
  expect(
    specificationVehicles.map(({ price, dailyRental }) => [
      formatMoney(Number(price)),
      formatDailyRental(Number(dailyRental)),
    ]),
  ).toEqual(specificationRows.map(({ price, dailyRental }) => [price, dailyRental]));
});

it('writes specifications with their units', () => {
  expect([3.2, 3, 2.85, 10].map(formatAcceleration)).toEqual(['3.2 s', '3.0 s', '2.85 s', '10.0 s']);
  expect([10.5, 12, 0.8].map(formatMileage)).toEqual(['10.5 L/100km', '12 L/100km', '0.8 L/100km']);
  expect([325, 1000].map(formatTopSpeed)).toEqual(['325 km/h', '1000 km/h']);
  expect([formatMeasure(12_500, 'km'), formatMeasure(93.4, 'kWh')]).toEqual(['12,500 km', '93.4 kWh']);
});
