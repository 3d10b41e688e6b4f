import { render, screen, within } from '@testing-library/react';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { SpecificationTable } from './specification-table';

describe('Section 2: specifications', () => {
  it('are the six of the specification, in its order, with their values', () => {
    render(<SpecificationTable vehicle={specificationVehicle(3)} />);
    const rows = screen.getAllByRole('row').map((row) => {
      const cells = within(row);
      return [cells.getByRole('rowheader').textContent, cells.getByRole('cell').textContent];
    });
    expect(rows).toEqual([
      ['Year', '2024'],
      ['Fuel Type', 'Petrol'],
      ['Transmission', 'Automatic'],
      ['Mileage(fuel consumption)', '10.5 L/100km'],
      ['Engine', '4.0L Twin-Turbo V8'],
      ['0-100 km/h', '2.9 s'],
    ]);
  });

  it('are a table named by the vehicle', () => {
    render(<SpecificationTable vehicle={specificationVehicle(3)} />);
    expect(screen.getByRole('table', { name: 'Specifications of the McLaren 720S' })).toBeInTheDocument();
  });
});
