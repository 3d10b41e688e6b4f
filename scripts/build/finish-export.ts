import { islandsSetting } from '@/islands/setting';
import { siteFeeds } from '@/lib/feeds/feeds';
import { brand, everyVehicle, logo } from '@/lib/inventory/inventory';
import { site } from '@/lib/site/site';
import { writeHostFiles } from '../hosting/write-host-files';
import { writeSharePictures } from '../share/share-pictures';
import { checkDocuments, documentsOf } from './documents';
import { writeFeedPictures } from './feed-pictures';
import { finishPages } from './finish-pages';
import { firstScriptFirst } from './first-script';
import { prepareIslands } from './islands/prepare-islands';
import { addPolicy } from './page-policies';
import { removeLeftovers } from './remove-leftovers';
import { shareCards } from './share-cards';
import { stage } from './stage';

/** Adds to the exported pages what the framework does not write itself. */
export async function finishExport(folder: string, withDesk: boolean): Promise<void> {
  await stage('documents', () => checkDocuments(folder, documentsOf(site, everyVehicle)));
  const { leftOut, photographs } = siteFeeds();
  for (const line of leftOut) console.log(`Note: ${line}.`);
  if (photographs.length > 0) await stage('feed pictures', () => writeFeedPictures(folder, photographs));
  await stage('share pictures', () =>
    writeSharePictures(folder, shareCards(everyVehicle), { logo, colour: brand.colourOnDark }),
  );
  await stage('leftovers', () => removeLeftovers(folder));
  const islands = islandsSetting();
  const withIslands = islands === 'off' ? [] : [await stage('islands', () => prepareIslands(folder, islands))];
  // The policy last: it holds the hashes of all that stands in the page.
  await stage('pages', () => finishPages(folder, [...withIslands, firstScriptFirst, addPolicy(folder)]));
  if (withDesk) await stage('desk', async () => (await import('@/packages/desk')).writeHostedDesk(folder));
  await stage('host files', () => writeHostFiles(folder, withDesk));
}
