import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedData } from '@/lib/data-check/inspect-data';
import { inspectFolder } from '@/lib/data-check/inspect-folder';
import { type PictureManifest, picturesOf } from '@/lib/pictures/manifest';

const MANIFEST = 'public/pictures/manifest.json';

/**
 * Checks the data files under `root` and prints what there is to say: notices, then one line for each fault, or one that
 * all is right. True when it is. Does not throw, and goes on after a file that cannot be read.
 */
export async function checkData(root = process.cwd()): Promise<boolean> {
  const pictures = await pictureNames(root);
  if (pictures === null) {
    console.error(`${MANIFEST} is missing or damaged, so the pictures cannot be checked; 'npm run pictures' makes it.`);
    return false;
  }
  const { faults, notices, data } = inspectFolder(path.join(root, 'data'), pictures);
  for (const notice of notices) {
    console.log(`Note: ${notice}.`);
  }
  if (data !== null) {
    console.log(summary(data));
    return true;
  }
  console.error(faults.join('\n'));
  console.error(`${counted(faults.length, 'fault')} in the data. The site can be built when there are none.`);
  return false;
}

/** The names in the pictures' manifest, or null when it cannot be read. */
async function pictureNames(root: string): Promise<ReadonlySet<string> | null> {
  try {
    const manifest: PictureManifest = JSON.parse(await readFile(path.join(root, MANIFEST), 'utf8'));
    return new Set(picturesOf(manifest).map(([name]) => name));
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

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
