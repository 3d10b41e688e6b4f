import { islandsSetting } from '@/islands/setting';
import { vehicles } from '@/lib/site/inventory';
import { site } from '@/lib/site/site';
import { writeHostFiles } from '../hosting/write-host-files';
import { writeSharePictures } from '../share/share-pictures';
import { addExtensionTwins } from './extension-twins';
import { putFirstScriptFirst } from './first-script';
import { writeIslands } from './islands/write-islands';
import { checkLegalPages } from './legal-pages';
import { writePagePolicies } from './page-policies';
import { removeLeftovers } from './remove-leftovers';
import { shareCards } from './share-cards';
import { stage } from './stage';

/** Adds to the exported pages what the framework does not write itself. */
export async function finishExport(folder: string): Promise<void> {
  await stage('legal pages', () => checkLegalPages(folder, site.legal));
  await stage('share pictures', () => writeSharePictures(folder, shareCards(vehicles)));
  await stage('leftovers', () => removeLeftovers(folder));
  const islands = islandsSetting();
  if (islands !== 'off') await stage('islands', () => writeIslands(folder, islands));
  await stage('first script', () => putFirstScriptFirst(folder));
  // Before pages are copied, so that each copy has its policy.
  await stage('policies', () => writePagePolicies(folder));
  await stage('twins', () => addExtensionTwins(folder));
  await stage('host files', () => writeHostFiles(folder));
}
