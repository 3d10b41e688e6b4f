import type {
  AutoDealerLeaf,
  AutoRentalLeaf,
  BreadcrumbList,
  CarLeaf,
  ItemAvailability,
  ItemList,
  MergeLeafTypes,
  Offer,
  ProductLeaf,
  WithContext,
} from 'schema-dts';
import type { Vehicle } from '@/lib/schema/types';
import { openingHoursSpecification } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { CURRENCY } from '@/lib/text/money';
import type { Crumb } from './breadcrumbs';
import { absoluteUrl, routes, vehicleRoute } from './routes';

const CONTEXT = 'https://schema.org';
const DEALER_ID = absoluteUrl('/#dealer');

/** The dealer, who sells and rents. Facts only: no ratings, no claims of experience or numbers. */
export function dealerGraph(): WithContext<MergeLeafTypes<[AutoDealerLeaf, AutoRentalLeaf]>> {
  const { street, city, countryCode } = site.address;
  const profiles = Object.values(site.social).filter((address) => address !== null);
  return {
    '@context': CONTEXT,
    '@type': ['AutoDealer', 'AutoRental'],
    '@id': DEALER_ID,
    name: site.name,
    url: absoluteUrl(routes.home),
    telephone: site.phones.map(({ e164 }) => e164),
    email: Object.values(site.emails),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressCountry: countryCode,
    },
    openingHoursSpecification: openingHoursSpecification(site.openingHours),
    currenciesAccepted: CURRENCY,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/**
 * A car with its two offers, to buy and to rent by the day. `imageUrls` are full addresses. What the specification calls
 * mileage is fuel consumption; the odometer is not known.
 */
export function vehicleGraph(
  vehicle: Vehicle,
  imageUrls: readonly string[],
): WithContext<MergeLeafTypes<[CarLeaf, ProductLeaf]>> {
  return {
    '@context': CONTEXT,
    '@type': ['Car', 'Product'],
    '@id': absoluteUrl(`${vehicleRoute(vehicle.id)}#vehicle`),
    name: vehicle.name,
    description: vehicle.description,
    url: absoluteUrl(vehicleRoute(vehicle.id)),
    image: imageUrls.length > 0 ? imageUrls : undefined,
    brand: { '@type': 'Brand', name: vehicle.brand },
    model: vehicle.model,
    vehicleModelDate: vehicle.year,
    fuelType: vehicle.fuel,
    vehicleTransmission: vehicle.transmission,
    vehicleEngine: { '@type': 'EngineSpecification', name: vehicle.engine },
    // There is no UN/CEFACT code for litres per 100 km; schema.org asks for unitText.
    fuelConsumption: { '@type': 'QuantitativeValue', value: vehicle.mileage, unitText: 'L/100km' },
    speed: { '@type': 'QuantitativeValue', maxValue: vehicle.topSpeed, unitCode: 'KMH' },
    accelerationTime: {
      '@type': 'QuantitativeValue',
      value: vehicle.acceleration,
      unitCode: 'SEC',
      valueReference: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 100, unitCode: 'KMH' },
    },
    offers: [saleOffer(vehicle), rentalOffer(vehicle)],
  };
}

function saleOffer({ id, price, status }: Vehicle): Offer {
  return {
    '@type': 'Offer',
    url: absoluteUrl(vehicleRoute(id)),
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
    price,
    priceCurrency: CURRENCY,
    availability: availabilities.get(status),
    seller: { '@id': DEALER_ID },
  };
}

function rentalOffer({ id, dailyRental, status }: Vehicle): Offer {
  return {
    '@type': 'Offer',
    url: absoluteUrl(vehicleRoute(id, 'rental')),
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: dailyRental,
      priceCurrency: CURRENCY,
      // UN/CEFACT Recommendation 20.
      unitCode: 'DAY',
    },
    availability: availabilities.get(status),
    seller: { '@id': DEALER_ID },
  };
}

/**
 * There is one car of each entry, so its status holds for both offers. A rented car cannot be handed over now but comes
 * back: OutOfStock, where SoldOut would be final and InStock untrue. A status of the dealer's own says nothing that
 * schema.org has a word for, so nothing is claimed.
 */
const availabilities: ReadonlyMap<string, ItemAvailability> = new Map([
  ['available', 'https://schema.org/InStock'],
  ['sold', 'https://schema.org/SoldOut'],
  ['rented', 'https://schema.org/OutOfStock'],
  ['Reserved', 'https://schema.org/Reserved'],
]);

/** The breadcrumb bar; the page itself, which is last, needs no address. */
export function breadcrumbGraph(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href && absoluteUrl(href),
    })),
  };
}

/** The vehicles of a list page in their order, each by the address of its own page. */
export function itemListGraph(vehicles: readonly Pick<Vehicle, 'id' | 'name'>[]): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: vehicles.length,
    itemListElement: vehicles.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(vehicleRoute(id)),
    })),
  };
}
