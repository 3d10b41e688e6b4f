import { act, render, screen } from '@testing-library/react';
import { replaceAddress } from '@/components/device/use-search';
import { vehicles } from '@/lib/site/inventory';
import { toListedVehicle } from '@/lib/vehicle/card-vehicle';
import { EnquirySubject } from './enquiry-subject';

function arrive(address: string) {
  history.replaceState(null, '', address);
  render(<EnquirySubject vehicles={vehicles.map(toListedVehicle)} />);
}

describe('Decision, contact and forms: the car that an enquiry is about', () => {
  it('is named above the form, and leads back to its page in the same mode', () => {
    arrive('/contact/?car=6&mode=rental');
    expect(screen.getByRole('link', { name: 'Porsche Gazelle' })).toHaveAttribute('href', '/vehicle/6/?mode=rental');
  });

  it('is no longer named once the form was cleared, which clears the address', () => {
    arrive('/contact/?car=6');
    act(() => replaceAddress('/contact/'));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['/contact/', '/contact/?car=999', '/contact/?service=selling'])('is nobody at %s', (address) => {
    arrive(address);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
