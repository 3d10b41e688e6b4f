export { prepareIslands } from './prepare-islands';
export { islandsSetting } from './setting';
