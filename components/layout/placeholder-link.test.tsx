import { render, screen } from '@testing-library/react';
import { PlaceholderLink } from './placeholder-link';

describe('Section 2: placeholder links', () => {
  it('show their place and say that their address is still to come', () => {
    render(<PlaceholderLink href={null}>Privacy Policy</PlaceholderLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Privacy Policy')).toHaveTextContent('Privacy Policy (coming soon)');
  });

  it('stay in the tab on the way to a page of this site', () => {
    render(<PlaceholderLink href="/privacy/">Privacy Policy</PlaceholderLink>);
    const link = screen.getByRole('link', { name: 'Privacy Policy' });
    expect(link).toHaveAttribute('href', '/privacy/');
    expect(link).not.toHaveAttribute('target');
  });

  it('open a new tab on the way to another site', () => {
    render(<PlaceholderLink href="https://law.example/privacy">Privacy Policy</PlaceholderLink>);
    const link = screen.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://law.example/privacy');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
