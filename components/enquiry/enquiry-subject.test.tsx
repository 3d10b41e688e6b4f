import { act, render, screen } from '@testing-library/react';
import { replaceAddress } from '@/components/device/use-search';
import { serveCards } from '@/components/testing/serve-cards';
import { vehicles } from '@/lib/site/inventory';
import { toListedVehicle } from '@/lib/vehicle/card-vehicle';
import { EnquirySubject } from './enquiry-subject';

async function arrive(address: string) {
  history.replaceState(null, '', address);
  serveCards(vehicles.map(toListedVehicle));
  render(<EnquirySubject fileCount={1} />);
  await act(async () => {});
}

describe('Decision, contact and forms: the car that an enquiry is about', () => {
  it('is named above the form, and leads back to its page in the same mode', async () => {
    await arrive('/contact/?car=6&mode=rental');
    expect(screen.getByRole('link', { name: 'Porsche Gazelle' })).toHaveAttribute('href', '/vehicle/6/?mode=rental');
  });

  it('is no longer named once the form was cleared, which clears the address', async () => {
    await arrive('/contact/?car=6');
    act(() => replaceAddress('/contact/'));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['/contact/', '/contact/?car=999', '/contact/?service=selling'])('is nobody at %s', async (address) => {
    await arrive(address);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
