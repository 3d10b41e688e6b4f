import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';
import { markIsland } from './mark-island';

export type { JSX } from 'react';
export { Fragment };

/* tsconfig.json names this package as the JSX runtime of all components. */
const marks = process.env.ISLANDS !== 'off';
export const jsx = marks ? markIsland(createElement) : createElement;
export const jsxs = marks ? markIsland(createElements) : createElements;
