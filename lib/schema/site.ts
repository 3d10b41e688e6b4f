import { z } from 'zod';
import type { Site } from '@/data/types';
import {
  documentAddress,
  emailAddress,
  httpsAddress,
  isHttpsAddress,
  matches,
  phone,
  siteAddress,
  whatsappNumber,
} from './contact';
import { distinct, filledList, line, record } from './text';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const TIME_EXPECTED = "a time from '00:00' to '23:59' such as '09:00'";
const TIME_ZONE_EXPECTED = "the IANA name of a time zone such as 'Africa/Nairobi'";
const COUNTRY_CODE_EXPECTED = "two capital letters such as 'KE'";

const weekday = z.enum(WEEKDAYS, { error: `one of ${WEEKDAYS.join(', ')}` });
const timeOfDay = z.string({ error: TIME_EXPECTED }).regex(TIME);

const openingHours = record({
  label: line(),
  days: distinct(filledList(weekday, 'days of the week')),
  opens: timeOfDay,
  closes: timeOfDay,
}).refine(({ opens, closes }) => opens < closes, {
  path: ['closes'],
  error: (issue) => `a time after opens, which is '${(issue.input as { opens: string }).opens}'`,
  // Also when another field is at fault, so that one run shows everything; but only two good times can be compared.
  when: ({ value }) => matches(value, 'opens', TIME) && matches(value, 'closes', TIME),
});

const profile = httpsAddress('https://www.instagram.com/your-name');

const ORIGIN_EXPECTED = "an https address without a path such as 'https://images.example.com'";
const PATH_EXPECTED = "the beginning of a path such as '/photos'";

/** The dealer's facts in data/site.ts. */
export const siteSchema = record({
  name: line(),
  tagline: line(),
  url: siteAddress,
  phones: z.tuple([phone, phone], { error: 'a list of exactly two phone numbers' }),
  whatsapp: whatsappNumber,
  emails: record({ info: emailAddress, sales: emailAddress }),
  address: record({
    street: line(),
    city: line(),
    country: line(),
    countryCode: z.string({ error: COUNTRY_CODE_EXPECTED }).regex(/^[A-Z]{2}$/),
  }),
  timeZone: z.string({ error: TIME_ZONE_EXPECTED }).refine(isTimeZone),
  openingHours: filledList(openingHours, 'opening hours'),
  social: record({ Facebook: profile, Instagram: profile, X: profile, YouTube: profile }),
  legal: record({ privacy: documentAddress(), terms: documentAddress(), cookies: documentAddress() }),
  formEndpoint: httpsAddress('https://forms.example.com/enquiry'),
  stockPhotoHost: record({
    origin: z
      .string({ error: ORIGIN_EXPECTED })
      .refine((address) => isHttpsAddress(address) && new URL(address).origin === address),
    path: z.string({ error: PATH_EXPECTED }).regex(/^\/\S*$/),
  }).nullable(),
}) satisfies z.ZodType<Site>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-KE', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
