import type { Site } from '@/lib/schema/types';

/** For links that leave the site: a new tab that learns nothing about this one. */
export const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * A WhatsApp chat with a prefilled message. `number` has a country code; only its digits are used, as wa.me wants it.
 */
export function whatsappHref(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encode(text)}`;
}

/** The number of the house's WhatsApp: as it is written among the phones, else in groups. */
export function whatsappShown({ whatsapp, phones }: Pick<Site, 'whatsapp' | 'phones'>): string {
  const phone = phones.find(({ e164 }) => e164 === `+${whatsapp}`);
  return phone?.display ?? `+${whatsapp.replace(/^(\d{3})(\d{3})(\d{3})(\d+)$/, '$1 $2 $3 $4')}`;
}

/** A phone call (RFC 3966). `e164` is the international form '+254700000000'; spaces and brackets are left out. */
export function telHref(e164: string): string {
  return `tel:${e164.replace(/[^+\d]/g, '')}`;
}

export type Mail = { readonly to: string; readonly subject?: string; readonly body?: string };

/**
 * A link to a new e-mail (RFC 6068). A space is %20, since '+' would stay a plus sign, and a line break is %0D%0A. A
 * subject is one line, so breaks in it become spaces.
 */
export function mailtoHref({ to, subject, body }: Mail): string {
  const fields = [
    subject && `subject=${encode(subject.replace(LINE_BREAK, ' '))}`,
    body && `body=${encode(body.replace(LINE_BREAK, '\r\n'))}`,
  ].filter(Boolean);
  return `mailto:${encodeAddress(to)}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

/** The showroom on a map: by its coordinates where they are known, else found by the words of its address. */
export function directionsHref({ address, coordinates }: Pick<Site, 'address' | 'coordinates'>): string {
  const { street, city, country } = address;
  const place = coordinates ? [coordinates.latitude, coordinates.longitude] : [street, city, country];
  return `https://www.google.com/maps/search/?api=1&query=${encode(place.join(', '))}`;
}

const LINE_BREAK = /\r\n|\r|\n/g;

/** The @ before the domain is the only delimiter RFC 6068 leaves bare. */
function encodeAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at === -1 ? encode(address) : `${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`;
}

/**
 * Half a surrogate pair makes encodeURIComponent throw. It becomes U+FFFD, as in String.prototype.toWellFormed, which
 * browsers lack before 2023.
 */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
