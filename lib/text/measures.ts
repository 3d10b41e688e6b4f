import { formatNumber } from './format-number';

/** Seconds from 0 to 100 km/h: '3.2 s'. At least one decimal, so that values align in a column: '3.0 s'. */
export function formatAcceleration(seconds: number): string {
  return `${formatNumber(seconds, { least: 1, most: 2 })} s`;
}

/** Fuel consumption in litres per 100 km, which the specification calls mileage: '10.5 L/100km'. */
export function formatMileage(litresPer100Km: number): string {
  return `${formatNumber(litresPer100Km, { most: 1, grouped: false })} L/100km`;
}

/** '325 km/h' */
export function formatTopSpeed(kmPerHour: number): string {
  return `${formatNumber(kmPerHour, { most: 1, grouped: false })} km/h`;
}

/** A number with its unit, thousands apart: '12,500 km', '93.4 kWh'. */
export function formatMeasure(value: number, unit: string): string {
  return `${formatNumber(value, { most: 1 })} ${unit}`;
}
