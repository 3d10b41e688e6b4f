import { CARS_PARAMETER, formatIds, type Ids } from '@/lib/lists/shortlist';
import type { Mode } from '@/lib/vehicle/mode';

/**
 * The pages with a fixed address (specification, section 2). The trailing slash spares a redirect: every host answers a
 * folder with its index.html. Their other data is in pages.ts, which browsers do not download.
 */
export const routes = {
  home: '/',
  vehicles: '/vehicles/',
  services: '/services/',
  about: '/about/',
  contact: '/contact/',
  sell: '/sell/',
  legal: '/legal/',
  shortlist: '/shortlist/',
} as const;

export type PageName = keyof typeof routes;
export type Route = (typeof routes)[PageName];

/** '/vehicle/7/', or '/vehicle/7/?mode=rental' */
export function vehicleRoute(id: number, mode: Mode = 'sale'): string {
  return inMode(`/vehicle/${id}/`, mode);
}

/** The catalogue: '/vehicles/', or '/vehicles/?mode=rental'; with a query of its filters, '/vehicles/?brand=bentley'. */
export function vehiclesRoute(mode: Mode = 'sale', query = ''): string {
  return inMode(query === '' ? routes.vehicles : `${routes.vehicles}?${query}`, mode);
}

/** The fragment of the contact form, where a visitor who has a subject begins to type. */
export const WRITE = 'write';

/** The contact form, begun about a vehicle: '/contact/?car=7#write', or '/contact/?car=7&mode=rental#write'. */
export function vehicleEnquiryRoute(id: number, mode: Mode = 'sale'): string {
  return `${inMode(`${routes.contact}?car=${id}`, mode)}#${WRITE}`;
}

/** The contact form, begun about a service of the dealer: '/contact/?service=financing-solutions#write'. */
export function serviceEnquiryRoute(slug: string): string {
  return `${routes.contact}?service=${slug}#${WRITE}`;
}

/** A page of the catalogue for readers without scripts: '/vehicles/page/2/'; the first is the catalogue itself. */
export const pageRoute = (page: number) => (page === 1 ? routes.vehicles : `${routes.vehicles}page/${page}/`);

/** The cars for a vehicle catalogue of Meta. */
export const META_FEED_ROUTE = '/feeds/meta-vehicles.csv';

/**
 * The address of a photograph for the feed, as JPEG.
 * @param file its record's: 'photographs/porsche-taycan/img-2041-1a2b3c4d', which is safe in an address; its name may have spaces
 */
export function feedPictureRoute(file: string): string {
  return `/feeds/pictures/${file.replace(/^photographs\//, '')}.jpg`;
}

/** The vehicles as the browser reads them, made by app/inventory. */
export const INVENTORY_ROUTE = '/inventory/vehicles.json';

/** The visitor's own list, '/shortlist/', or with ids one to share: '/shortlist/?cars=1,4,7&mode=rental'. */
export function shortlistRoute(ids: Ids = [], mode: Mode = 'sale'): string {
  // Spelt out, so that the header's script does not carry the table; the type checks it.
  const path: Route = '/shortlist/';
  // A query may contain a comma, and people read the addresses that they share.
  return inMode(ids.length > 0 ? `${path}?${CARS_PARAMETER}=${formatIds(ids)}` : path, mode);
}

function inMode(path: string, mode: Mode): string {
  // One page should have one address, so the default is not said.
  return mode === 'sale' ? path : `${path}${path.includes('?') ? '&' : '?'}mode=${mode}`;
}

/** The id of the page that Next needs while no vehicle is listed. Ids are numbers, so no car has it. */
export const NO_VEHICLE_ID = 'none';

/** The same for the further pages of the catalogue. */
export const NO_PAGE_SLUG = '_none';

/** The pages of a dynamic route. Next rejects an empty list: it becomes `placeholder`, which the build removes. */
export const staticParams = <Params>(pages: readonly Params[], placeholder: Params): Params[] =>
  pages.length === 0 ? [placeholder] : [...pages];
