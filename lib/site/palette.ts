/** Tokens of the site's style sheet that pictures need; a picture cannot read custom properties. */

/** The room's own colour, `studio`. */
export const ROOM = '#0c0c0b';

/** `ink` and `brass` on a dark ground. */
export const INK = '#f4f1ea';
export const BRASS = '#c9a662';

/** `brass` on a light ground, where the bright one is too faint. */
export const DEEP_BRASS = '#7a5a1e';
