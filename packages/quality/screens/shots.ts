import { paper } from '@/e2e/printed';

/** A page, or a page in an opened state. */
export type Screen = {
  readonly name: string;
  /** Exists only below, or only from, the width of a desk. */
  readonly only?: 'phone' | 'desk';
  /** A script brought the page into the state. */
  readonly isOpened: boolean;
  /** It covers the page: only the viewport belongs to it. */
  readonly isOverlay: boolean;
};

/** In CSS pixels. */
export type Size = { readonly width: number; readonly height: number };
type Theme = 'light' | 'dark';

/** The settings of a screen. */
export type Way = {
  readonly label: string;
  readonly sizes: readonly Size[];
  readonly themes: readonly Theme[];
  readonly textPercent: number;
  readonly hasScripts: boolean;
  readonly isPrinted: boolean;
};

const onScreen = { themes: ['light'], textPercent: 100, hasScripts: true, isPrinted: false } as const;

const sizes = {
  320: { width: 320, height: 640 },
  360: { width: 360, height: 740 },
  740: { width: 740, height: 360 },
  768: { width: 768, height: 1024 },
  1024: { width: 1024, height: 768 },
  1440: { width: 1440, height: 900 },
  2560: { width: 2560, height: 1440 },
} as const satisfies Readonly<Record<number, Size>>;

/** The product of all settings is too large to look through: rare ones have fewer widths, in light. */
export const ways = {
  screen: { ...onScreen, label: 'On screen', sizes: Object.values(sizes), themes: ['light', 'dark'] },
  'large-text': {
    ...onScreen,
    label: 'Text at 200 %',
    sizes: [sizes[320], sizes[360], sizes[768], sizes[1440]],
    textPercent: 200,
  },
  'no-scripts': {
    ...onScreen,
    label: 'Without scripts',
    sizes: [sizes[360], sizes[1024], sizes[1440]],
    hasScripts: false,
  },
  print: {
    ...onScreen,
    label: 'Printed',
    sizes: Object.values(paper),
    isPrinted: true,
  },
} as const satisfies Readonly<Record<string, Way>>;

type WayName = keyof typeof ways;

/** One screenshot. */
export type Shot = { readonly screen: Screen; readonly way: WayName; readonly size: Size; readonly theme: Theme };

/** From this width on, at the usual text size, the site has its desktop layout. */
const DESK = 1024;

/** Every screenshot of these screens, in the order of the sheet. */
export function shotsOf(screens: readonly Screen[]): readonly Shot[] {
  const names = Object.keys(ways) as WayName[];
  return screens.flatMap((screen) =>
    names
      .filter((way) => isShown(screen, ways[way]))
      .flatMap((way) =>
        ways[way].sizes
          .filter(({ width }) => !screen.only || screen.only === room(width, ways[way]))
          .flatMap((size) => ways[way].themes.map((theme) => ({ screen, way, size, theme }))),
      ),
  );
}

const isShown = ({ isOpened, isOverlay }: Screen, { hasScripts, isPrinted }: Way) =>
  (hasScripts || !isOpened) && !(isPrinted && isOverlay);

/** Larger text gives a desktop the layout of a phone. */
const room = (width: number, { textPercent }: Way) => (width >= (DESK * textPercent) / 100 ? 'desk' : 'phone');

/** 'The open menu: on screen, 360 × 740, dark' */
export function titleOf({ screen, way, size, theme }: Shot): string {
  return `${headingOf(screen)}: ${ways[way].label.toLowerCase()}, ${sizeLabel(size)}, ${theme}`;
}

const headingOf = ({ name }: Screen) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const sizeLabel = ({ width, height }: Size) => `${width} × ${height}`;

/** Its file without the ending: 'the-open-menu/screen-0360x740-dark'. Names sort by width. */
export function placeOf({ screen, way, size, theme }: Shot): string {
  return `${slugOf(screen)}/${way}-${String(size.width).padStart(4, '0')}x${size.height}-${theme}`;
}

function slugOf({ name }: Pick<Screen, 'name'>): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
