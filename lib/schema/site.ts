import { z } from 'zod';
import { spanOf } from '@/lib/text/days';
import { readTime, readWeekday, WEEKDAYS } from '@/lib/text/read-calendar';
import {
  documentAddress,
  emailAddress,
  httpsAddress,
  httpsOrigin,
  matches,
  phones,
  siteAddress,
  whatsappNumber,
} from './contact';
import { controls } from './controls';
import {
  calendarDay,
  distinct,
  filledList,
  line,
  meant,
  record,
  SLUG,
  STATEMENT,
  twice,
  YEAR,
  yearExpected,
} from './text';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const TIME_EXPECTED = "a time from '00:00' to '23:59' such as '09:00'";
const TIME_ZONE_EXPECTED = "a time zone by its part of the world and its city such as 'Africa/Nairobi'";
const COUNTRY_CODE_EXPECTED = "two capital letters such as 'KE'";

const weekday = z.enum(WEEKDAYS, { error: meant(readWeekday, `one of ${WEEKDAYS.join(', ')}`) });
const timeOfDay = z
  .string({ error: meant(readTime, TIME_EXPECTED) })
  .regex(TIME)
  .register(controls, { kind: 'format', format: 'time' });

const openingHours = record({
  label: line().describe('As the site shows these days: ‘Monday - Friday’.'),
  days: distinct(filledList(weekday, 'days of the week')).describe('The days, in English.'),
  opens: timeOfDay.describe('By the 24-hour clock of the house.'),
  closes: timeOfDay.describe('By the 24-hour clock of the house.'),
}).refine(opensFirst, opensFirstFault());

/** One day or several on which the week's hours do not hold. */
const specialDay = record({
  label: line().describe('What day it is: ‘Christmas’.'),
  date: calendarDay().optional().describe('The day, if it is one.'),
  from: calendarDay().optional().describe('The first of several days.'),
  to: calendarDay().optional().describe('The last of them.'),
  closed: z.literal(true, { error: 'true, or leave it out' }).optional().describe('true: the doors stay shut.'),
  opens: timeOfDay.optional().describe('If they open, when.'),
  closes: timeOfDay.optional().describe('And when they close.'),
})
  .refine(({ date, from, to }) => (date === undefined ? from && to : !from && !to), {
    path: ['date'],
    error: "either date, such as '2026-12-25', or both from and to",
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: (issue) => `a day after from, which is '${(issue.input as { from: string }).from}'`,
  })
  .refine(({ closed, opens, closes }) => (closed ? !opens && !closes : opens && closes), {
    path: ['closed'],
    error: 'either true, or both opens and closes in its place',
  })
  .refine(opensFirst, opensFirstFault());

const specialDays = z
  .array(specialDay, { error: 'a list of special days, or leave it out' })
  .superRefine((entries, context) => {
    entries.forEach((entry, index) => {
      const [first, last] = spanOf(entry);
      const other = entries
        .slice(0, index)
        .map(spanOf)
        .findIndex((span) => first <= span[1] && span[0] <= last);
      const message = `has days that are in item ${other + 1} too; take them out of one of the two`;
      if (other !== -1) context.addIssue({ code: 'custom', path: [index], message, params: STATEMENT });
    });
  });

const profile = httpsAddress('https://www.instagram.com/your-name');

const PATH_EXPECTED = "a path with {id} and {width} in it such as '/photos/{id}?w={width}'";
const yearOf = z.string({ error: yearExpected("a year such as '2009'") }).regex(YEAR);

/** The topics that the contact form needs, because the link of a car selects one of them. */
const ENQUIRIES = ['purchase', 'rental'] as const;
const ENQUIRY_EXPECTED = "lower-case letters, digits and single hyphens such as 'financing'";
const ENQUIRIES_EXPECTED = `a list of what one can write about, ${ENQUIRIES.join(' and ')} among the values`;

const enquiries = z
  .array(
    record({
      value: z
        .string({ error: ENQUIRY_EXPECTED })
        .regex(SLUG)
        .describe('Its name in addresses and in data/services.json: ‘financing’.'),
      label: line().describe('As the form shows it.'),
    }),
    { error: ENQUIRIES_EXPECTED },
  )
  .refine((list) => ENQUIRIES.every((value) => list.some((enquiry) => enquiry.value === value)))
  .refine((list) => new Set(list.map(({ value }) => value)).size === list.length, {
    error: ({ input }) => twice((input as readonly { readonly value: string }[]).map(({ value }) => value)),
    params: STATEMENT,
  });

const SOLD_EXPECTED = 'a whole number of days such as 30, or leave it out';

/** data/site.json: the dealer's facts. */
export const siteSchema = record({
  name: line().describe('The name of the house.'),
  tagline: line().describe('What it offers, in a few words, for titles and shared links.'),
  blurb: line().describe('What it is, in a sentence, at the foot of every page.'),
  url: siteAddress.meta({ title: 'Address of the site' }).describe('Where the site is served.'),
  since: yearOf.describe('The year the house opened.'),
  copyright: yearOf.describe('The year of the copyright line.'),
  support: line().describe('When the dealer answers: ‘24/7’.'),
  phones: phones.describe('The main number first, each as people read it: ‘+254 700 000 000’ or ‘0700 000 000’.'),
  whatsapp: whatsappNumber.describe('The number of the WhatsApp chat, written like the phone numbers.'),
  emails: record({
    info: emailAddress.describe('For questions.'),
    sales: emailAddress.describe('For sales; the form’s message goes here.'),
  }).describe('The two addresses of the house.'),
  address: record({
    street: line().describe('Street, and number if there is one.'),
    city: line().describe('Town.'),
    country: line().describe('Country, in words.'),
    countryCode: z
      .string({ error: COUNTRY_CODE_EXPECTED })
      .regex(/^[A-Z]{2}$/)
      .describe('Country, as ISO 3166 writes it, for search engines.'),
  }).describe('Where the showroom is.'),
  coordinates: record({
    latitude: degrees(90, '-1.2921').describe('How far north; south of the equator with a minus.'),
    longitude: degrees(180, '36.8219').describe('How far east.'),
  })
    .optional()
    .describe('Where the showroom’s door is on a map, for directions and search engines.'),
  timeZone: z
    .string({ error: TIME_ZONE_EXPECTED })
    .refine(isTimeZone)
    .describe('By which clock the opening hours are meant.'),
  openingHours: filledList(openingHours, 'opening hours').describe('When the showroom is open.'),
  specialDays: specialDays
    .optional()
    .describe('Holidays and other days on which the doors stay shut or open at other hours; days gone by may stay.'),
  enquiries: enquiries.describe('What the contact form offers to write about, in this order.'),
  social: record({ Facebook: profile, Instagram: profile, X: profile, YouTube: profile }).describe(
    'The address of each profile, or null while there is none.',
  ),
  legal: record({ privacy: documentAddress(), terms: documentAddress(), cookies: documentAddress() }).describe(
    'The address of each document, or null while there is none.',
  ),
  formEndpoint: httpsAddress('https://forms.example.com/enquiry').describe(
    'Where both forms are sent; null: nothing is sent, and the visitor hands the message over.',
  ),
  picturesUrl: httpsOrigin('https://pictures.example.com', ', or null')
    .meta({ title: 'Address of the pictures' })
    .nullable()
    .describe('Where the pictures lie when not beside the pages, such as an object store; null: beside the pages.'),
  soldCarsStay: z
    .number({ error: SOLD_EXPECTED })
    .refine((days) => Number.isInteger(days) && days >= 0)
    .optional()
    .describe(
      'How many days a sold car stays in the lists, from its `soldOn`; without it, and without `soldOn`, it stays.',
    ),
  stockPhotoHost: record({
    origin: httpsOrigin('https://images.example.com').describe('Its address.'),
    path: z
      .string({ error: PATH_EXPECTED })
      .regex(/^\/(?=\S*\{id\})(?=\S*\{width\})\S*$/)
      .describe('The path of a photo, with {id} and {width} in it, and {height} where the host crops.'),
  })
    .nullable()
    .describe('A host of stock photographs to show instead of the site’s own pictures, or null.'),
});

/** A part of a place on the globe, of at most so many degrees to either side. */
function degrees(most: number, example: string) {
  return z
    .number({ error: `degrees from -${most} to ${most}, without quotes, such as ${example}` })
    .refine((value) => Math.abs(value) <= most);
}

type Doors = { readonly opens?: string; readonly closes?: string };

function opensFirst({ opens = '', closes = '' }: Doors): boolean {
  return opens < closes;
}

function opensFirstFault() {
  return {
    path: ['closes'],
    error: (issue: { readonly input?: unknown }) => `a time after opens, which is '${(issue.input as Doors).opens}'`,
    // Also when another field is at fault, so that one run shows everything; but only two good times can be compared.
    when: ({ value }: { readonly value: unknown }) => matches(value, 'opens', TIME) && matches(value, 'closes', TIME),
  };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-KE', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
