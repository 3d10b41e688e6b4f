import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROVENANCE, readProvenance } from '@/scripts/hosting/provenance';
import { expect, test } from './fixtures';
import { buildVariant } from './site-variant';

const MOMENT = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21, 9) / 1000) };

async function hashes(settings: Readonly<Record<string, string>>) {
  const folder = await buildVariant('moment', [], { ...MOMENT, ...settings });
  return readProvenance(readFileSync(path.join(folder, PROVENANCE), 'utf8'), PROVENANCE).sha256;
}

test('a build of the same moment has the same bytes in another time zone and locale', async () => {
  // Two builds.
  test.setTimeout(600_000);
  const here = await hashes({});
  const elsewhere = await hashes({ TZ: 'America/St_Johns', LC_ALL: 'de_CH.UTF-8', LANG: 'de_CH.UTF-8' });
  expect(Object.keys(here).length).toBeGreaterThan(100);
  expect(elsewhere).toEqual(here);
});
