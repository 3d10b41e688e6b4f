import { islandsSetting, prepareIslands } from '@nyota/islands/build';
import { siteFeeds } from '@/lib/feeds/feeds';
import { brand, everyVehicle, logo } from '@/lib/inventory/inventory';
import * as inlineScripts from '@/lib/page/first-paint';
import { site } from '@/lib/site/site';
import { writeHostFiles } from '../hosting/write-host-files';
import { writeSharePictures } from '../share/share-pictures';
import { checkDocuments, documentsOf } from './documents';
import { writeFeedPictures } from './feed-pictures';
import { finishPages } from './finish-pages';
import { firstScriptFirst } from './first-script';
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
  const settings = {
    inlineScripts: Object.values(inlineScripts),
    urgent: 'data-restoring',
    needsNoScripts: (file: string) => /(?:^|\/)node_modules\/lucide-react\//.test(file),
  };
  const withIslands =
    islandsSetting() === 'off' ? [] : [await stage('islands', () => prepareIslands(folder, settings))];
  // The policy last: it holds the hashes of all that stands in the page.
  await stage('pages', () => finishPages(folder, [...withIslands, firstScriptFirst, addPolicy(folder)]));
  if (withDesk) await stage('desk', async () => (await import('@/packages/desk')).writeHostedDesk(folder));
  await stage('host files', () => writeHostFiles(folder, withDesk));
}
