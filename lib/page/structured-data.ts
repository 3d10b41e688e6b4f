import type {
  AutoDealerLeaf,
  AutoRentalLeaf,
  BreadcrumbList,
  CarLeaf,
  EngineSpecificationLeaf,
  ItemAvailability,
  ItemList,
  MergeLeafTypes,
  Offer,
  OfferLeaf,
  ProductLeaf,
  QuantitativeValueLeaf,
  UnitPriceSpecification,
  WithContext,
} from 'schema-dts';
import { CURRENCY } from '@/lib/locale';
import type { PictureSource } from '@/lib/pictures/pictures';
import type { Vehicle } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { openingHoursSpecification, specialOpeningHours } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { sumAsked } from '@/lib/vehicle/asking';
import { type FactColumn, writeColumn } from '@/lib/vehicle/facts';
import type { KnownStatus } from '@/lib/vehicle/status';
import type { Crumb } from './breadcrumbs';
import { routes, vehicleRoute } from './routes';

const CONTEXT = 'https://schema.org';

/** Who the dealer is. Facts only: no ratings, no claims of experience or numbers. */
function dealer(): Omit<AutoDealerLeaf, '@type'> {
  const { street, city, countryCode } = site.address;
  return {
    '@id': absoluteUrl('/#dealer'),
    name: site.name,
    url: absoluteUrl(routes.home),
    logo: absoluteUrl('/icon-512.png'),
    image: absoluteUrl('/share/home.jpg'),
    telephone: site.phones.map(({ e164 }) => e164),
    email: Object.values(site.emails),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressCountry: countryCode,
    },
  };
}

/** The dealer, who sells and rents, with the hours and the place. */
export function dealerGraph(): WithContext<MergeLeafTypes<[AutoDealerLeaf, AutoRentalLeaf]>> {
  const profiles = Object.values(site.social).filter((address) => address !== null);
  return {
    '@context': CONTEXT,
    '@type': ['AutoDealer', 'AutoRental'],
    ...dealer(),
    geo: site.coordinates && { '@type': 'GeoCoordinates', ...site.coordinates },
    openingHoursSpecification: openingHoursSpecification(site.openingHours),
    specialOpeningHoursSpecification: site.specialDays && specialOpeningHours(site.specialDays),
    currenciesAccepted: CURRENCY,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/**
 * A car with its offer for sale, where there is a sum. Readers take any other sum for a price of the car, so its daily
 * rate is not told. Drawn pictures are named as illustrations. The specification's 'mileage' is fuel consumption.
 */
export function vehicleGraph(
  vehicle: Vehicle,
  pictures: readonly Pick<PictureSource, 'src' | 'illustration'>[],
): WithContext<MergeLeafTypes<[CarLeaf, ProductLeaf]> | CarLeaf> {
  const offers = saleOffer(vehicle);
  return {
    '@context': CONTEXT,
    // Search engines take a product without a price for a mistake.
    '@type': offers ? ['Car', 'Product'] : 'Car',
    '@id': absoluteUrl(`${vehicleRoute(vehicle.id)}#vehicle`),
    name: vehicle.name,
    description: vehicle.description,
    url: absoluteUrl(vehicleRoute(vehicle.id)),
    image: pictures.length > 0 ? pictures.map(imageOf) : undefined,
    brand: { '@type': 'Brand', name: vehicle.brand },
    model: vehicle.model,
    vehicleEngine: { '@type': 'EngineSpecification', ...writeColumn(vehicle, engineProperties) },
    ...writeColumn(vehicle, carProperties),
    offers,
  };
}

function imageOf({ src, illustration }: Pick<PictureSource, 'src' | 'illustration'>) {
  const url = absoluteUrl(src);
  return illustration ? ({ '@type': 'ImageObject', url, caption: 'Studio illustration' } as const) : url;
}

/** The facts that schema.org has a property for. */
const carProperties: FactColumn<Partial<CarLeaf>> = {
  year: ({ year }) => ({ vehicleModelDate: year }),
  fuel: ({ fuel }) => ({ fuelType: fuel }),
  transmission: ({ transmission }) => ({ vehicleTransmission: transmission }),
  // There is no UN/CEFACT code for litres per 100 km; schema.org asks for unitText.
  mileage: ({ mileage }) => ({ fuelConsumption: quantity(mileage, { unitText: 'L/100km' }) }),
  topSpeed: ({ topSpeed }) => ({
    speed: topSpeed === undefined ? undefined : { '@type': 'QuantitativeValue', maxValue: topSpeed, unitCode: 'KMH' },
  }),
  acceleration: ({ acceleration }) => ({
    accelerationTime: quantity(acceleration, {
      unitCode: 'SEC',
      valueReference: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 100, unitCode: 'KMH' },
    }),
  }),
  body: ({ bodyType }) => ({ bodyType }),
  colour: ({ paint, exteriorColour }) => ({ color: paint ?? exteriorColour }),
  interior: ({ interiorColour }) => ({ vehicleInteriorColor: interiorColour }),
  drive: ({ drive }) => ({ driveWheelConfiguration: drive && driveWheels[drive] }),
  steering: ({ steering }) => ({ steeringPosition: steering && steeringPositions[steering] }),
  length: ({ length }) => ({ depth: quantity(length, { unitCode: 'MMT' }) }),
  width: ({ width }) => ({ width: quantity(width, { unitCode: 'MMT' }) }),
  height: ({ height }) => ({ height: quantity(height, { unitCode: 'MMT' }) }),
  seats: ({ seats }) => ({ vehicleSeatingCapacity: seats }),
  doors: ({ doors }) => ({ numberOfDoors: doors }),
  owners: ({ owners }) => ({ numberOfPreviousOwners: owners }),
  odometer: ({ odometer }) => ({ mileageFromOdometer: quantity(odometer, { unitCode: 'KMT' }) }),
};

const engineProperties: FactColumn<Partial<EngineSpecificationLeaf>> = {
  engine: ({ engine }) => ({ name: engine }),
  // UN/CEFACT Recommendation 20: brake horsepower, cubic centimetres.
  power: ({ power }) => ({ enginePower: quantity(power, { unitCode: 'BHP' }) }),
  engineCapacity: ({ engineCapacity }) => ({ engineDisplacement: quantity(engineCapacity, { unitCode: 'CMQ' }) }),
};

function quantity(value: number | undefined, unit: Omit<QuantitativeValueLeaf, '@type'>) {
  return value === undefined ? undefined : ({ '@type': 'QuantitativeValue', value, ...unit } as const);
}

const driveWheels = {
  'Rear-wheel drive': 'https://schema.org/RearWheelDriveConfiguration',
  'Front-wheel drive': 'https://schema.org/FrontWheelDriveConfiguration',
  'All-wheel drive': 'https://schema.org/AllWheelDriveConfiguration',
  'Four-wheel drive': 'https://schema.org/FourWheelDriveConfiguration',
} as const;

const steeringPositions = {
  'Right-hand drive': 'https://schema.org/RightHandDriving',
  'Left-hand drive': 'https://schema.org/LeftHandDriving',
} as const;

function saleOffer(vehicle: Vehicle): Offer | undefined {
  const price = sumAsked(vehicle, 'sale');
  if (price === null) return undefined;
  return {
    '@type': 'Offer',
    url: absoluteUrl(vehicleRoute(vehicle.id)),
    price,
    priceCurrency: CURRENCY,
    priceSpecification: formerPrice(vehicle),
    ...availabilityOf(vehicle),
    seller: { '@type': 'AutoDealer', ...dealer() },
  };
}

/** The former price, which search engines strike out beside the price. */
function formerPrice({ previousPrice }: Vehicle): UnitPriceSpecification | undefined {
  if (previousPrice === undefined) return undefined;
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: previousPrice,
    priceCurrency: CURRENCY,
  };
}

/**
 * A car that is out on rental is for sale, but cannot be had on every day: LimitedAvailability. OutOfStock and SoldOut
 * would say that it cannot be bought. schema.org has no custom status.
 */
const availabilities: ReadonlyMap<string, ItemAvailability> = new Map(
  Object.entries({
    available: 'https://schema.org/InStock',
    sold: 'https://schema.org/SoldOut',
    rented: 'https://schema.org/LimitedAvailability',
    Reserved: 'https://schema.org/Reserved',
  } satisfies Record<KnownStatus, ItemAvailability>),
);

/** A car that is still abroad can be ordered; it is here from the month of `arrives`. */
function availabilityOf({
  status,
  location,
  arrives,
}: Vehicle): Pick<OfferLeaf, 'availability' | 'availabilityStarts'> {
  if (status === 'available' && location === 'abroad') {
    return { availability: 'https://schema.org/PreOrder', availabilityStarts: arrives };
  }
  return { availability: availabilities.get(status) };
}

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
