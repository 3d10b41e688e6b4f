import { render, screen } from '@testing-library/react';
import { HomeServices } from './home-services';

beforeEach(() => {
  render(<HomeServices />);
});

describe("Section 2: home, 'Our Services'", () => {
  it('are those the dealer marks for the page', () => {
    expect(screen.getByRole('region', { name: 'Our Services' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['Selling', 'Mending & Painting', 'Fetching']);
  });

  it('each lead to their place on the services page', () => {
    const link = screen.getByRole('link', { name: 'Mending & Painting' });
    expect(link).toHaveAttribute('href', '/services/#mending');
  });

  it('are described', () => {
    expect(screen.getByText('What selling is, in a sentence of the tests’ own.')).toBeVisible();
  });

  it("lead on with 'View All Services'", () => {
    expect(screen.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services/');
  });
});
