import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactDialog } from './contact-dialog';
import { ContactLauncher } from './contact-launcher';

const option = (name: RegExp) => screen.getByRole('link', { name });
const isOpen = () => screen.queryByRole('dialog') !== null;

async function openContactDialog() {
  const user = userEvent.setup();
  render(
    <>
      <ContactLauncher />
      <ContactDialog />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Contact us' }));
  return user;
}

describe('Section 2: contact dialog', () => {
  it('opens with its title focused', async () => {
    await openContactDialog();
    expect(screen.getByRole('dialog', { name: 'Contact Savanna' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Contact Savanna' })).toHaveFocus();
  });

  it("shows 'Our specialists are available day and night to assist you'", async () => {
    await openContactDialog();
    expect(screen.getByText('Our specialists are available day and night to assist you')).toBeVisible();
  });

  it.each([/^WhatsApp Chat/, /^Call Now/, /^Send Email/])('closes after the option %s was chosen', async (name) => {
    const user = await openContactDialog();
    await user.click(option(name));
    expect(isOpen()).toBe(false);
  });

  it('closes on the X button', async () => {
    const user = await openContactDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
  });

  it('closes on a click on the backdrop', async () => {
    const user = await openContactDialog();
    await user.click(screen.getByRole('dialog'));
    expect(isOpen()).toBe(false);
  });

  it('stays open on a click on its own text', async () => {
    const user = await openContactDialog();
    await user.click(screen.getByText('Our specialists are available day and night to assist you'));
    expect(isOpen()).toBe(true);
  });
});

describe('Section 7: links of the contact dialog', () => {
  it("opens a WhatsApp chat with the dealer's number, digits only, in a new tab", async () => {
    await openContactDialog();
    const link = screen.getByRole('link', { name: /^WhatsApp Chat.*opens in a new tab/ });
    expect(link).toHaveAttribute(
      'href',
      'https://wa.me/254733333333?text=Hello%20Savanna%2C%20I%20would%20like%20to%20know%20more%20about%20your%20vehicles%20and%20services.',
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it("calls the dealer's number", async () => {
    await openContactDialog();
    expect(option(/^Call Now/)).toHaveAttribute('href', 'tel:+254711111111');
    expect(option(/^Call Now/)).not.toHaveAttribute('target');
  });

  it('writes an e-mail with a subject and a prefilled body', async () => {
    await openContactDialog();
    expect(option(/^Send Email/)).toHaveAttribute(
      'href',
      'mailto:info@cars.example?subject=Enquiry%20to%20Savanna&body=Hello%20Savanna%2C%20I%20would%20like%20to%20know%20more%20about%20your%20vehicles%20and%20services.%0D%0A%0D%0A',
    );
    expect(option(/^Send Email/)).not.toHaveAttribute('target');
  });
});
