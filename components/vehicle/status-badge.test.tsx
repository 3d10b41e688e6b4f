import { render, screen } from '@testing-library/react';
import { StatusBadge } from './status-badge';

describe('Section 4: vehicle status, colour of the badge', () => {
  it.each([
    ['available', 'Available', 'available'],
    ['sold', 'Sold', 'sold'],
    ['rented', 'Currently Rented', 'other'],
    ['Reserved', 'Reserved', 'other'],
  ])('%j is said as %j, in the tone %j', (status, label, tone) => {
    render(<StatusBadge status={status} />);
    expect(screen.getByText(label)).toHaveAttribute('data-tone', tone);
  });
});
