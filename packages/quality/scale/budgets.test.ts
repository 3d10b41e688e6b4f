import { overBudget } from './budgets';
import type { Measured } from './report';

const page = { raw: 50_000, brotli: 9000, elements: 500 };
const site: Measured = {
  cars: 300,
  build: { whole: { seconds: 9999, memory: 700_000_000 }, stages: [] },
  site: { files: 900, bytes: 90_000_000, catalogue: page, vehicle: page },
};
const budgets = [
  { name: 'vehicle page, raw', unit: 'kB', of: ({ site }: Measured) => site.vehicle.raw / 1e3, most: 50 },
  { name: 'files a car', unit: '', of: ({ cars, site }: Measured) => site.files / cars, most: 2 },
  { name: 'peak memory', unit: 'MB', of: ({ build }: Measured) => build.whole.memory, most: 1 },
];

it('names each figure that is over its budget, with both numbers', () => {
  expect(overBudget({ ...site, build: { ...site.build, whole: { seconds: 1, memory: null } } }, budgets)).toEqual([
    '300 cars: files a car 3, at most 2',
  ]);
  const heavy = { ...site, site: { ...site.site, vehicle: { ...page, raw: 51_256 } } };
  expect(overBudget(heavy, budgets)[0]).toBe('300 cars: vehicle page, raw 51.26 kB, at most 50 kB');
});

it.each([
  ['files a car', { files: 9000 }],
  ['out/ a car', { bytes: 9e9 }],
  ['vehicle page, raw', { vehicle: { ...page, raw: 9e6 } }],
  ['vehicle page, brotli', { vehicle: { ...page, brotli: 9e6 } }],
  ['vehicle page, elements', { vehicle: { ...page, elements: 90_000 } }],
  ['catalogue page, brotli', { catalogue: { ...page, brotli: 9e6 } }],
])('holds %s', (name, change) => {
  const faults = overBudget({ ...site, site: { ...site.site, ...change } });
  expect(faults).toEqual([expect.stringContaining(`300 cars: ${name} `)]);
});

it('holds the memory of a build', () => {
  const build = { ...site.build, whole: { seconds: 1, memory: 9e9 } };
  expect(overBudget({ ...site, build })).toEqual(['300 cars: peak memory 9000 MB, at most 2500 MB']);
});
