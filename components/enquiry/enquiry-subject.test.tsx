import { act, render, screen } from '@testing-library/react';
import { serveInventory } from '@/components/testing/serve-inventory';
import { vehicles } from '@/lib/inventory/inventory';
import { toListedVehicle } from '@/lib/vehicle/card-vehicle';
import { ContactForm } from './contact-form';

const car = () => screen.queryByText('Your enquiry is about');

async function arrive(address: string) {
  history.replaceState(null, '', address);
  serveInventory(vehicles.map(toListedVehicle));
  render(<ContactForm services={[]} fileCount={1} />);
  await act(async () => {});
}

describe('Decision, contact and forms: the car that an enquiry is about', () => {
  it('is named above the form, and leads back to its page in the same mode', async () => {
    await arrive('/contact/?car=6&mode=rental');
    expect(screen.getByRole('link', { name: 'Porsche Gazelle' })).toHaveAttribute('href', '/vehicle/6/?mode=rental');
  });

  it('is no longer named once the form was cleared, which clears the address', async () => {
    await arrive('/contact/?car=6');
    expect(car()).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Clear form' }).click());
    expect(car()).toBeNull();
  });

  it.each(['/contact/', '/contact/?car=999', '/contact/?service=selling'])('is absent at %s', async (address) => {
    await arrive(address);
    expect(car()).toBeNull();
  });
});
