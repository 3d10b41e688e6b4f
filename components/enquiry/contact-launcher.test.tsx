import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactDialog } from './contact-dialog';
import { ContactLauncher } from './contact-launcher';

describe('Section 2: the element on every page, the contact launcher', () => {
  it.each(['Contact', 'Contact us'])('opens the contact dialog from its button %j', async (name) => {
    render(
      <>
        <ContactLauncher />
        <ContactDialog />
      </>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name }));
    expect(screen.getByRole('dialog', { name: 'Contact Savanna' })).toBeVisible();
  });

  it('has WhatsApp with a generic text', () => {
    render(<ContactLauncher />);
    const link = screen.getByRole('link', { name: 'WhatsApp (opens in a new tab)' });
    expect(link).toHaveAttribute(
      'href',
      'https://wa.me/254733333333?text=Hello%20Savanna%2C%20I%20would%20like%20to%20know%20more%20about%20your%20vehicles%20and%20services.',
    );
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has Call', () => {
    render(<ContactLauncher />);
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+254711111111');
  });
});
