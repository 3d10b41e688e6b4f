import type { Metadata } from 'next';
import { LOCALE } from '@/lib/locale';
import type { Vehicle } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/site';
import { formatAcceleration, formatTopSpeed } from '@/lib/text/numbers';
import { lowerFirst } from '@/lib/text/words';
import { askedInWords, soleMode } from '@/lib/vehicle/asking';
import { statusOf } from '@/lib/vehicle/status';

/** Pixels. */
const SHARE_SIZE = { width: 1200, height: 630 };

/** Search engines cut longer descriptions. */
const DESCRIPTION_LENGTH = 160;

/** Search engines cut longer titles. */
const TITLE_LENGTH = 70;

/** The first of these titles that is not cut, in order of preference; otherwise the last one. */
export function fittingTitle(...titles: readonly string[]): string {
  return titles.find((title) => title.length <= TITLE_LENGTH) ?? titles[titles.length - 1] ?? '';
}

export type PageHead = {
  /** The whole title, with the dealer's name: 'About us | Nyota'. */
  readonly title: string;
  readonly description: string;
  /** The page's path: '/about/'. */
  readonly path: string;
  /** A picture in public/share, and its description. */
  readonly share: { readonly file: string; readonly alt: string };
  readonly noindex?: boolean;
};

/** The head matter of a page: title, description cut to fit, canonical address, Open Graph and Twitter cards. */
export function pageMetadata({ title, description: whole, path, share, noindex = false }: PageHead): Metadata {
  const url = absoluteUrl(path);
  const description = shorten(whole);
  const image = { url: absoluteUrl(`/share/${share.file}`), alt: share.alt };
  return {
    title,
    description,
    // To name an address to index and to ask not to be indexed would contradict each other.
    ...(noindex ? { robots: { index: false } } : { alternates: { canonical: url } }),
    openGraph: {
      type: 'website',
      title,
      description,
      url,
      siteName: site.name,
      locale: LOCALE.replace('-', '_'),
      images: [{ ...image, ...SHARE_SIZE }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** A vehicle in at most 160 characters, from its facts; whole sentences at the end are left out to fit. */
export function vehicleDescription(vehicle: Vehicle): string {
  const sentences = [
    priceSentence(vehicle),
    `${statusOf(vehicle.status).label}.`,
    ...performanceSentence(vehicle),
    `${vehicle.transmission}, ${vehicle.fuel}.`,
  ];
  let description = shorten(`${vehicle.name} (${vehicle.year}) at ${site.name} in ${site.address.city}.`);
  for (const sentence of sentences) {
    if (description.length + 1 + sentence.length > DESCRIPTION_LENGTH) break;
    description += ` ${sentence}`;
  }
  return description;
}

/** '4.0L V8, 0-100 km/h in 3.2 s, 325 km/h.', or what of it is stated. */
function performanceSentence({ engine, acceleration, topSpeed }: Vehicle): readonly string[] {
  const facts = [
    engine,
    acceleration && `0-100 km/h in ${formatAcceleration(acceleration)}`,
    topSpeed && formatTopSpeed(topSpeed),
  ].filter(Boolean);
  return facts.length === 0 ? [] : [`${facts.join(', ')}.`];
}

/** 'Purchase KES 45,000,000, rental KES 125,000/day.', or one of the two. */
function priceSentence(vehicle: Vehicle): string {
  const only = soleMode(vehicle);
  if (only) return `${only === 'sale' ? 'For sale' : 'For rent'} only: ${lowerFirst(askedInWords(vehicle, only))}.`;
  const [price, rental] = [askedInWords(vehicle, 'sale'), askedInWords(vehicle, 'rental')].map(lowerFirst);
  return `Purchase ${price}, rental ${rental}.`;
}

/** Cut between two words, where it is too long. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const end = text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1);
  if (end > 0) return `${text.slice(0, end)}…`;
  // By whole characters: half of one would reach the page as a broken sign.
  return `${Array.from(text)
    .slice(0, DESCRIPTION_LENGTH / 2)
    .join('')}…`;
}
