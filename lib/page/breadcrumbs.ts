import { routes } from './routes';

export type Crumb = {
  readonly label: string;
  /** Where the crumb leads; the last one, the page itself, leads nowhere. */
  readonly href?: string;
  /** For assistive technology, where the label alone does not say what kind of page it is. */
  readonly description?: string;
};

/** The labels of the path segments (specification, section 2). */
const segmentLabels = {
  vehicles: 'Vehicles',
  services: 'Services',
  about: 'About',
  contact: 'Contact',
  sell: 'Sell or Part-Exchange',
  shortlist: 'Shortlist',
  compare: 'Compare',
  vehicle: 'Vehicle Details',
} as const;

const home: Crumb = { label: 'Home', href: routes.home };

/** Home / Services. */
export function crumbsFor(segment: Exclude<keyof typeof segmentLabels, 'vehicle'>): Crumb[] {
  return [home, { label: segmentLabels[segment] }];
}

/** Home / Not Found, for a page and for a vehicle. */
export const notFoundCrumbs: readonly Crumb[] = [home, { label: 'Not Found' }];

/** Home / Vehicles / Aston Martin DB11: the name in place of the segment's label, which becomes its description. */
export function crumbsForVehicle(name: string): Crumb[] {
  return [
    home,
    { label: segmentLabels.vehicles, href: routes.vehicles },
    { label: name, description: segmentLabels.vehicle },
  ];
}

/** Home / Privacy Policy. */
export function crumbsForLegal(label: string): Crumb[] {
  return [home, { label }];
}

/** Home / Vehicles / Ferrari: a brand's or a category's own page. */
export function crumbsForLanding(name: string): Crumb[] {
  return [home, { label: segmentLabels.vehicles, href: routes.vehicles }, { label: name }];
}
