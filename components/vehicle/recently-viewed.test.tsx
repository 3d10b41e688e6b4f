import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardVehicle } from '@/components/testing/card-vehicles';
import { sectionOf } from '@/components/testing/section';
import { serveInventory } from '@/components/testing/serve-inventory';
import { RecentlyViewed } from './recently-viewed';

const vehicles = [1, 2, 3, 4, 5, 6].map((id) => cardVehicle(id));
const names = () =>
  within(sectionOf('Recently Viewed'))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

beforeEach(() => {
  serveInventory(vehicles);
});

it('renders and fetches nothing before a vehicle was viewed', () => {
  const fetched = serveInventory(vehicles);
  const { container } = render(<RecentlyViewed fileCount={1} />);
  expect(fetched).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});

it('shows four at most, newest first, without the current one', async () => {
  localStorage.setItem('recently-viewed', '2,6,4,1,5');
  render(<RecentlyViewed fileCount={1} current={2} />);
  await screen.findByRole('heading', { name: 'Recently Viewed' });
  expect(names()).toEqual([
    'Porsche 911 Turbo S',
    'Rolls Royce Phantom',
    'Lamborghini Huracán',
    'Bentley Continental GT',
  ]);
});

it('is cleared in one press, says so and keeps the focus', async () => {
  localStorage.setItem('recently-viewed', '2,6');
  render(<RecentlyViewed fileCount={1} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Clear recently viewed' }));
  expect(screen.queryByRole('heading', { name: 'Recently Viewed' })).toBeNull();
  expect(screen.getByText('Recently viewed vehicles cleared.')).toHaveFocus();
  expect(localStorage.getItem('recently-viewed')).toBeNull();
});
