import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const PICTURE = '.cache/studio/preview/ferrari-488-gtb/front-three-quarter.png';

/** In a process of its own: it is what a person runs, and several times as fast as inside the test runner's sandbox. */
function studio(...options: readonly string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'packages/studio/cli.ts', ...options], { encoding: 'utf8' });
}

const smallPicture = ['--car', 'ferrari-488-gtb', '--view', 'front-three-quarter', '--preview', '--width', '200'];

/** Mean red, green, blue and opacity of a part of the picture, 0 to 255. Pixels. */
async function colourOf(left: number, top: number, width: number, height: number) {
  const part = await sharp(PICTURE).extract({ left, top, width, height }).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.map(({ mean }) => mean) as [number, number, number, number];
}

test('a small picture shows a red car without its ground, the same to the byte when it is made again', async () => {
  const made = studio(...smallPicture, '--force');
  expect(made.stderr).not.toContain('Error');
  expect(made.status).toBe(0);
  const first = readFileSync(PICTURE);
  // The door between the two lines of light that it mirrors.
  const [red, green, blue, opacity] = await colourOf(48, 68, 24, 2);
  expect(red).toBeGreaterThan(3 * green);
  expect(red).toBeGreaterThan(3 * blue);
  expect(opacity).toBe(255);
  expect((await colourOf(0, 0, 200, 20))[3]).toBeLessThan(60);
  studio(...smallPicture, '--force', '--workers', '1');
  expect(readFileSync(PICTURE).equals(first)).toBe(true);
  expect(studio(...smallPicture).stdout).toContain('Nothing has changed.');
}, 120_000);

test('an unknown car or view is one line that lists the known ones', () => {
  const { status, stderr } = studio('--car', 'ferrari', '--view', 'side');
  expect(status).toBe(2);
  expect(stderr.trim().split('\n').at(-1)).toMatch(/^Unknown car 'ferrari'\. Known: .*ferrari-488-gtb/);
  expect(studio('--view', 'top').stderr).toMatch(/Unknown view 'top'\. Known: .*front-three-quarter/);
});
