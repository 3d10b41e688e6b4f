import { LOCALE } from './locale';
import { once } from './once';

const secondsFormat = once(() => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 2 }));
const plainFormat = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: false }));
const groupedFormat = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }));

/** Seconds from 0 to 100 km/h: '3.2 s'. At least one decimal, so that values align in a column: '3.0 s'. */
export function formatAcceleration(seconds: number): string {
  return `${secondsFormat().format(seconds)} s`;
}

/** Fuel consumption in litres per 100 km, which the specification calls mileage: '10.5 L/100km'. */
export function formatMileage(litresPer100Km: number): string {
  return `${plainFormat().format(litresPer100Km)} L/100km`;
}

/** km/h: '325 km/h'. */
export function formatTopSpeed(kmPerHour: number): string {
  return `${plainFormat().format(kmPerHour)} km/h`;
}

/** A number with its unit, thousands apart: '12,500 km', '93.4 kWh'. */
export function formatMeasure(value: number, unit: string): string {
  return `${groupedFormat().format(value)} ${unit}`;
}
