import type { z } from 'zod';
import type { dataFiles } from './data-files';
import type { vehicleSchema } from './vehicle';

type Files = ReturnType<typeof dataFiles>;

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
type Checked<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

/** The content of each file of data/, checked. */
export type CheckedFiles = {
  readonly [Name in keyof Files]: Files[Name] extends { readonly list: object }
    ? readonly Checked<Files[Name]['schema']>[]
    : Checked<Files[Name]['schema']>;
};

/** A vehicle before parsing: amounts may be text ('KES 45,000,000'). */
export type VehicleEntry = DeepReadonly<z.input<ReturnType<typeof vehicleSchema>>>;
export type CheckedEntry = Checked<ReturnType<typeof vehicleSchema>>;
/** A picture of a vehicle, as its page shows it. */
export type ShownPicture = NonNullable<CheckedEntry['images']>[number];
/**
 * A vehicle as the pages read it. Money is in the currency of the market, `mileage` L/100 km, `acceleration` seconds, `topSpeed`
 * km/h. `images` is empty and `image` absent while there is no picture.
 */
export type Vehicle = CheckedEntry & { readonly images: readonly ShownPicture[] };
/** A car that has left. */
export type GoneVehicle = CheckedFiles['gone'][number];
export type Category = Vehicle['category'];
export type Service = CheckedFiles['services'][number];
export type Testimonial = CheckedFiles['testimonials'][number];
export type TeamMember = CheckedFiles['team'][number];
/** A policy that the house has written. */
export type LegalText = CheckedFiles['legal'][number];
export type LegalName = LegalText['document'];
export type Claims = CheckedFiles['claims'];
export type Brand = CheckedFiles['brand'];
export type Site = CheckedFiles['site'];
export type Rental = CheckedFiles['rental'];
export type RentalTerms = NonNullable<Rental['terms']>;
export type OpeningHours = Site['openingHours'][number];
export type SpecialDay = NonNullable<Site['specialDays']>[number];
export type SocialNetwork = keyof Site['social'];
