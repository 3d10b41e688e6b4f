import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { faultLine } from '@/lib/data-check/faults';
import { type CheckedData, inspectData, type RawData } from '@/lib/data-check/inspect-data';
import { unreadableLine } from '@/lib/data-check/unreadable';
import { type PictureManifest, picturesOf } from '@/lib/pictures/manifest';

const NAMES = ['vehicles', 'services', 'testimonials', 'team', 'site'] as const satisfies readonly (keyof RawData)[];
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
  // What cannot be read stays undefined, which is a fault, so there is no data to pass.
  const raw: Record<keyof RawData, unknown> = {
    vehicles: undefined,
    services: undefined,
    testimonials: undefined,
    team: undefined,
    site: undefined,
  };
  const unreadable = new Map<string, string>();
  for (const name of NAMES) {
    const file = `data/${name}.ts`;
    try {
      raw[name] = await exportOf(name, path.join(root, file));
    } catch (error) {
      unreadable.set(file, unreadableLine(file, error));
    }
  }
  const { faults, notices, data } = inspectData(raw, pictures);
  for (const notice of notices) {
    console.log(`Note: ${notice}.`);
  }
  if (data !== null) {
    console.log(summary(data));
    return true;
  }
  const lines = [...unreadable.values(), ...faults.filter(({ file }) => !unreadable.has(file)).map(faultLine)];
  console.error(lines.join('\n'));
  console.error(`${counted(lines.length, 'fault')} in the data. The site can be built when there are none.`);
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

async function exportOf(name: string, file: string): Promise<unknown> {
  if (!existsSync(file)) {
    throw new Error('there is no such file');
  }
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  return exported[name];
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

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await checkData()) ? 0 : 1;
