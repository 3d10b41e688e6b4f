export { bundleInlineScript } from './inline-script';
export { bundleScripts, markIslands } from './prepare-islands';
export { islandsSetting } from './setting';
