import { render, screen } from '@testing-library/react';
import { ContactOpening } from './contact-opening';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  render(<ContactOpening />);
});

describe('Section 2: contact page', () => {
  it('has WhatsApp, with a generic text, and Call', () => {
    expect(hrefOf('WhatsApp (opens in a new tab)')).toBe(
      'https://wa.me/254733333333?text=Hello%20Savanna%2C%20I%20would%20like%20to%20know%20more%20about%20your%20vehicles%20and%20services.',
    );
    expect(hrefOf('Call')).toBe('tel:+254711111111');
  });
});

describe('The opening of the contact page', () => {
  it('is the number to press', () => {
    expect(hrefOf('+254 711 111 111')).toBe('tel:+254711111111');
  });
});
