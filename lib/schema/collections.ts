import { brandSchema } from './brand';
import { claimsSchema } from './claims';
import { currencySchema } from './currency';
import { feedsSchema } from './feeds';
import { goneSchema } from './gone';
import { legalSchema } from './legal';
import { orderSchema } from './order';
import { teamMemberSchema, testimonialSchema } from './people';
import { rentalSchema } from './rental';
import { serviceSchema } from './service';
import { siteSchema } from './site';
import { vehicleSchema } from './vehicle';

/**
 * The schemas of everything in data/, the only description there is of it: types (types.ts), the build's check
 * (lib/data-check), completion and red lines in editors (data/schema/) and the tables of docs/data.md come from them.
 * `pictures` are the names an entry may use, `enquiries` what a service may
 * be filed under, where that is known.
 */
export function schemasFor(pictures: ReadonlySet<string>, enquiries?: readonly string[]) {
  return {
    vehicle: vehicleSchema(pictures),
    brand: brandSchema,
    claims: claimsSchema,
    site: siteSchema,
    rental: rentalSchema,
    currencies: currencySchema,
    order: orderSchema,
    gone: goneSchema,
    legal: legalSchema,
    feeds: feedsSchema,
    services: serviceSchema(pictures, enquiries),
    testimonials: testimonialSchema(pictures),
    team: teamMemberSchema(pictures),
  };
}
