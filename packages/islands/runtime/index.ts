export { hydrateIslands } from './hydrate-islands';
export { hydrate } from './preact/hydrate-range';
