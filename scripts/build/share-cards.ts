import { cardPicture, mainPicture } from '@/lib/pictures/vehicle-pictures';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { askedInWords, onlyOffer } from '@/lib/vehicle/asking';
import type { ShareCard } from '../share/share-pictures';

/** What is shown when a page of the site is shared: one card per vehicle and one per other page. */
export function shareCards(vehicles: readonly Vehicle[]): readonly ShareCard[] {
  const card = (file: string, picture: string, title: string, line: string): ShareCard => ({
    file,
    picture,
    title,
    line,
    siteName: site.name,
  });
  // Whole cars only: a near picture fills its frame, and the title would lie on the car.
  return [
    card('home.jpg', 'home/hero', 'Fine cars, to own or for the day', site.tagline),
    card('vehicles.jpg', 'about/showroom', 'Our Vehicles', `For sale and for rent in ${site.address.city}`),
    card('services.jpg', 'home/hero', 'Our Services', site.tagline),
    card('about.jpg', 'about/showroom', 'A house for fine cars', `In ${site.address.city} since ${site.since}`),
    card('contact.jpg', 'about/showroom', 'Contact', `${site.address.street}, ${site.address.city}`),
    card('sell.jpg', 'home/hero', 'Your car, or the one you seek', `Sell or part-exchange in ${site.address.city}`),
    ...vehicles.map((vehicle) => ({
      ...card(`vehicle-${vehicle.id}.jpg`, mainPicture(vehicle), vehicle.name, asked(vehicle)),
      focus: focusOf(vehicle),
    })),
  ];
}

/** What the dealer says must stay in view of the main picture; one that the pages show whole is whole here too. */
function focusOf(vehicle: Vehicle): ShareCard['focus'] {
  const main = mainPicture(vehicle);
  const named = vehicle.images.find(({ picture }) => picture === main)?.focus;
  return named ?? (cardPicture(vehicle).source.fit === 'whole' ? 'whole' : undefined);
}

/** What stands under the name: the price, or the daily rate of a car that is for rent only. */
function asked(vehicle: Vehicle): string {
  const words = askedInWords(vehicle, onlyOffer(vehicle) ?? 'sale');
  return words === 'On request' ? 'Price on request' : words;
}
