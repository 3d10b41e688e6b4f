import type { Vehicle } from '@/lib/schema/types';

/** Millimetres; the width is that without mirrors. */
export type Measures = Readonly<Record<'length' | 'width' | 'height', number>>;

export type Measured<Car> = Car & Measures;

/** The data check takes all three measures, or none. */
export function isMeasured<Car extends Partial<Pick<Vehicle, keyof Measures>>>(car: Car): car is Measured<Car> {
  return car.length !== undefined;
}
