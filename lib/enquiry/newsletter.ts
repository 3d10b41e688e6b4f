import { greeting } from './messages';

/** Word for word from section 4 of the specification. */
export const newsletterConfirmation = 'Thank you for subscribing! Check your email for confirmation.';

/** The subscription as an e-mail, for which nothing but the visitor's own mail program is needed. */
export function newsletterEmail(address = ''): { subject: string; body: string } {
  return {
    subject: 'Newsletter subscription',
    body: `${greeting} please put me on the list for your newsletter.${address && `\n\nMy address: ${address}`}\n\n`,
  };
}
