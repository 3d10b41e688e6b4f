import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { pages, publicPages } from '@/lib/page/pages';
import type { PageName } from '@/lib/page/routes';
import { pictureOnCard } from '@/lib/page/share-picture';
import { isSpin, type PictureRecord } from '@/lib/pictures/manifest';
import { cardPicture, mainPicture } from '@/lib/pictures/vehicle-pictures';
import { holdsName, type Logo } from '@/lib/schema/logo';
import { INK, ROOM } from '@/lib/schema/palette';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { askedInWords, soleMode } from '@/lib/vehicle/asking';
import { writeAtomically } from '@/scripts/files';
import { PICTURES_FOLDER, readManifest } from '../pictures/make-photographs';
import { drawMark, logoMark } from './icons';
import { cuts, loadTypeface, type TextOutline, type Typeface } from './typeface';

/** The content of one picture of a shared link. */
type ShareCard = {
  /** Its file name: 'vehicle-1.jpg'. */
  readonly file: string;
  /** The picture that fills it, as the manifest names it: 'ferrari-488-gtb/front-three-quarter'. */
  readonly picture: string;
  readonly title: string;
  readonly line: string;
  /** The point that stays in view after the crop, in percent from the left and top; 'whole' crops nothing. */
  readonly focus?: Focus | 'whole' | undefined;
};

type Focus = { readonly x: number; readonly y: number };
type ShareBrand = { readonly logo: Logo; readonly colour: string };
type Typefaces = Readonly<Record<'serif' | 'sans', Typeface>>;

type Words = readonly [title: string, line: string];

/** Other pages show their label and the tagline. */
const pageWords: Readonly<Partial<Record<PageName, Words>>> = {
  home: ['Fine cars, to own or for the day', site.tagline],
  vehicles: ['Our Vehicles', `For sale and for rent in ${site.address.city}`],
  services: ['Our Services', site.tagline],
  about: ['A house for fine cars', `${site.address.street}, ${site.address.city}`],
  contact: ['Contact', `${site.address.street}, ${site.address.city}`],
  sell: ['Sell or trade in your car', `In ${site.address.city}`],
};

/** The pictures of shared links: one for each public page and one for each vehicle. */
export function shareCards(vehicles: readonly Vehicle[]): readonly ShareCard[] {
  const card = (file: string, picture: string, title: string, line: string) => ({ file, picture, title, line });
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

/** On a card whose picture is no photograph. */
const DRAWN = 'Studio illustration';

/**
 * Writes the pictures shown where a page's link is shared: JPEG, into <outDir>/share/. Text is set as outlines: no font
 * needs to be installed.
 * @throws Error for a picture the manifest does not have
 */
export async function writeShareCards(
  outDir: string,
  cards: readonly ShareCard[],
  brand: ShareBrand,
  pictures = PICTURES_FOLDER,
): Promise<void> {
  const texts = cards.map(({ title, line }) => title + line).join('');
  const load = (cut: keyof typeof cuts) => loadTypeface(cuts[cut], `${texts}${site.name}${DRAWN}`);
  const typefaces = { serif: await load('serif'), sans: await load('sans') };
  const manifest = { ...(await readManifest(pictures)), ...(await readManifest(path.join(pictures, 'photographs'))) };
  await pMap(
    cards,
    async (card) => {
      const record = manifest[card.picture];
      if (!record || isSpin(record))
        throw new Error(`The share picture ${card.file} needs '${card.picture}', which ${pictures} lacks.`);
      const photograph = await readFile(path.join(pictures, `${record.file ?? card.picture}-${widthFor(record)}.avif`));
      const drawing = drawShareCard(card, record.origin === 'studio' ? DRAWN : '', typefaces, brand);
      const picture = await (await framed(photograph, card.focus))
        .composite([{ input: Buffer.from(drawing) }])
        // As small and as good as mozjpeg's result, which takes twelve times as long.
        .jpeg({ quality: 80, quantisationTable: 3 })
        .toBuffer();
      await writeAtomically(path.join(outDir, 'share', card.file), picture);
    },
    { concurrency: availableParallelism() },
  );
}

/** The smallest width that fills the frame: decoding is most of the work, and the next width takes four times as long. */
function widthFor({ width, height, avif }: PictureRecord): number {
  const needed = Math.max(SHARE_WIDTH, (SHARE_HEIGHT * width) / height);
  const widths = Object.keys(avif).map(Number);
  return Math.min(...widths.filter((one) => one >= needed), width);
}

/** Cars are low in their pictures: crop at the top, which is dark. */
const LOW: Focus = { x: 50, y: 100 };

/** Crops around the focus, where only one direction is longer than the frame; 'whole' is not cropped. */
async function framed(photograph: Buffer, focus: ShareCard['focus'] = LOW) {
  const onDark = sharp(photograph).flatten({ background: ROOM });
  if (focus === 'whole') return onDark.resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'contain', background: ROOM });
  const { width = 0, height = 0 } = await sharp(photograph).metadata();
  const scale = Math.max(SHARE_WIDTH / width, SHARE_HEIGHT / height);
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  return onDark.resize(across, down, { fit: 'fill' }).extract({
    left: Math.round(((across - SHARE_WIDTH) * focus.x) / 100),
    top: Math.round(((down - SHARE_HEIGHT) * focus.y) / 100),
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
  });
}

/** Pixels, as the networks that show shared links ask for. */
const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

const MARGIN = 64;
/** The wheels of the studio's cars are 471 pixels from the top: name and line are below them. */
const FOOT = 44;
const NAME_SIZE = 60;
const LINE_SIZE = 34;
const SCRIM_HEIGHT = 210;
const MARK_SIZE = 38;

/** The layers over the car's picture: a scrim, the name and its line below the wheels, the logo above the bonnet. */
export function drawShareCard(
  { title, line }: Pick<ShareCard, 'title' | 'line'>,
  note: string,
  { serif, sans }: Typefaces,
  { logo, colour }: ShareBrand,
): string {
  const name = fitted((size) => serif.outline(title, size), NAME_SIZE);
  const facts = fitted((size) => sans.outline(line, size), LINE_SIZE);
  const markWidth = (MARK_SIZE * logo.width) / logo.height;
  const dealer = holdsName(logo) ? { d: '', width: 0 } : serif.outline(site.name, 40);
  // on the right, over the bonnet: on the left it would lie on the roof of a high car
  const dealerAt = SHARE_WIDTH - MARGIN - dealer.width;
  const mark = { x: dealerAt - markWidth - 10, y: MARGIN - 8, width: markWidth, height: MARK_SIZE };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
  <defs>
    <linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${ROOM}" stop-opacity="0"/>
      <stop offset=".35" stop-color="${ROOM}" stop-opacity=".66"/>
      <stop offset="1" stop-color="${ROOM}" stop-opacity=".94"/>
    </linearGradient>
    <linearGradient id="head" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${ROOM}" stop-opacity=".7"/>
      <stop offset="1" stop-color="${ROOM}" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <rect width="${SHARE_WIDTH}" height="180" fill="url(#head)"/>
  <rect y="${SHARE_HEIGHT - SCRIM_HEIGHT}" width="${SHARE_WIDTH}" height="${SCRIM_HEIGHT}" fill="url(#scrim)"/>
  <path transform="translate(${MARGIN} ${MARGIN + 18})" fill="${INK}" fill-opacity=".86" d="${sans.outline(note, 26).d}"/>
  ${drawMark(logoMark(logo), mark, colour)}
  <path transform="translate(${dealerAt} ${MARGIN + 24})" fill="${INK}" d="${dealer.d}"/>
  <path transform="translate(${MARGIN - 3} ${SHARE_HEIGHT - FOOT - 52})" fill="${INK}" d="${name.d}"/>
  <path transform="translate(${MARGIN} ${SHARE_HEIGHT - FOOT})" fill="${INK}" fill-opacity=".86" d="${facts.d}"/>
</svg>`;
}

/** Set at `size` pixels, or as large as the frame's width allows. */
function fitted(outline: (size: number) => TextOutline, size: number): TextOutline {
  const set = outline(size);
  const room = SHARE_WIDTH - 2 * MARGIN;
  return set.width > room ? outline((size * room) / set.width) : set;
}
