import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '@/scripts/files/files-of';
import { expect, test } from './fixtures';
import { buildVariant } from './site-variant';

const MOMENT = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21, 9) / 1000) };

async function hashes(settings: Readonly<Record<string, string>>) {
  const folder = await buildVariant('moment', [], { ...MOMENT, ...settings });
  const hashOf = async (file: string) => createHash('sha256').update(await readFile(path.join(folder, file)));
  return Promise.all(
    [...(await filesOf(folder))].sort().map(async (file) => `${file} ${(await hashOf(file)).digest('hex')}`),
  );
}

test('a build of the same moment has the same bytes in another time zone and locale', async () => {
  // Two builds.
  test.setTimeout(600_000);
  const here = await hashes({});
  const elsewhere = await hashes({ TZ: 'America/St_Johns', LC_ALL: 'de_CH.UTF-8', LANG: 'de_CH.UTF-8' });
  expect(here.length).toBeGreaterThan(100);
  expect(elsewhere).toEqual(here);
});
