import { z } from 'zod';
import { filledList, record, STATEMENT, twice } from './text';

/** With country code; a Kenyan number has nine digits after 254, so a trunk zero left in is noticed. */
const INTERNATIONAL_DIGITS = String.raw`(?:254\d{9}|(?!254)[1-9]\d{6,14})`;
const E164 = new RegExp(String.raw`^\+${INTERNATIONAL_DIGITS}$`);
const WHATSAPP = new RegExp(`^${INTERNATIONAL_DIGITS}$`);
const DISPLAYED_PHONE = /^\+?[\d\s()-]*\d$/;

const DISPLAY_EXPECTED = "a phone number as people write it such as '+254 700 000 000' or '0700 000 000'";
const E164_EXPECTED = "+, the country code and the number without spaces such as '+254700000000'";

/** The digits a visitor reads and the number the link dials must be the same number. */
const phone = record({
  display: z
    .string({ error: DISPLAY_EXPECTED })
    .regex(DISPLAYED_PHONE)
    .meta({ title: 'To read' })
    .describe('As people read it.'),
  e164: z.string({ error: E164_EXPECTED }).regex(E164).meta({ title: 'To dial' }).describe('As telephones dial it.'),
}).refine(({ display, e164 }) => e164.endsWith(digitsWithoutTrunkZero(display)), {
  path: ['display'],
  error: (issue) => `the same number as e164, which is '${(issue.input as { e164: string }).e164}'`,
  // Also when another field is at fault, so that one run shows everything; but only two good numbers can be compared.
  when: ({ value }) => matches(value, 'display', DISPLAYED_PHONE) && matches(value, 'e164', E164),
});

type Phone = z.output<typeof phone>;

/** At least one, which the type says as well: the first is the one to call. */
export const phones = filledList(phone, 'phone numbers').refine(
  (list) => new Set(list.map(({ e164 }) => e164)).size === list.length,
  { error: ({ input }) => twice((input as readonly Phone[]).map(({ e164 }) => e164)), params: STATEMENT },
) as z.ZodType as z.ZodType<[Phone, ...Phone[]]>;

const WHATSAPP_EXPECTED = "digits only, with the country code such as '254700000000'";

export const whatsappNumber = z.string({ error: WHATSAPP_EXPECTED }).regex(WHATSAPP).meta({ title: 'WhatsApp' });

export const emailAddress = z.email({ error: "an e-mail address such as 'info@example.com'" });

/** A complete https address; `example` is shown when it is not. */
export function httpsAddress(example: string) {
  const expected = `a complete https address such as '${example}', or null`;
  return z.string({ error: expected }).refine(isHttpsAddress).nullable();
}

/** Where a host answers, to which paths are appended. */
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
    .nullable();
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

/** Whether `value` is an object with text in `field` that fits `pattern`. */
export function matches(value: unknown, field: string, pattern: RegExp): boolean {
  const text = (value as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof text === 'string' && pattern.test(text);
}

function digitsWithoutTrunkZero(display: string): string {
  return display.replace(/\D/g, '').replace(/^0/, '');
}
