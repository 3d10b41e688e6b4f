import { render, screen } from '@testing-library/react';
import { Monogram } from './monogram';

describe('Decision, a person without a picture', () => {
  it('is shown by initials', () => {
    render(<Monogram name="Wanjiru Kamau" />);
    expect(screen.getByText('WK')).toBeVisible();
  });

  it('is hidden from assistive technology, which reads the name beside it', () => {
    render(<Monogram name="Wanjiru Kamau" />);
    expect(screen.getByText('WK')).toHaveAttribute('aria-hidden', 'true');
  });
});
