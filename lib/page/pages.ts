import { type PageName, routes } from './routes';

type Page = {
  /** In the breadcrumbs and the main menu. */
  readonly label: string;
  /** Only pages with this label are in the main menu and the footer's quick links, in table order. */
  readonly footerLabel?: string;
  /** Left out of the sitemap: the content depends on the visitor's device. */
  readonly isPrivate?: true;
};

/**
 * One entry for each route. From it follow menu, footer, breadcrumbs, sitemap, hosts' headers, share pictures, and the pages
 * that the browser tests visit.
 */
export const pages: Readonly<Record<PageName, Page>> = {
  home: { label: 'Home', footerLabel: 'Home' },
  vehicles: { label: 'Vehicles', footerLabel: 'Our Vehicles' },
  services: { label: 'Services', footerLabel: 'Services' },
  about: { label: 'About', footerLabel: 'About Us' },
  contact: { label: 'Contact', footerLabel: 'Contact' },
  sell: { label: 'Sell your car' },
  legal: { label: 'Legal' },
  shortlist: { label: 'Shortlist', isPrivate: true },
};

const names = Object.keys(pages) as PageName[];

/** The pages that search engines may list. */
export const publicPages: readonly PageName[] = names.filter((name) => !pages[name].isPrivate);

export const menuLinks = names.flatMap((name) => {
  const { label, footerLabel } = pages[name];
  return footerLabel === undefined ? [] : [{ href: routes[name], label, footerLabel }];
});
