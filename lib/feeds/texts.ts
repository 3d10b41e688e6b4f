import { rental, vehicles } from '@/lib/inventory/inventory';
import { indexedPages } from '@/lib/landing/sitemap';
import { pages } from '@/lib/page/pages';
import { routes, SITE_TEXT_ROUTE, vehicleTextRoute } from '@/lib/page/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/site';
import { fedVehicle } from './feeds';
import { siteText } from './site-text';
import { vehicleText } from './vehicle-text';

/** Each text of the site with its path: one for the site, and one for each listed car. */
export function siteTexts(): readonly { readonly path: string; readonly text: string }[] {
  const links = indexedPages.map((page) => ({ label: pages[page].label, url: absoluteUrl(routes[page]) }));
  const cars = vehicles.map((vehicle) => ({ vehicle, url: absoluteUrl(vehicleTextRoute(vehicle.id)) }));
  return [
    { path: SITE_TEXT_ROUTE, text: siteText(site, links, cars) },
    ...vehicles.map((vehicle) => ({
      path: vehicleTextRoute(vehicle.id),
      text: vehicleText(fedVehicle(vehicle), site, rental),
    })),
  ];
}
