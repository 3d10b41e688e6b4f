import { render, screen, within } from '@testing-library/react';
import { NewsletterSection } from './newsletter-section';

describe('Section 2: home, newsletter signup', () => {
  it('has the newsletter form', () => {
    render(<NewsletterSection />);
    const section = within(screen.getByRole('region', { name: 'New arrivals, first by e-mail' }));
    expect(section.getByRole('textbox', { name: 'E-mail address' })).toBeRequired();
    expect(section.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  });
});
