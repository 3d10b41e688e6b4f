/** A small line in brass over what it names. */
export const eyebrowClass = 'tracked font-medium text-brass text-label';

/** A line of text that leads on or acts: a link or a button, with a small sign beside its words. */
export const underlinedClass =
  'inline-flex min-h-target items-center gap-2 text-small underline decoration-1 decoration-brass underline-offset-8 hover:decoration-2';

/** A link among other text, in its size and colour. */
export const inlineLinkClass =
  'inline-flex min-h-target items-center underline decoration-1 decoration-brass underline-offset-4 hover:decoration-2';
