export { bundleIslands } from './bundle-islands';
export { bundleInlineScript } from './inline-script';
export { takeIslands } from './page-islands';
export { bundleScripts, markIslands, recordInputScript } from './prepare-islands';
