export { bundleInlineScript } from './inline-script';
export { prepareIslands } from './prepare-islands';
export { islandsSetting } from './setting';
