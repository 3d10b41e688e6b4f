import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RETURN_STORAGE_KEY, SCROLL_STORAGE_KEY } from '@/lib/catalogue/scroll';
import { deviceLists, PROBE_KEY, RENTAL_DATES_KEY } from '@/lib/device/device-list';
import { ENQUIRY_DRAFT_KEY } from '@/lib/enquiry/draft';
import { sellDraftKey } from '@/lib/enquiry/sell';
import { CARRIED_PICTURE_KEY } from '@/lib/inline-scripts/carry-picture';
import { THEME_STORAGE_KEY } from '@/lib/page/theme';
import { keptOnDevice } from './kept-on-device';

/** The names of storage keys in the source. */
const keys: Readonly<Record<string, readonly string[]>> = {
  THEME_STORAGE_KEY: [THEME_STORAGE_KEY],
  // Of components/enquiry/draft-storage.ts, which is given it.
  key: [ENQUIRY_DRAFT_KEY, ...(['sell', 'part-exchange', 'find'] as const).map(sellDraftKey)],
  SCROLL_STORAGE_KEY: [SCROLL_STORAGE_KEY],
  RETURN_STORAGE_KEY: [RETURN_STORAGE_KEY],
  PROBE_KEY: [PROBE_KEY],
  CARRIED_PICTURE_KEY: [CARRIED_PICTURE_KEY],
  // Of components/device/kept-text.ts, which is given it.
  keptKey: [RENTAL_DATES_KEY, ...Object.values(deviceLists).map(({ key }) => key)],
};

const sources = ['app', 'components', 'packages/islands/runtime', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^testing\/|^inline-scripts\/index/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
);

it('lists every key the site stores something under, and no other', () => {
  const used = sources.flatMap((source) =>
    Array.from(source.matchAll(/Storage\s*\.\s*\w+Item\(\s*([^,)\s]+)/g), ([, key = '']) => key),
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(keys)));
  const stored = new Set(used.flatMap((name) => keys[name] ?? []));
  expect(stored).toEqual(new Set(keptOnDevice.map(({ key }) => key)));
});

it('gives every key its purpose and its duration', () => {
  for (const { what, until } of keptOnDevice) {
    expect([what, until]).toEqual([expect.stringMatching(/\w /), expect.stringMatching(/\w /)]);
  }
});

it('covers all storage: there is no cookie, database or cache, and no access by another name', () => {
  for (const source of sources) {
    expect(source).not.toMatch(/document\s*\.\s*cookie|cookieStore|indexedDB|caches\s*\.|Storage\s*\[/);
  }
});
