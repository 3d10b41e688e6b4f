import { CARS_PARAMETER, formatIds, type Ids } from '@/lib/device/device-list';
import type { LegalName } from '@/lib/schema/types';
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
  garage: '/garage/',
  check: '/check/',
  buying: '/buying/',
  accessibility: '/accessibility/',
  shortlist: '/shortlist/',
  compare: '/compare/',
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

/** '/vehicles/brand/ferrari/' */
export function brandRoute(slug: string): string {
  return `${routes.vehicles}brand/${slug}/`;
}

/** '/vehicles/category/supercars/' */
export function categoryRoute(slug: string): string {
  return `${routes.vehicles}category/${slug}/`;
}

/** The contact form, begun about a vehicle: '/contact/?car=7', or '/contact/?car=7&mode=rental'. */
export function vehicleEnquiryRoute(id: number, mode: Mode = 'sale'): string {
  return `${routes.contact}?car=${id}${mode === 'sale' ? '' : `&mode=${mode}`}`;
}

/** The contact form, begun about a service of the dealer: '/contact/?service=financing-solutions'. */
export function serviceEnquiryRoute(slug: string): string {
  return `${routes.contact}?service=${slug}`;
}

/** 'Does it fit?', with one car first: '/garage/?car=7'. */
export function garageRoute(id: number): string {
  return `${routes.garage}?car=${id}`;
}

/** A page of a list that is read page by page, '/vehicles/page/2/'; the first is the list's own: '/vehicles/'. */
export function pageRoute(base: string, page: number): string {
  return page === 1 ? base : `${base}page/${page}/`;
}

/** The folder beside the feeds in which their photographs lie, as JPEG. */
const FEED_PICTURES = 'pictures';

/**
 * The address of a photograph for feeds.
 * @param file its record's: 'photographs/porsche-taycan/img-2041-1a2b3c4d', which is safe in an address; its name may have spaces
 */
export function feedPictureRoute(file: string): string {
  return feedRoute(`${FEED_PICTURES}/${file.replace(/^photographs\//, '')}.jpg`);
}

/** A file of the stock for others, made by app/feeds: '/feeds/vehicles.json'. */
export function feedRoute(name: string): string {
  return `/feeds/${name}`;
}

/** '/vehicle/7.md' */
export function vehicleTextRoute(id: number): string {
  return `/vehicle/${id}.md`;
}

/** The site's index for programs that read texts (https://llmstxt.org). */
export const SITE_TEXT_ROUTE = '/llms.txt';

/** A legal text of data/legal.json: '/legal/privacy/'. */
export function legalRoute(name: LegalName): string {
  return `/legal/${name}/`;
}

/** The visitor's own list, '/shortlist/', or with ids one to share: '/shortlist/?cars=1,4,7&mode=rental'. */
export function deviceRoute(page: 'shortlist' | 'compare', ids: Ids = [], mode: Mode = 'sale'): string {
  // Spelt out, so that the header's script does not carry the table; the type checks it.
  const path: Route = `/${page}/`;
  // A query may contain a comma, and people read the addresses that they share.
  return inMode(ids.length > 0 ? `${path}?${CARS_PARAMETER}=${formatIds(ids)}` : path, mode);
}

function inMode(path: string, mode: Mode): string {
  // One page should have one address, so the default is not said.
  return mode === 'sale' ? path : `${path}${path.includes('?') ? '&' : '?'}mode=${mode}`;
}

/** The id of the page that Next needs while no vehicle is listed. Ids are numbers, so no car has it. */
export const NO_VEHICLE_ID = 'none';

/** The same for brands and categories, whose slugs never hold an underscore. */
export const NO_PAGE_SLUG = '_none';

/** And for the files of a sitemap that is one file. */
export const NO_SITEMAP_PART = 'none.xml';

/** And for the feeds of a site that has none. */
export const NO_FEED = 'none.txt';
