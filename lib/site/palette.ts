/** Tokens of app/styles/tokens.css for what cannot read a style sheet: pictures and the head of a page. */

/** The room's own colour, `studio`; also the page while it is dark. */
export const ROOM = '#0c0c0b';

/** The page while it is light, `canvas`. */
export const PAPER = '#fbfaf8';

/** `ink` and `brass` on a dark ground. */
export const INK = '#f4f1ea';
export const BRASS = '#c9a662';

/** `brass` on a light ground, where the bright one is too faint. */
export const DEEP_BRASS = '#7a5a1e';
