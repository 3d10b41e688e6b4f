import { render, screen } from '@testing-library/react';
import { services } from '@/data/services';
import { HomeServices } from './home-services';

jest.mock('@/lib/site/inventory', () => ({ services: jest.requireActual('@/data/services').services }));
jest.mock('@/lib/pictures/pictures', () => ({
  pictureSources: () => jest.requireActual('@/components/testing/card-vehicles').picture,
}));

beforeEach(() => {
  render(<HomeServices />);
});

describe("Section 2: home, 'Our Services'", () => {
  it('are three: Luxury Car Sales, Exotic Car Rentals, Maintenance & Service', () => {
    expect(screen.getByRole('region', { name: 'Our Services' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['Luxury Car Sales', 'Exotic Car Rentals', 'Maintenance & Service']);
  });

  it('each lead to their place on the services page', () => {
    const link = screen.getByRole('link', { name: 'Maintenance & Service' });
    expect(link).toHaveAttribute('href', '/services/#maintenance-service');
  });

  it('are described', () => {
    expect(screen.getByText(services[0]?.description ?? 'missing')).toBeVisible();
  });

  it("lead on with 'View All Services'", () => {
    expect(screen.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services/');
  });
});
