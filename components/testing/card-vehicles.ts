import type { PictureSource } from '@/lib/pictures/pictures';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';

const picture: PictureSource = {
  avif: '/pictures/car-480.avif 480w',
  src: '/pictures/car-480.webp',
  width: 1600,
  height: 1000,
  illustration: true,
};

/** A vehicle of the specification for a card, with other facts for a test. */
export function cardVehicle(id: number, other: Partial<CardVehicle> = {}): CardVehicle {
  return { ...specificationVehicle(id), picture, ...other };
}

/**
 * The twelve of the specification and two more: one with another's name and a custom status, one with another fuel.
 * Four supercars, five luxury, five sports.
 */
export const fourteenVehicles: readonly CardVehicle[] = [
  ...specificationVehicles.map(({ id }) => cardVehicle(id)),
  cardVehicle(6, { id: 13, price: 24_500_000, dailyRental: 60_000, year: '2020', status: 'Reserved' }),
  cardVehicle(9, {
    id: 14,
    name: 'BMW i7',
    model: 'i7',
    category: 'luxury',
    price: 26_000_000,
    dailyRental: 72_000,
    year: '2023',
    fuel: 'Electric',
  }),
];
