import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedData } from '@/lib/data-check/inspect-data';
import { inspectFolder, type PlacedFault } from '@/lib/data-check/inspect-folder';
import { type PictureManifest, picturesOf } from '@/lib/pictures/manifest';
import { recoverFiles } from '@/scripts/files/data-files';
import { showProgress } from '@/scripts/files/progress';
import { makePhotographs } from '../pictures/make-photographs';

const MANIFEST = 'public/pictures/manifest.json';

/**
 * Makes the sizes of new photographs, checks the data files under `root` and prints notices and faults, a line each.
 * @returns whether there is no fault; does not throw for an unreadable file
 */
export async function checkData(root = process.cwd()): Promise<boolean> {
  await recoverFiles(root);
  const known = await knownPictures(root);
  if (known === null) {
    console.error(`${MANIFEST} is missing or damaged; it came with the site, so take it from there again.`);
    return false;
  }
  const { faults: wrong, placedFaults, notices, data } = inspectFolder(path.join(root, 'data'), known.pictures);
  const faults = [...known.faults, ...wrong];
  for (const notice of notices) {
    console.log(`Note: ${notice}.`);
  }
  if (data !== null && faults.length === 0) {
    console.log(summary(data));
    return true;
  }
  console.error(faults.join('\n'));
  // GitHub shows them at the line, in the pull request and at the head of the run.
  if (process.env.GITHUB_ACTIONS) for (const fault of placedFaults) console.log(annotation(fault));
  console.error(`${counted(faults.length, 'fault')} in the data. The site can be built when there are none.`);
  return false;
}

/** The pictures that entries may use, and the faults of photographs; null without the manifest of the studio's pictures. */
export async function knownPictures(root: string) {
  const drawn = await drawnPictures(root);
  if (drawn === null) return null;
  const { manifest, faults } = await makePhotographs(root, showProgress('Photographs'));
  return { pictures: new Map(picturesOf({ ...drawn, ...manifest })), faults };
}

/** The manifest of the studio's pictures, or null when it cannot be read. */
async function drawnPictures(root: string): Promise<PictureManifest | null> {
  try {
    return JSON.parse(await readFile(path.join(root, MANIFEST), 'utf8'));
  } catch {
    return null;
  }
}

function summary({ vehicles, services, testimonials, team }: CheckedData): string {
  const counts = [
    counted(vehicles.length, 'vehicle'),
    counted(services.length, 'service'),
    counted(testimonials.length, 'testimonial'),
    counted(team.length, 'team member'),
  ];
  return `Data: ${counts.join(', ')}, all right.`;
}

/** A workflow command of GitHub Actions, with the characters escaped that would end it or its properties. */
function annotation({ file, line, text }: PlacedFault): string {
  const message = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const name = file.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::error file=${name},line=${line}::${message}`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
