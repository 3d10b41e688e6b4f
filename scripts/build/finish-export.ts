import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScripts, islandsSetting, markIslands } from '@nyota/islands/build';
import { metaFeed } from '@/lib/feeds/meta-feed';
import * as inlineScripts from '@/lib/inline-scripts';
import { brand, draftPictures, everyVehicle, feeds, logo, vehicles } from '@/lib/inventory/inventory';
import { META_FEED_ROUTE } from '@/lib/page/routes';
import { allPictures } from '@/lib/pictures/all-pictures';
import { site } from '@/lib/site/site';
import { writeSharePictures } from '../share/share-pictures';
import { writeFeedPictures } from './feed-pictures';
import { changePages, finishPages } from './finish-pages';
import { carryPictureFirst, firstScriptFirst, refreshFirst, restoreListFirst } from './head-order';
import { writeHostFiles } from './host-files';
import { addPolicy } from './page-policies';
import { separatePrintStyles } from './print-styles';
import { removeLeftovers } from './remove-leftovers';
import { removeUnshownPictures } from './remove-unshown-pictures';
import { shareCards } from './share-cards';

/** Turns the exported pages into the site: with their scripts, policies, pictures for other programs, and host files. */
export async function finishExport(folder: string): Promise<void> {
  await removeLeftovers(folder);
  const hasIslands = islandsSetting() !== 'off';
  // Next's own scripts read its payload, and expect inline scripts in their places.
  const marks = hasIslands ? [await markIslands(Object.values(inlineScripts)), carryPictureFirst] : [];
  const order = [firstScriptFirst, ...(hasIslands ? [restoreListFirst] : []), refreshFirst];
  await changePages(folder, [...marks, ...order]);

  if (feeds.meta) await writeMetaFeed(folder);
  await writeSharePictures(folder, shareCards(everyVehicle), { logo, colour: brand.colourOnDark });
  await removeUnshownPictures(folder, allPictures, draftPictures);

  // A link to a filtered list.
  const urgent = { selector: 'html[data-restoring] [data-awaits-address]', chunks: ['live-catalogue'] };
  // Next's own scripts may ask for its style sheet by its name.
  const steps = hasIslands ? [await bundleScripts(folder, urgent), await separatePrintStyles(folder)] : [];
  // The policy comes last: it holds hashes of the finished page.
  await finishPages(folder, [...steps, addPolicy(folder)]);
  await writeHostFiles(folder);
}

/** Says which cars the feed leaves out, and why. */
async function writeMetaFeed(folder: string): Promise<void> {
  const { csv, photographs, leftOut } = metaFeed(vehicles, site);
  for (const line of leftOut) console.log(`Note: ${line}.`);
  const file = path.join(folder, META_FEED_ROUTE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, csv);
  if (photographs.length > 0) await writeFeedPictures(folder, photographs);
}
