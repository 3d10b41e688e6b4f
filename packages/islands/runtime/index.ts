export { hydrateIslands } from './hydrate-islands';
export { importModule } from './import-module';
export { hydrate } from './preact/hydrate';
