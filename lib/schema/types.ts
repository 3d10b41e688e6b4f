import type { z } from 'zod';
import type { schemasFor } from './collections';
import type { siteSchema } from './site';

type Schemas = ReturnType<typeof schemasFor>;

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
type Checked<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

/** A vehicle before parsing: amounts may be text ('KES 45,000,000'). */
export type VehicleEntry = DeepReadonly<z.input<Schemas['vehicle']>>;
export type CheckedEntry = Checked<Schemas['vehicle']>;
/** A picture of a vehicle, as its page shows it. */
export type ShownPicture = NonNullable<CheckedEntry['images']>[number];
/**
 * A vehicle as the pages read it. Money is in the currency of the market, `mileage` L/100 km, `acceleration` seconds, `topSpeed`
 * km/h. `images` is empty and `image` absent while there is no picture.
 */
export type Vehicle = CheckedEntry & { readonly images: readonly ShownPicture[] };
/** The dealer's statement on one paper of a car. */
export type CarDocument = NonNullable<Vehicle['documents']>[number];
/** A car that has left. */
export type GoneVehicle = Checked<Schemas['gone']>['vehicles'][number];
export type Category = Vehicle['category'];
export type Service = Checked<Schemas['services']>;
export type Testimonial = Checked<Schemas['testimonials']>;
export type TeamMember = Checked<Schemas['team']>;
/** The legal pages that the house has written, by the names of `legal` in data/site.json. */
export type LegalTexts = Checked<Schemas['legal']>;
export type LegalName = keyof LegalTexts;
export type LegalText = NonNullable<LegalTexts[LegalName]>;
/** How a buyer checks the papers of a car. */
export type FeedsSetting = Checked<Schemas['feeds']>;
export type Claims = Checked<Schemas['claims']>;
export type Brand = Checked<Schemas['brand']>;
export type Site = Checked<typeof siteSchema>;
export type Rental = Checked<Schemas['rental']>;
export type RentalTerms = NonNullable<Rental['terms']>;
/** Where the house is paid. */
export type Account = Checked<Schemas['accounts']>;
export type OpeningHours = Site['openingHours'][number];
export type SpecialDay = NonNullable<Site['specialDays']>[number];
export type SocialNetwork = keyof Site['social'];
