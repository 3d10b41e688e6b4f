import { z } from 'zod';
import {
  INTERNATIONAL_DIGITS,
  internationalDigits,
  PHONE_EXAMPLE,
  PHONE_EXAMPLE_AT_HOME,
  WRITTEN_PHONE,
} from '@/lib/locale';
import { filledList, STATEMENT, twice } from './text';

const PHONE_EXPECTED = `a phone number with its country code such as '${PHONE_EXAMPLE}', or as it is dialled at home such as '${PHONE_EXAMPLE_AT_HOME}'`;

const phoneText = z
  .string({ error: PHONE_EXPECTED })
  .trim()
  .refine((written) => WRITTEN_PHONE.test(written) && INTERNATIONAL_DIGITS.test(internationalDigits(written)));

/** A number as people read it, and as telephones dial it (ITU-T E.164). */
const phone = phoneText.transform((display) => ({ display, e164: `+${internationalDigits(display)}` }));

type Phone = z.output<typeof phone>;

/** At least one, which the type says as well: the first is the one to call. */
export const phones = filledList(phone, 'phone numbers').refine(
  // One that is at fault has no number yet.
  (list) => list.every(({ e164 }, index) => !e164 || list.findIndex((other) => other.e164 === e164) === index),
  { error: ({ input }) => twice((input as readonly Phone[]).map(({ e164 }) => e164)), params: STATEMENT },
) as z.ZodType as z.ZodType<[Phone, ...Phone[]], readonly string[]>;

/** As wa.me takes it: digits with the country code. */
export const whatsappNumber = phoneText.transform(internationalDigits).meta({ title: 'WhatsApp' });

export const emailAddress = z.email({ error: "an e-mail address such as 'info@example.com'" });

/** A complete https address; `example` is shown when it is not. */
export function httpsAddress(example: string) {
  const expected = `a complete https address such as '${example}', or null`;
  return z.string({ error: expected }).refine(isHttpsAddress).nullable().default(null);
}

/** The origin of a host, to which paths are appended. */
export function httpsOrigin(example: string, otherwise = '') {
  return z
    .string({ error: `an https address without a path such as '${example}'${otherwise}` })
    .refine((address) => (isHttpsAddress(address) || isTestHost(address)) && new URL(address).origin === address);
}

/** The photo host of the engine tests is on this machine and has no certificate. */
const isTestHost = (address: string) =>
  process.env.TEST_PHOTO_HOST === address && address.startsWith('http://127.0.0.1:');

/** A page of this site ('/privacy') or of another one; null if absent. */
export function documentAddress() {
  const expected = "a complete https address, a path of this site such as '/documents/terms.pdf', or null";
  return z
    .string({ error: expected })
    .refine((address) => isHttpsAddress(address) || /^\/[^/\\\s][^\\\s]*$/.test(address))
    .nullable()
    .default(null);
}

const SITE_EXPECTED = "the https address of the site without a slash at the end such as 'https://www.example.com'";

/** Paths are appended to it, so it ends without a slash, question mark or fragment. */
export const siteAddress = z
  .string({ error: SITE_EXPECTED })
  .refine((address) => isHttpsAddress(address) && !/[?#]|\/$/.test(address));

/** Letters, digits and hyphens: URL accepts more, such as quotation marks, which would end an attribute or a server's rule. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/;

/** https, a host with a dot, no spaces (which URL would quietly repair) and no password. */
export function isHttpsAddress(address: string): boolean {
  if (/[\s"'<>\\^`{|}]/.test(address) || !URL.canParse(address)) {
    return false;
  }
  const { protocol, hostname, username } = new URL(address);
  return protocol === 'https:' && HOST.test(hostname) && username === '';
}

export function matches(value: unknown, field: string, pattern: RegExp): boolean {
  const text = (value as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof text === 'string' && pattern.test(text);
}
