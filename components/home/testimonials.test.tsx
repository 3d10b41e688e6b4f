import { render, screen, within } from '@testing-library/react';
import { Testimonials } from './testimonials';

jest.mock('@/lib/site/inventory', () => ({
  testimonials: [
    { name: 'Achieng Odhiambo', role: 'Architect', rating: 5, text: 'The car was as described.' },
    { name: 'Brian Mutua', role: 'Pilot', rating: 5, text: 'Handed over on time.' },
    { name: 'Carol Njeri', role: 'Surgeon', rating: 5, text: 'They called afterwards.' },
  ],
}));

beforeEach(() => {
  render(<Testimonials />);
});

describe('Section 1: testimonials', () => {
  it('are three, each with its 5-star rating said in words', () => {
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(3);
    for (const item of items) expect(within(item).getByText('5 out of 5 stars')).toBeInTheDocument();
  });

  it('are quotations with name and role', () => {
    const [first] = screen.getAllByRole('figure');
    expect(within(first as HTMLElement).getByRole('blockquote')).toHaveTextContent('“The car was as described.”');
    expect(first).toHaveTextContent('Achieng Odhiambo');
    expect(first).toHaveTextContent('Architect');
  });
});
