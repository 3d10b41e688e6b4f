export type { JSX } from 'react';
/* `next dev` is stock Next: nothing is marked. */
export { Fragment, jsxDEV } from 'react/jsx-dev-runtime';
