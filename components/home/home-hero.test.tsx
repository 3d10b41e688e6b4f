import { render, screen } from '@testing-library/react';
import { HomeHero } from './home-hero';

beforeEach(() => {
  render(<HomeHero />);
});

describe('Section 2: home, hero', () => {
  it("wears the badge 'Premium Luxury Cars'", () => {
    expect(screen.getByText('Premium Luxury Cars')).toBeVisible();
  });

  it('has the headline of the page', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Fine cars, /);
    expect(screen.getByText(/ on Baobab Lane 7 in Mombasa\./)).toBeVisible();
  });

  it.each([
    ['Explore Collection', '/vehicles/'],
    ['Book Consultation', '/contact/'],
    ['Cars for rent, by the day', '/vehicles/?mode=rental'],
  ])('leads with %j to %s', (name, href) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('Section 1: claims of the hero', () => {
  it('are figures with their labels', () => {
    const stats = screen.getAllByRole('term').map((term) => [term.nextElementSibling?.textContent, term.textContent]);
    expect(stats).toEqual([
      ['16', 'Cars'],
      ['3', 'Lifts'],
      ['1', 'Address'],
    ]);
  });
});
