import type { Facts } from '@/lib/schema/legal-text';
import type { Site } from '@/lib/schema/types';

const SENT_BY_VISITOR =
  'The forms of this site send nothing by themselves: they write out a message, which reaches us only when you send it yourself, on WhatsApp or by e-mail.';
const SENT_BY_FORM =
  'The forms of this site send what you write, over an encrypted connection, to a service that receives it for us. They do so when you press the button, and only after you have ticked that you agree.';

/** The dealer's facts, in the words of a legal text. */
export function factsOf(site: Site): Facts {
  const { street, city, country } = site.address;
  return {
    house: site.name,
    address: `${street}, ${city}, ${country}`,
    email: site.emails.info,
    // On one line.
    phone: site.phones[0].display,
    site: new URL(site.url).hostname,
    forms: site.formEndpoint === null ? SENT_BY_VISITOR : SENT_BY_FORM,
  };
}
