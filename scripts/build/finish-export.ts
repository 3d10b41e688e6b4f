import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScripts, islandsSetting, markIslands } from '@nyota/islands/build';
import pMap from 'p-map';
import { siteFeeds } from '@/lib/feeds/feeds';
import { siteTexts } from '@/lib/feeds/texts';
import * as inlineScripts from '@/lib/inline-scripts';
import { brand, draftPictures, everyVehicle, logo } from '@/lib/inventory/inventory';
import { ofShard } from '@/lib/page/static-params';
import { allPictures } from '@/lib/pictures/all-pictures';
import { writeProvenance } from '../hosting/provenance';
import { writeHostFiles } from '../hosting/write-host-files';
import { writeSharePictures } from '../share/share-pictures';
import { writeFeedPictures } from './feed-pictures';
import { changePages, finishPages } from './finish-pages';
import { carryPictureFirst, firstScriptFirst, refreshFirst, restoreListFirst } from './head-order';
import { addPolicy } from './page-policies';
import { separatePrintStyles } from './print-styles';
import { removeLeftovers } from './remove-leftovers';
import { removeUnshownPictures } from './remove-unshown-pictures';
import { shareCards } from './share-cards';
import { stage } from './stage';

/** Changes to an export, or a shard of it, that need no other page. Files that no visitor requests are removed. */
export async function cleanExport(folder: string): Promise<void> {
  await stage('leftovers', () => removeLeftovers(folder));
  // Next's own scripts read its payload, and expect inline scripts in their places.
  const steps =
    islandsSetting() === 'off'
      ? [firstScriptFirst, refreshFirst]
      : [
          await markIslands(Object.values(inlineScripts)),
          carryPictureFirst,
          firstScriptFirst,
          restoreListFirst,
          refreshFirst,
        ];
  await stage('marked islands', () => changePages(folder, steps));
}

/** Adds the pictures that only other sites and programs show, of all pages or of those of a shard. */
export async function addPictures(folder: string): Promise<void> {
  const photographs = ofShard(siteFeeds().photographs);
  if (photographs.length > 0) await stage('feed pictures', () => writeFeedPictures(folder, photographs));
  await stage('share pictures', () =>
    writeSharePictures(folder, ofShard(shareCards(everyVehicle)), { logo, colour: brand.colourOnDark }),
  );
}

/** Turns the exported pages, with their pictures, into the site. */
export async function finishExport(folder: string): Promise<void> {
  for (const line of siteFeeds().leftOut) console.log(`Note: ${line}.`);
  await stage('texts', () =>
    pMap(siteTexts(), ({ path: address, text }) => writeFile(path.join(folder, address), text), { concurrency: 16 }),
  );
  await stage('unshown pictures', () => removeUnshownPictures(folder, allPictures, draftPictures));
  // A link to a filtered list.
  const urgent = { selector: 'html[data-restoring] [data-awaits-address]', chunks: ['live-catalogue'] };
  // Next's own scripts may ask for its style sheet by its name.
  const steps =
    islandsSetting() === 'off'
      ? []
      : [
          await stage('scripts', () => bundleScripts(folder, urgent)),
          await stage('print styles', () => separatePrintStyles(folder)),
        ];
  // The policy comes last: it holds hashes of the finished page.
  await stage('pages', () => finishPages(folder, [...steps, addPolicy(folder)]));
  await stage('provenance', () => writeProvenance(folder));
  await stage('host files', () => writeHostFiles(folder));
}
