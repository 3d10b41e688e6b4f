import { render, screen, within } from '@testing-library/react';
import { AboutHero } from './about-hero';
import { CoreValues } from './core-values';
import { Mission } from './mission';
import { StatTiles } from './stat-tiles';
import { Team } from './team';

describe('Section 2: about, hero', () => {
  it('has the headline of the page', () => {
    render(<AboutHero />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('in Mombasa since 1998');
  });

  it('lists why to trust the dealer', () => {
    render(<AboutHero />);
    const reasons = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(reasons.map((reason) => reason.textContent)).toEqual(['By the sea since 1998', 'Open day and night']);
  });

  it("leads with 'Learn More About Us' to the contact page", () => {
    render(<AboutHero />);
    expect(screen.getByRole('link', { name: 'Learn More About Us' })).toHaveAttribute('href', '/contact/');
  });
});

describe('Section 2: about, four stat tiles', () => {
  it('are number and label', () => {
    render(<StatTiles />);
    const tiles = screen.getAllByRole('term').map((term) => [term.nextElementSibling?.textContent, term.textContent]);
    expect(tiles).toEqual([
      ['16', 'Cars'],
      ['3', 'Lifts'],
      ['1', 'Address'],
      ['2', 'Years of experience'],
    ]);
  });
});

describe('Section 2: about, core values', () => {
  it('are Excellence, Trust and Passion', () => {
    render(<CoreValues />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Excellence', 'Trust', 'Passion']);
    expect(screen.getAllByRole('definition')).toHaveLength(3);
  });
});

describe('Section 2: about, team', () => {
  it('shows everybody with position and description', () => {
    render(<Team />);
    const people = within(screen.getByRole('region', { name: 'Our Team' })).getAllByRole('listitem');
    expect(people).toHaveLength(2);
    expect(within(people[1] as HTMLElement).getByRole('heading', { name: 'Said' })).toBeVisible();
    expect(within(people[1] as HTMLElement).getByText('Workshop')).toBeVisible();
    expect(within(people[1] as HTMLElement).getByText('Closes in the evening.')).toBeVisible();
  });
});

describe('Section 2: about, Mission', () => {
  it('is a statement under its title', () => {
    render(<Mission />);
    expect(within(screen.getByRole('region', { name: 'Our Mission' })).getByRole('paragraph')).toBeVisible();
  });
});
