/** Tokens of app/styles/tokens.css for code without style sheets: pictures, the page's head, the data check. */

/** The colour `studio` of dark pages, the ground of pictures on them and of the pages themselves. */
export const ROOM = '#0c0c0b';

/** The colour `canvas` of light pages. */
export const PAPER = '#fbfaf8';

/** `ink` on a dark ground. */
export const INK = '#f4f1ea';

/** `surface`, on a light and on a dark page. */
export const LIGHT_PANEL = '#f2f0ec';
export const DARK_PANEL = '#161614';

/** `canvas` of a dialog on a dark page. */
export const DARK_DIALOG = '#23221e';

/** `line`, on a light and on a dark page. */
export const LIGHT_LINE = '#dcd8d0';
export const DARK_LINE = '#2c2b27';
