import { render, screen, within } from '@testing-library/react';
import { sectionOf } from '@/components/testing/section';
import { ShowroomMap } from './showroom-map';

beforeEach(() => {
  render(<ShowroomMap />);
});

describe("Section 2: map placeholder 'Visit Our Showroom'", () => {
  it('shows the address', () => {
    const map = within(sectionOf('Visit Our Showroom'));
    expect(map.getByText(/Baobab Lane 7/)).toHaveTextContent(/Savanna, Baobab Lane 7\s*Mombasa, Kenya/);
  });

  it('leads to directions, found by the coordinates, in a new tab', () => {
    const link = screen.getByRole('link', { name: 'Get directions (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=-4.0435%2C%2039.6682');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('loads nothing from other hosts', () => {
    expect(document.querySelector('iframe, img, script')).toBeNull();
  });
});
