export { bundleInlineScript } from './inline-script';
export { prepareIslands, removeFramework } from './prepare-islands';
export { islandsSetting } from './setting';
