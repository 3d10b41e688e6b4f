import { render, screen } from '@testing-library/react';
import { TopBar } from './top-bar';

describe('Section 2: top bar', () => {
  it('shows the main phone number, which calls', () => {
    render(<TopBar />);
    expect(screen.getByRole('link', { name: '+254 711 111 111' })).toHaveAttribute('href', 'tel:+254711111111');
  });

  it('shows the info e-mail address, which writes with a subject and a body (section 7)', () => {
    render(<TopBar />);
    expect(screen.getByRole('link', { name: 'info@cars.example' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:info@cars\.example\?subject=Enquiry%20to%20Savanna&body=Hello%20Savanna/),
    );
  });

  it("shows 'Mombasa, Kenya'", () => {
    render(<TopBar />);
    expect(screen.getByText('Mombasa, Kenya')).toBeInTheDocument();
  });
});
