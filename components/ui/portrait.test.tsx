import { render, screen } from '@testing-library/react';
import { Portrait } from './portrait';

it('shows initials without a picture, hidden from assistive technology, which reads the name beside them', () => {
  render(<Portrait name="Wanjiru Kamau" sizes="6rem" className="size-24" />);
  expect(screen.getByText('WK')).toHaveAttribute('aria-hidden', 'true');
});

it('shows the picture that the dealer gives', () => {
  render(<Portrait name="Wanjiru Kamau" image="services/financing" sizes="6rem" className="size-24" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/services/financing-'));
  expect(screen.queryByText('WK')).toBeNull();
});
