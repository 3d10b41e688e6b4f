import path from 'node:path';
import { bundleScripts, markIslands, recordInputScript } from '@nyota/islands/build';
import { metaFeed } from '@/lib/feeds/meta-feed';
import * as inlineScripts from '@/lib/inline-scripts';
import { brand, everyVehicle, feeds, logo, unshownPictures, vehicles } from '@/lib/inventory/inventory';
import { META_FEED_ROUTE } from '@/lib/page/routes';
import { allPictures } from '@/lib/pictures/all-pictures';
import { site } from '@/lib/site/site';
import { writeAtomically } from '@/scripts/files';
import { writeFeedPictures } from './feed-pictures';
import { changePages, finishPages, firstScriptFirst, refreshFirst } from './finish-pages';
import { writeHostFiles } from './host-files';
import { addPolicy } from './page-policies';
import { separatePrintStyles } from './print-styles';
import { removeLeftovers, removeUnshownPictures } from './remove-leftovers';
import { shareCards, writeShareCards } from './share-cards';

/** Turns the exported pages into the site: with their scripts, policies, pictures for other programs, and host files. */
export async function finishExport(folder: string): Promise<void> {
  await removeLeftovers(folder);
  // ISLANDS=off builds stock Next pages, which hydrate as a whole and read their payload.
  const hasIslands = process.env.ISLANDS !== 'off';
  const marks = hasIslands ? [await markIslands(Object.values(inlineScripts))] : [];
  const early = hasIslands ? await recordInputScript() : '';
  await changePages(folder, [...marks, firstScriptFirst(early), refreshFirst]);

  if (feeds.meta) await writeMetaFeed(folder);
  await writeShareCards(folder, shareCards(everyVehicle), { logo, colour: brand.colourOnDark });
  await removeUnshownPictures(folder, allPictures, unshownPictures);

  // Next's own scripts may ask for its style sheet by its name.
  const steps = hasIslands ? [await bundleScripts(folder), await separatePrintStyles(folder)] : [];
  // The policy comes last: it holds hashes of the finished page.
  await finishPages(folder, [...steps, addPolicy(folder)]);
  await writeHostFiles(folder);
}

/** Says which cars the feed leaves out, and why. */
async function writeMetaFeed(folder: string): Promise<void> {
  const { csv, photographs, leftOut } = metaFeed(vehicles, site);
  for (const line of leftOut) console.log(`Note: ${line}.`);
  await writeAtomically(path.join(folder, META_FEED_ROUTE), csv);
  if (photographs.length > 0) await writeFeedPictures(folder, photographs);
}
