import { render, screen } from '@testing-library/react';
import { AvailabilityNote } from './availability-note';

const forBoth = { id: 1, name: 'Ferrari' };
const forSale = { id: 2, name: 'McLaren', onlyIn: 'sale' } as const;

it.each([
  ['one of them can', [forBoth, forSale], undefined],
  ['none can', [forSale], 'sale'],
])('keeps from renting what cannot be rented where %s', (_, alternatives, whole) => {
  render(<AvailabilityNote sentence="Rented out." alternatives={alternatives} />);
  expect(screen.getByRole('link', { name: 'McLaren' }).dataset.onlyIn).toBe('sale');
  expect(screen.getByText(/^Available now:/).dataset.onlyIn).toBe(whole);
});
