import { render, screen, within } from '@testing-library/react';
import { Testimonials } from './testimonials';

beforeEach(() => {
  render(<Testimonials />);
});

describe('Section 1: testimonials', () => {
  it('are listed, each with its rating said in words', () => {
    const ratings = screen.getAllByRole('listitem').map((item) => within(item).getByText(/ stars$/).textContent);
    expect(ratings).toEqual([5, 4, 5, 5].map((stars) => `${stars} out of 5 stars`));
  });

  it('are quotations with name and role', () => {
    const [first] = screen.getAllByRole('figure');
    expect(within(first as HTMLElement).getByRole('blockquote')).toHaveTextContent('“The car was as they said.”');
    expect(first).toHaveTextContent('Pendo Bahati');
    expect(first).toHaveTextContent('Baker, Likoni');
  });
});
