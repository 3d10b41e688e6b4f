import { render, screen, within } from '@testing-library/react';
import { routes } from '@/lib/page/routes';
import GaragePage, { metadata } from './page';

// In the dealership of the tests three cars are measured.
jest.mock('@/lib/inventory/inventory', () => ({
  ...jest.requireActual<object>('@/lib/inventory/inventory'),
  measuredVehicles: [],
}));

it('asks for the measures of the garage where no car is measured, and is kept from search engines', () => {
  render(<GaragePage />);
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('textbox')).toBeNull();
  expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', routes.contact);
  expect(metadata.robots).toMatchObject({ index: false });
});
