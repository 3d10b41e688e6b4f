import { pages } from './pages';
import { type PageName, routes } from './routes';

export type Crumb = {
  readonly label: string;
  /** The target of the crumb; the last one, the page itself, has none. */
  readonly href?: string;
  /** For assistive technology, when the label does not name the kind of page. */
  readonly description?: string;
};

const home: Crumb = { label: pages.home.label, href: routes.home };
const vehicles: Crumb = { label: pages.vehicles.label, href: routes.vehicles };

export function crumbsFor(page: Exclude<PageName, 'home'>): Crumb[] {
  return [home, { label: pages[page].label }];
}

/** Home / Not Found, for a page and for a vehicle. */
export const notFoundCrumbs: readonly Crumb[] = [home, { label: 'Not Found' }];

/** Home / Vehicles / Aston Martin DB11, with the segment's label of section 2 as its description. */
export function crumbsForVehicle(name: string): Crumb[] {
  return [home, vehicles, { label: name, description: 'Vehicle Details' }];
}

/** Home / Vehicles / Page 2: a further page of the catalogue. */
export function crumbsForPage(number: number): Crumb[] {
  return [home, vehicles, { label: `Page ${number}` }];
}
