import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { type InventoryVehicle, toInventoryVehicle } from '@/lib/vehicle/card-vehicle';
import { compareRows } from './compare';

const vehicle = (id: number, other: Partial<InventoryVehicle> = {}): InventoryVehicle => ({
  ...toInventoryVehicle(specificationVehicle(id)),
  ...other,
});

const rowOf = (label: string, ...vehicles: readonly InventoryVehicle[]) =>
  compareRows(vehicles).find((row) => row.label === label);

const marks = (label: string, ...vehicles: readonly InventoryVehicle[]) =>
  rowOf(label, ...vehicles)?.cells.map(({ best }) => best);

describe('Vehicles side by side', () => {
  it('shows each fact once, in the words of the vehicle page', () => {
    expect(compareRows([vehicle(2)]).map(({ label, cells }) => [label, cells[0]?.value])).toEqual([
      ['Purchase Price', 'KES 55,000,000'],
      ['Daily Rental Rate', 'KES 150,000/day'],
      ['Availability', 'Available'],
      ['Year', '2024'],
      ['0-100 km/h', '3.0 s'],
      ['Top Speed', '330 km/h'],
      ['Fuel consumption', '11 L/100km'],
      ['Engine', '3.9L Twin-Turbo V8'],
      ['Fuel Type', 'Petrol'],
      ['Transmission', 'Automatic'],
      ['Category', 'Supercar'],
    ]);
  });

  it('shows the total of the rental days after the daily rates', () => {
    const sold = vehicle(3, { status: 'sold' });
    const rows = compareRows([vehicle(2), sold], 3);
    const place = rows.findIndex(({ label }) => label === 'For your dates');
    expect(rows[place - 1]?.label).toBe('Daily Rental Rate');
    expect(rows[place]?.cells.map(({ value }) => value)).toEqual(['KES 450,000', undefined]);
    expect(rows[place]?.note).toMatch(/we confirm your dates$/);
    expect(rowOf('For your dates', vehicle(2))).toBeUndefined();
  });

  it.each([
    ['Purchase Price', [undefined, undefined, 'Lowest']],
    ['Daily Rental Rate', [undefined, undefined, 'Lowest']],
    ['Year', ['Newest', 'Newest', undefined]],
    ['0-100 km/h', [undefined, 'Quickest', undefined]],
    ['Top Speed', [undefined, 'Fastest', undefined]],
    ['Fuel consumption', [undefined, 'Lowest', undefined]],
    ['Engine', [undefined, undefined, undefined]],
    ['Category', [undefined, undefined, undefined]],
  ])('marks the best of %s', (label, expected) => {
    expect(marks(label, vehicle(1), vehicle(3), vehicle(9))).toEqual(expected);
  });

  it('tells which facts differ', () => {
    expect(rowOf('Year', vehicle(1), vehicle(2))?.differs).toBe(false);
    expect(rowOf('Engine', vehicle(1), vehicle(2))?.differs).toBe(true);
  });

  it('marks nothing when all values are equal, or for a single vehicle', () => {
    expect(marks('Year', vehicle(1), vehicle(2))).toEqual([undefined, undefined]);
    expect(marks('Purchase Price', vehicle(1))).toEqual([undefined]);
  });

  it('marks all that share the best value', () => {
    expect(marks('0-100 km/h', vehicle(3), vehicle(8), vehicle(1))).toEqual(['Quickest', 'Quickest', undefined]);
  });

  it.each(['On order', 'about 2022', '2022 or 2023'])('marks no newest where a year is %j', (year) => {
    expect(marks('Year', vehicle(1), vehicle(9, { year }))).toEqual([undefined, undefined]);
  });

  it('explains only the label of the consumption', () => {
    const notes = compareRows([vehicle(1)]).filter(({ note }) => note);
    expect(notes.map(({ label, note }) => [label, note])).toEqual([['Fuel consumption', '(mileage, L/100 km)']]);
  });

  it('does not rank the consumption of different fuels', () => {
    expect(marks('Fuel consumption', vehicle(1), vehicle(3, { fuel: 'Hybrid' }))).toEqual([undefined, undefined]);
  });

  it('shows a fact of the dossier where one car has it, and says where another has not', () => {
    const row = rowOf('Odometer', vehicle(1, { odometer: 12_500 }), vehicle(2));
    expect(row?.cells.map(({ value }) => value)).toEqual(['12,500 km', undefined]);
    expect(row?.differs).toBe(false);
    expect(rowOf('Odometer', vehicle(1), vehicle(2))).toBeUndefined();
  });

  it('marks no price the lowest where one is not told', () => {
    const row = rowOf('Purchase Price', vehicle(1), vehicle(2, { price: 'on request' }));
    expect(row?.cells.map(({ value, best }) => [value, best])).toEqual([
      ['KES 45,000,000', undefined],
      ['On request', undefined],
    ]);
  });

  it('says which facts of the data sheet are not stated', () => {
    const bare = vehicle(2, { acceleration: undefined, topSpeed: undefined, mileage: undefined });
    for (const label of ['0-100 km/h', 'Top Speed', 'Fuel consumption']) {
      expect(rowOf(label, vehicle(1), bare)?.cells[1]?.value).toBeUndefined();
    }
  });

  it('has no rows for no vehicles', () => {
    expect(compareRows([])).toEqual([]);
  });
});
