import { jsxDEV as createElement, Fragment } from 'react/jsx-dev-runtime';
import { checkProps } from './mark-island';

export type { JSX } from 'react';
export { Fragment };

/** `next dev` hydrates whole pages, without marks; it applies the rules for islands, so a fault shows at once. */
export const jsxDEV: typeof createElement = (type, props, ...rest) => {
  checkProps(type, props);
  return createElement(type, props, ...rest);
};
