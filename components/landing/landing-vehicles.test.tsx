import { render, screen } from '@testing-library/react';
import { cardVehicle } from '@/components/testing/card-vehicles';
import { SimilarVehicles } from '@/components/vehicle/similar-vehicles';
import { LandingVehicles } from './landing-vehicles';

const forBoth = cardVehicle(1);
const forSale = { ...cardVehicle(2), dailyRental: 'not for rent' } as const;

it.each([
  ['of a brand or category', <LandingVehicles key="landing" vehicles={[forBoth, forSale]} mode="rental" />],
  ['like another', <SimilarVehicles key="similar" vehicles={[forBoth, forSale]} />],
])('marks among the vehicles %s what has no place while renting', (_, list) => {
  render(list);
  expect(screen.getAllByRole('listitem').map((item) => item.dataset.onlyIn)).toEqual([undefined, 'sale']);
});
