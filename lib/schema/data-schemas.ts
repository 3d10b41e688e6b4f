import { z } from 'zod';
import type { Service, TeamMember, Testimonial, Vehicle } from '@/data/types';
import { acceleration, dailyRental, fuelConsumption, price, topSpeed } from './amounts';
import { siteSchema } from './site';
import { distinct, filledList, line, paragraph, phrases, pictureName, record } from './text';

const CATEGORIES = ['supercar', 'luxury', 'sports'] as const;
const ICONS = ['car', 'key', 'shield', 'wrench', 'banknote', 'concierge'] as const;
const RATINGS = [1, 2, 3, 4, 5] as const;

const ID_EXPECTED = 'a positive whole number such as 7';
const YEAR_EXPECTED = "a year from 1900 to 2099 in quotes such as '2024'";
const SLUG_EXPECTED = "lower-case letters, digits and single hyphens such as 'luxury-car-sales'";
const PHOTO_EXPECTED = "the number or name of a photo at the stock photo host such as '3802510'";

/**
 * What one entry of each file in data/ must look like, and what it becomes: amounts are numbers afterwards, texts are
 * trimmed. The error messages say what was expected. `pictures` are the names an entry may use.
 */
export function dataSchemas(pictures: ReadonlySet<string>) {
  const picture = pictureName(pictures);
  const pictureIfAny = pictureName(pictures, ', or no such field').optional();

  const vehicle = record({
    id: z.int({ error: ID_EXPECTED }).positive(),
    name: line(),
    brand: line(),
    model: line(),
    price,
    dailyRental,
    image: picture,
    images: distinct(filledList(picture, 'pictures')),
    year: z.string({ error: YEAR_EXPECTED }).regex(/^(?:19|20)\d\d$/),
    fuel: line(),
    transmission: line(),
    category: z.enum(CATEGORIES, { error: `one of ${quoted(CATEGORIES)}` }),
    status: line(),
    mileage: fuelConsumption,
    engine: line(),
    acceleration,
    topSpeed,
    description: paragraph(),
    features: phrases(6),
    stockPhotos: z
      .array(z.string({ error: PHOTO_EXPECTED }).regex(/^[\w./-]+$/), {
        error: 'a list of photos at the stock photo host',
      })
      .optional(),
  }) satisfies z.ZodType<Vehicle>;

  const service = record({
    slug: z.string({ error: SLUG_EXPECTED }).regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
    icon: z.enum(ICONS, { error: `one of ${quoted(ICONS)}` }),
    title: line(),
    description: paragraph(),
    features: phrases(4),
    image: picture,
    benefits: distinct(filledList(line(), 'short phrases')),
    process: distinct(filledList(line(), 'steps')),
  }) satisfies z.ZodType<Service>;

  const testimonial = record({
    name: line(),
    role: line(),
    image: pictureIfAny,
    rating: z.literal(RATINGS, { error: 'a whole number from 1 to 5' }),
    text: paragraph(),
  }) satisfies z.ZodType<Testimonial>;

  const teamMember = record({
    name: line(),
    position: line(),
    image: pictureIfAny,
    description: paragraph(),
  }) satisfies z.ZodType<TeamMember>;

  return { vehicle, service, testimonial, teamMember, site: siteSchema };
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
