/** The logo of the house, ready for pages, icons and shared links. */
export type Logo = {
  readonly width: number;
  readonly height: number;
} & (
  | {
      readonly kind: 'drawing';
      /** The markup inside its svg element. Shapes without a colour take that of the element. */
      readonly markup: string;
      readonly viewBox: string;
    }
  | { readonly kind: 'picture'; readonly png: Buffer }
);

/** From here on it is taken to hold the name. */
export const WIDE = 2;

export const holdsName = ({ width, height }: Pick<Logo, 'width' | 'height'>) => width >= WIDE * height;

export const LOGO_PICTURE = '/logo.png';

/** The prefix of ids in a drawing, so that they differ from other ids of a page. */
export const LOGO_PREFIX = 'logo-';
