import { z } from 'zod';
import { PHONE_EXAMPLE, PHONE_EXAMPLE_AT_HOME } from '@/lib/locale';
import { spanOf, WEEKDAYS } from '@/lib/text/days';
import { readTime, readWeekday } from '@/lib/text/read-calendar';
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

/** Two ways to write a number. */
const PHONES = `‘${PHONE_EXAMPLE}’ or ‘${PHONE_EXAMPLE_AT_HOME}’`;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const TIME_EXPECTED = "a time from '00:00' to '23:59' such as '09:00'";
const COUNTRY_CODE_EXPECTED = "two capital letters such as 'KE'";

const weekday = z.enum(WEEKDAYS, { error: meant(readWeekday, `one of ${WEEKDAYS.join(', ')}`) });
const timeOfDay = z
  .string({ error: meant(readTime, TIME_EXPECTED) })
  .regex(TIME)
  .register(controls, { kind: 'format', format: 'time' });

const openingHours = record({
  label: line().meta({ title: 'Shown as', description: '‘Monday - Friday’.' }),
  days: distinct(filledList(weekday, 'days of the week')).describe('Each day of these hours: ‘Monday’.'),
  opens: timeOfDay.describe('By the 24-hour clock: ‘09:00’.'),
  closes: timeOfDay.describe('By the 24-hour clock: ‘09:00’.'),
}).refine(opensFirst, opensFirstFault());

/** One day or several on which the week's hours do not hold; closed where it has none. */
const specialDay = record({
  label: line().meta({ title: 'Name of the day', description: '‘Christmas’.' }),
  from: calendarDay().meta({ title: 'Day', description: 'The first, if they are several: ‘2026-12-25’.' }),
  to: calendarDay().optional().meta({ title: 'Last day', description: 'If they are several: ‘2027-01-02’.' }),
  opens: timeOfDay.optional().describe('If the doors open: ‘09:00’. Empty: closed.'),
  closes: timeOfDay.optional().describe('‘13:00’.'),
})
  .refine(({ from, to = from }) => from <= to, {
    path: ['to'],
    error: (issue) => `a day after from, which is '${(issue.input as { from: string }).from}'`,
  })
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    path: ['closes'],
    error: 'both opens and closes, or neither where the doors stay shut',
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

const profile = (host: string) =>
  httpsAddress(`https://www.${host}/your-name`).describe(`‘https://www.${host}/your-name’.`);
const documentElsewhere = (name: string) => documentAddress().describe(`‘/documents/${name}.pdf’.`);

const PATH_EXPECTED = "a path with {id} and {width} in it such as '/photos/{id}?w={width}'";
const yearOf = z.string({ error: yearExpected("a year such as '2009'") }).regex(YEAR);

/** The topics that the contact form needs, because the link of a car selects one of them. */
const ENQUIRIES = ['purchase', 'rental'] as const;
const ENQUIRY_EXPECTED = "lower-case letters, digits and single hyphens such as 'financing'";
const ENQUIRIES_EXPECTED = `a list of what one can write about, ${ENQUIRIES.join(' and ')} among the values`;

const enquiries = z
  .array(
    record({
      value: z.string({ error: ENQUIRY_EXPECTED }).regex(SLUG).meta({
        title: 'Short name',
        description: 'In addresses, and in the services: small letters and hyphens, ‘financing’.',
      }),
      label: line().meta({ title: 'Shown as', description: 'In the form: ‘Financing’.' }),
    }),
    { error: ENQUIRIES_EXPECTED },
  )
  .refine((list) => ENQUIRIES.every((value) => list.some((enquiry) => enquiry.value === value)))
  .refine((list) => new Set(list.map(({ value }) => value)).size === list.length, {
    error: ({ input }) => twice((input as readonly { readonly value: string }[]).map(({ value }) => value)),
    params: STATEMENT,
  });

/** Names of the form's own fields, which a fixed one would replace. */
const OWN_FIELDS = ['name', 'email', 'phone', 'service', 'message', 'consent'];
const FIELD_NAME_EXPECTED = `the name that the form service gives the field, such as 'access_key'; not one of the form's own: ${OWN_FIELDS.join(', ')}`;

const formFields = z
  .array(
    record({
      name: z
        .string({ error: FIELD_NAME_EXPECTED })
        .refine((name) => /^[a-z_][\w.-]*$/i.test(name) && !OWN_FIELDS.includes(name.toLowerCase()))
        .describe('As the service writes it: ‘access_key’.'),
      value: line().describe('‘4f1c…’. Every visitor can read it, so no password.'),
    }),
    { error: 'a list of fields with name and value, or leave it out' },
  )
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
    error: ({ input }) => twice((input as readonly { readonly name: string }[]).map(({ name }) => name)),
    params: STATEMENT,
  });

const SOLD_EXPECTED = 'a whole number of days such as 30, or leave it out';

/** data/site.json: the dealer's facts. */
export const siteSchema = record({
  name: line().describe('Of your house, on every page: ‘Nyota’.'),
  tagline: line().meta({
    title: 'In a few words',
    description:
      'What you offer, after the name in search results and shared links: ‘Luxury and exotic cars in Nairobi’.',
  }),
  blurb: line().meta({
    title: 'Sentence at the foot',
    description:
      'What your house is, at the foot of every page: ‘Luxury cars in Nairobi, to buy or to rent by the day’.',
  }),
  url: siteAddress
    .meta({ title: 'Address of the site' })
    .describe('Without a slash at the end: ‘https://www.your-name.co.ke’.'),
  since: yearOf.meta({ title: 'Open since', description: 'The year: ‘2009’.' }),
  copyright: yearOf.meta({ title: 'Year of the copyright', description: 'After © at the foot of every page: ‘2026’.' }),
  support: line().meta({ title: 'Reachable', description: 'When people can reach you: ‘24/7’.' }),
  phones: phones.meta({
    title: 'Phone numbers',
    description: `As people read them: ${PHONES}. The first one is the main number, which every ‘Call’ dials.`,
  }),
  whatsapp: whatsappNumber.describe(`The number of your WhatsApp chat: ${PHONES}.`),
  emails: record({
    info: emailAddress.meta({ title: 'Questions', description: '‘info@your-name.co.ke’.' }),
    sales: emailAddress.meta({ title: 'Sales', description: 'The forms’ messages go here: ‘sales@your-name.co.ke’.' }),
  }).meta({ title: 'E-mail', description: 'The two addresses of the house.' }),
  address: record({
    street: line().describe('With the number if there is one: ‘Kangaru Road’.'),
    city: line().meta({ title: 'Town', description: '‘Nairobi’.' }),
    country: line().describe('‘Kenya’.'),
    countryCode: z
      .string({ error: COUNTRY_CODE_EXPECTED })
      .regex(/^[A-Z]{2}$/)
      .meta({ title: 'Country in two letters', description: 'For search engines: ‘KE’.' }),
  }).describe('Where the showroom is.'),
  coordinates: record({
    latitude: degrees(90, '-1.2921').describe(
      'The first number of a map, with a minus south of the equator: ‘-1.2921’.',
    ),
    longitude: degrees(180, '36.8219').describe('The second number: ‘36.8219’.'),
  })
    .optional()
    .meta({ title: 'Place on the map', description: 'Where the door is, if a map does not find the address.' }),
  openingHours: filledList(openingHours, 'opening hours').describe('When the showroom is open.'),
  specialDays: specialDays.optional().meta({
    title: 'Holidays and special days',
    description: 'On which the doors stay shut or open at other hours. Past days may stay.',
  }),
  enquiries: enquiries.meta({
    title: 'Topics of the contact form',
    description: 'What people can write about, in this order.',
  }),
  social: record({
    Facebook: profile('facebook.com'),
    Instagram: profile('instagram.com'),
    X: profile('x.com'),
    YouTube: profile('youtube.com'),
  })
    .prefault({})
    .meta({ title: 'Social media', description: 'The address of each profile; empty while there is none.' }),
  legal: record({
    privacy: documentElsewhere('privacy'),
    terms: documentElsewhere('terms'),
    cookies: documentElsewhere('cookies'),
  })
    .prefault({})
    .meta({
      title: 'Legal documents elsewhere',
      description: 'Only if they are not the pages of ‘Privacy, terms, cookies’; otherwise empty.',
    }),
  formEndpoint: httpsAddress('https://forms.example.com/enquiry').meta({
    title: 'Form service',
    description:
      'The address that a form service gave you: ‘https://forms.example.com/enquiry’. Empty: visitors send the message by WhatsApp or e-mail.',
  }),
  formFields: formFields.optional().meta({
    title: 'Fixed fields for the form service',
    description: 'What the service asks for with every message, such as an access key or a subject.',
  }),
  soldCarsStay: z
    .number({ error: SOLD_EXPECTED })
    .refine((days) => Number.isInteger(days) && days >= 0)
    .optional()
    .meta({
      title: 'Sold cars stay listed',
      description:
        'For how many days after the day in ‘Sold on’: ‘30’. Empty, or a car without that day: until you remove it.',
    }),
  stockPhotoHost: record({
    origin: httpsOrigin('https://images.example.com').meta({
      title: 'Address',
      description: '‘https://images.example.com’.',
    }),
    path: z
      .string({ error: PATH_EXPECTED })
      .regex(/^\/(?=\S*\{id\})(?=\S*\{width\})\S*$/)
      .describe('Of a photo, with {id} and {width}, and {height} where the host crops: ‘/photos/{id}?w={width}’.'),
  })
    .nullable()
    .default(null)
    .describe(
      'For engineers: a host of stock photographs to show instead of the site’s own pictures. Otherwise empty.',
    ),
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
    // Also if another field is at fault, so that one run shows everything. Only two valid times can be compared.
    when: ({ value }: { readonly value: unknown }) => matches(value, 'opens', TIME) && matches(value, 'closes', TIME),
  };
}
