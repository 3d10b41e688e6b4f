/** A small line in brass above a heading. */
export const eyebrowClass = 'tracked font-medium text-brass text-label';

/** A link or a button as a line of text with an icon. */
export const underlinedClass =
  'inline-flex min-h-target items-center gap-2 text-small underline decoration-1 decoration-brass underline-offset-8 hover:decoration-2';

/** A link inside text, in the text's size and colour. */
export const inlineLinkClass =
  'inline-flex min-h-target items-center underline decoration-1 decoration-brass underline-offset-4 hover:decoration-2';
