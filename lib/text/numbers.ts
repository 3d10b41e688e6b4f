import { SUM_BEFORE } from '@/lib/locale';

type Digits = {
  /** The fewest and the most digits after the decimal mark. */
  readonly least?: number;
  readonly most?: number;
  readonly grouped?: boolean;
};

/** A number '12,500.5'. Not by Intl, whose marks differ by the version of a browser. */
export function formatNumber(value: number, { least = 0, most = least, grouped = true }: Digits = {}): string {
  // By its shortest decimal form, as people round: 10.35 is 10.4.
  const rounded = Math.round(Number(`${value}e${most}`)) / 10 ** most;
  const [whole = '', decimals = ''] = String(rounded).split('.');
  const shown = decimals.padEnd(least, '0');
  return (grouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole) + (shown && `.${shown}`);
}

/** A sum as the dealer writes it: 'KES 45,000,000'. */
export function formatMoney(sum: number): string {
  return SUM_BEFORE + formatNumber(sum);
}

/** 'KES 125,000/day' */
export function formatDailyRental(sum: number): string {
  return `${formatMoney(sum)}/day`;
}

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
