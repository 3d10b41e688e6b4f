import { render, screen } from '@testing-library/react';
import { Rating } from './rating';

describe('Section 1: ratings of testimonials', () => {
  it.each([5, 4])('are said in words: %d out of 5 stars', (value) => {
    render(<Rating value={value} />);
    expect(screen.getByText(`${value} out of 5 stars`)).toBeInTheDocument();
  });

  it('draw as many stars, hidden from assistive technology', () => {
    render(<Rating value={4} />);
    expect(document.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(4);
    expect(document.querySelectorAll('svg')).toHaveLength(4);
  });
});
