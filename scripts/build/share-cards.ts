import { pages, publicPages } from '@/lib/page/pages';
import type { PageName } from '@/lib/page/routes';
import { pictureOnCard } from '@/lib/page/share-picture';
import { cardPicture, mainPicture } from '@/lib/pictures/vehicle-pictures';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { askedInWords, soleMode } from '@/lib/vehicle/asking';
import type { ShareCard } from '../share/share-pictures';

type Words = readonly [title: string, line: string];

/** Other pages show their label and the tagline. */
const pageWords: Readonly<Partial<Record<PageName, Words>>> = {
  home: ['Fine cars, to own or for the day', site.tagline],
  vehicles: ['Our Vehicles', `For sale and for rent in ${site.address.city}`],
  services: ['Our Services', site.tagline],
  about: ['A house for fine cars', `In ${site.address.city} since ${site.since}`],
  contact: ['Contact', `${site.address.street}, ${site.address.city}`],
  sell: ['Your car, or the one you seek', `Sell or part-exchange in ${site.address.city}`],
};

/** The pictures of shared links: one for each public page and one for each vehicle. */
export function shareCards(vehicles: readonly Vehicle[]): readonly ShareCard[] {
  const card = (file: string, picture: string, title: string, line: string): ShareCard => ({
    file,
    picture,
    title,
    line,
    siteName: site.name,
  });
  return [
    ...publicPages.map((page) =>
      card(`${page}.jpg`, pictureOnCard(page), ...(pageWords[page] ?? [pages[page].label, site.tagline])),
    ),
    ...vehicles.map((vehicle) => ({
      ...card(`vehicle-${vehicle.id}.jpg`, mainPicture(vehicle), vehicle.name, asked(vehicle)),
      focus: focusOf(vehicle),
    })),
  ];
}

/** The focus of the main picture; a picture that pages show whole is whole here too. */
function focusOf(vehicle: Vehicle): ShareCard['focus'] {
  const main = mainPicture(vehicle);
  const named = vehicle.images.find(({ picture }) => picture === main)?.focus;
  return named ?? (cardPicture(vehicle).source.fit === 'whole' ? 'whole' : undefined);
}

/** The line under the name: the price, or the daily rate of a car for rent only. */
function asked(vehicle: Vehicle): string {
  const words = askedInWords(vehicle, soleMode(vehicle) ?? 'sale');
  return words === 'On request' ? 'Price on request' : words;
}
