import { appendFileSync, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedData } from '@/lib/data-check/inspect-data';
import { inspectFolder, type PlacedFault } from '@/lib/data-check/inspect-folder';
import { printText } from '@/lib/data-check/print';
import { type PictureManifest, picturesOf } from '@/lib/pictures/manifest';
import { makePhotographs, showProgress } from '../pictures/make-photographs';

const MANIFEST = 'public/pictures/manifest.json';

/**
 * Makes the sizes of new photographs, checks the data files under `root` and prints notices and faults, a line each.
 * @param toPublish also refuses placeholders and samples
 * @returns whether there is no fault; does not throw for an unreadable file
 */
export async function checkData({ root = process.cwd(), toPublish = false } = {}): Promise<boolean> {
  const known = await knownPictures(root);
  if (known === null) {
    const text = `${MANIFEST} is missing or damaged; it came with the site, so take it from there again.`;
    reportFaults([{ file: MANIFEST, line: 1, text }]);
    return false;
  }
  const { placedFaults, notices, unfinished, data } = inspectFolder(path.join(root, 'data'), known.pictures);
  const texts = [...(await publicFileFaults(root)), ...(data ? missingFiles(data, root) : [])];
  const faults = [...texts.map((text) => ({ text })), ...placedFaults];
  for (const notice of [...known.notices, ...notices]) console.log(`Note: ${notice}.`);
  if (data === null || faults.length > 0) {
    reportFaults(faults, `${counted(faults.length, 'fault')} in the data. The site can be built when there are none.`);
    return false;
  }
  console.log(summary(data));
  if (unfinished.length === 0) return true;
  const toDo = `${counted(unfinished.length, 'thing')} to do before the site is published`;
  if (toPublish) reportFaults(unfinished, `${toDo}. It can be built without --publish.`);
  else console.log(`${toDo}: npm run check -- --publish`);
  return !toPublish;
}

/** The pictures that entries may use, and the notices of photographs; null without the manifest of the studio's pictures. */
async function knownPictures(root: string) {
  const drawn = await drawnPictures(root);
  if (drawn === null) return null;
  const { manifest, notices } = await makePhotographs(root, showProgress());
  return { pictures: new Map(picturesOf({ ...drawn, ...manifest })), notices };
}

/** Files of public/ with names that would have to be escaped in another way in the configuration of each host. */
async function publicFileFaults(root: string): Promise<readonly string[]> {
  const names = await readdir(path.join(root, 'public'));
  return names
    .filter((name) => !/^[\w.-]+$/.test(name))
    .map((name) => `public/${printText(name)}: rename it; only A to Z, digits, dots, hyphens and underscores are safe`);
}

/** Documents that pages lead to and public/ does not have. */
function missingFiles({ site, vehicles }: CheckedData, root: string): readonly string[] {
  const named = [
    ...vehicles.flatMap(({ name, history = [] }) => history.map(({ file }) => ({ by: printText(name), file }))),
    ...Object.values(site.legal).map((file) => ({ by: 'legal in data/site.json', file })),
  ];
  return named.flatMap(({ by, file }) => {
    const [address = ''] = (file ?? '').split(/[?#]/);
    const isThere = !/^\/.*\.\w+$/.test(address) || existsSync(path.join(root, 'public', decodeURI(address)));
    return isThere ? [] : [`public${address}: there is no such file; ${by} names it`];
  });
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

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** A fault with its place in a file, where it has one: a photograph has no lines. */
type ReportedFault = Pick<PlacedFault, 'text'> & Partial<PlacedFault>;

/**
 * Prints faults, a line each. In GitHub Actions also as annotations of their lines, and in the summary of the run.
 * @param conclusion the last line
 */
function reportFaults(faults: readonly ReportedFault[], conclusion = ''): void {
  const lines = [...faults.map(({ text }) => text), ...(conclusion === '' ? [] : [conclusion])];
  console.error(lines.join('\n'));
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_ACTIONS) for (const fault of faults) console.log(annotation(fault));
  // Indented: as code, in which no character means anything.
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${lines.map((line) => `    ${line}`).join('\n')}\n`);
}

/** A workflow command of GitHub Actions, with the characters escaped that would end it or its properties. */
function annotation({ file, line = 1, text }: ReportedFault): string {
  const message = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const name = file?.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::error${name ? ` file=${name},line=${line}` : ''}::${message}`;
}
