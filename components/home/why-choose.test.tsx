import { render, screen, within } from '@testing-library/react';
import { WhyChoose } from './why-choose';

jest.mock('@/data/site', () => jest.requireActual('@/lib/testing/site'));

describe("Section 2: home, 'Why Choose'", () => {
  it('is a list of five points', () => {
    render(<WhyChoose />);
    const section = within(screen.getByRole('region', { name: 'Why Choose Savanna' }));
    expect(section.getAllByRole('listitem')).toHaveLength(5);
  });

  it.each([
    'Authorized dealer',
    'Over 15 years of experience',
    'Warranty and service packages',
    'Flexible financing and rental',
    '24/7 support',
  ])('makes the claim %j of section 1', (claim) => {
    render(<WhyChoose />);
    expect(screen.getByRole('heading', { name: claim })).toBeVisible();
  });
});
