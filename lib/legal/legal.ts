import { legal } from '@/lib/inventory/inventory';
import { routes } from '@/lib/page/routes';
import type { Facts } from '@/lib/schema/legal-text';
import type { LegalName, LegalText, Site } from '@/lib/schema/types';
import { site } from '@/lib/site/site';

export const legalLabels = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
} as const satisfies Record<LegalName, string>;

type Policy = { readonly name: LegalName; readonly label: string; readonly text: LegalText; readonly readOn: string };

/** The policies of data/legal.json that a lawyer has read, in the order of the footer. A draft is never shown. */
export const policies: readonly Policy[] = (Object.keys(legalLabels) as LegalName[]).flatMap((name) => {
  const text = legal.find(({ document }) => document === name);
  return text?.lawyerReadOn ? [{ name, label: legalLabels[name], text, readOn: text.lawyerReadOn }] : [];
});

/** The address of a policy: the dealer's own, else its place on the legal page; null if there is neither. */
export function legalAddress(name: LegalName): string | null {
  return site.legal[name] ?? (policies.some((policy) => policy.name === name) ? `${routes.legal}#${name}` : null);
}

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
