import { render, screen } from '@testing-library/react';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { VehicleFigures } from './vehicle-figures';

it('tells the top speed, which the table of specifications does not, beside the acceleration', () => {
  render(<VehicleFigures vehicle={specificationVehicle(3)} />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Top Speed', '0-100 km/h']);
  expect(values).toEqual(['341 km/h', '2.9 s']);
});
