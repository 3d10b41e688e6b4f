import { listInWords } from '@/lib/text/phrases';
import type { Measures } from '@/lib/vehicle/measured';
import type { Garage } from './garage';

/** Millimetres: the width of two mirrors, and the space beside a car for getting out. */
export const MIRRORS = 200;
export const DOOR = 600;

export type Fit = {
  /** `tight`: the car goes in, but a mirror or a door has no room. */
  readonly verdict: 'fits' | 'tight' | 'too big';
  /** 'Fits, with 41 cm to spare in length, 95 cm in width and 92 cm in height.' */
  readonly words: string;
};

const EXCESS = { length: 'long', width: 'wide', height: 'high' } as const;
const DIRECTIONS = ['length', 'width', 'height'] as const;

/** Whether the car fits the garage, and the spare room, rounded down to a centimetre. */
export function fitOf(car: Measures, garage: Garage): Fit {
  const spare = {
    length: garage.length - car.length,
    width: garage.width - car.width,
    height: garage.height - car.height,
  };
  const throughDoor = garage.doorway === undefined ? Number.POSITIVE_INFINITY : garage.doorway - car.width;
  const excesses = [
    ...DIRECTIONS.filter((one) => spare[one] < 0).map((one) => `${upTo(-spare[one])} too ${EXCESS[one]}`),
    ...(throughDoor < 0 ? [`${upTo(-throughDoor)} too wide for the doorway`] : []),
  ];
  if (excesses.length > 0) return { verdict: 'too big', words: `Does not fit: ${listInWords(excesses)}.` };

  const left = listInWords(
    DIRECTIONS.map((one, place) => `${atLeast(spare[one])}${place === 0 ? ' to spare' : ''} in ${one}`),
  );
  const limits = [
    ...(throughDoor < MIRRORS ? ['fold the mirrors to drive in'] : []),
    ...(spare.width < MIRRORS
      ? ['there is no room for its mirrors, nor to open a door']
      : spare.width < DOOR
        ? ['a door opens only part of the way']
        : []),
  ];
  if (limits.length === 0) return { verdict: 'fits', words: `Fits, with ${left}.` };
  return { verdict: 'tight', words: `Goes in, with ${left}, but ${listInWords(limits)}.` };
}

const atLeast = (millimetres: number) => `${Math.floor(millimetres / 10)} cm`;
const upTo = (millimetres: number) => `${Math.ceil(millimetres / 10)} cm`;

/** '9 of 11 cars fit your garage, 2 of them only just.' */
export function countInWords(fits: readonly Fit[]): string {
  const tight = fits.filter(({ verdict }) => verdict === 'tight').length;
  const inside = fits.filter(({ verdict }) => verdict !== 'too big').length;
  if (inside === 0) return `None of ${fits.length} cars fits your garage.`;
  const words =
    inside === fits.length && inside > 1
      ? `All ${inside} cars fit your garage`
      : `${inside} of ${fits.length} cars ${inside === 1 ? 'fits' : 'fit'} your garage`;
  if (tight === 0) return `${words}.`;
  return tight === inside ? `${words}, but only just.` : `${words}, ${tight} of them only just.`;
}
