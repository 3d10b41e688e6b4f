import { render, screen, within } from '@testing-library/react';
import { ShowroomMap } from './showroom-map';

beforeEach(() => {
  render(<ShowroomMap />);
});

describe("Section 2: map placeholder 'Visit Our Showroom'", () => {
  it('shows the address', () => {
    const map = within(screen.getByRole('region', { name: 'Visit Our Showroom' }));
    expect(map.getByText(/Baobab Lane 7/)).toHaveTextContent(/Savanna, Baobab Lane 7\s*Mombasa, Kenya/);
  });

  it('leads to directions, found by the address, in a new tab', () => {
    const link = screen.getByRole('link', { name: 'Get directions (opens in a new tab)' });
    expect(link).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Baobab%20Lane%207%2C%20Mombasa%2C%20Kenya',
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('loads nothing from anybody else', () => {
    expect(document.querySelector('iframe, img, script')).toBeNull();
  });
});
