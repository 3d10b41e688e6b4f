import { pictureSources } from '@/lib/pictures/pictures';
import { site } from '@/lib/site/site';
import type { PageHead } from './metadata';
import type { PageName } from './routes';

/** Whole cars only: the title would cover a car that fills the picture. */
const pictures: Readonly<Partial<Record<PageName, string>>> = {
  vehicles: 'about/line-up',
  services: 'aston-martin-db11/front-three-quarter',
  about: 'about/line-up',
  sell: 'services/protection',
};

/** The picture on the share card of a page: 'home/hero', unless it has its own. */
export const pictureOnCard = (page: PageName): string => pictures[page] ?? 'home/hero';

/** What the card of a page is, in words: of a drawing they say so. */
export const cardInWords = (words: string, picture: string): string =>
  `${words}${pictureSources(picture).illustration ? ', studio illustration' : ''}`;

/** The share card of a page. */
export const pageCard = (page: PageName, words: string): PageHead['share'] => ({
  file: `${page}.jpg`,
  alt: cardInWords(words, pictureOnCard(page)),
});

/** Also the card of lists that visitors make themselves. */
export const vehiclesCard = pageCard('vehicles', `The vehicles of ${site.name}`);
