import { render, screen, within } from '@testing-library/react';
import { ShowroomMap } from './showroom-map';

jest.mock('@/data/site', () => jest.requireActual('@/lib/testing/site'));

beforeEach(() => {
  render(<ShowroomMap />);
});

describe("Section 2: map placeholder 'Visit Our Showroom'", () => {
  it('shows the address', () => {
    const map = within(screen.getByRole('region', { name: 'Visit Our Showroom' }));
    expect(map.getByText(/Kangaru Road/)).toHaveTextContent(/Savanna, Kangaru Road\s*Nairobi, Kenya/);
  });

  it('leads to directions, found by the address, in a new tab', () => {
    const link = screen.getByRole('link', { name: 'Get directions (opens in a new tab)' });
    expect(link).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Kangaru%20Road%2C%20Nairobi%2C%20Kenya',
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('loads nothing from anybody else', () => {
    expect(document.querySelector('iframe, img, script')).toBeNull();
  });
});
