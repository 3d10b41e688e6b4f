import { routes } from '@/lib/page/routes';

/** The site's main links in their order; the footer uses the second wording. */
export const navigation = [
  { href: routes.home, label: 'Home', footerLabel: 'Home' },
  { href: routes.vehicles, label: 'Vehicles', footerLabel: 'Our Vehicles' },
  { href: routes.services, label: 'Services', footerLabel: 'Services' },
  { href: routes.about, label: 'About', footerLabel: 'About Us' },
  { href: routes.contact, label: 'Contact', footerLabel: 'Contact' },
] as const;

export type NavigationPath = (typeof navigation)[number]['href'];
