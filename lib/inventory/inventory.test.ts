import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { knownPictures } from '@/lib/pictures/all-pictures';
import { checkedOrThrow, vehicles } from './inventory';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-'));
  cpSync('e2e/fixtures/dealership', folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function replaceIn(file: string, text: string, other: string) {
  const before = readFileSync(path.join(folder, file), 'utf8');
  expect(before).toContain(text);
  writeFileSync(path.join(folder, file), before.replace(text, other));
}

const checked = () => checkedOrThrow(folder, knownPictures);

it('gives every list of a folder, and its texts as numbers', () => {
  replaceIn('vehicles/swift.json', 'KES 45,000,000', 'KES 46,500,000');
  replaceIn('team.json', 'Rehema Ali', 'Rehema Juma');
  const { vehicles: cars, services, testimonials, team, claims } = checked();
  expect(cars.map(({ id, price }) => [id, price]).slice(0, 2)).toEqual([
    [21, 46_500_000],
    [34, 70_000_000],
  ]);
  expect(services.map(({ slug }) => slug)).toContain('guarding');
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 4, 5, 5]);
  expect(team.map(({ name }) => name)).toEqual(['Rehema Juma', 'Said']);
  expect(claims.trust).toEqual(['By the sea since 1998', 'Open day and night']);
});

it('stops with every fault, a line each, when the data is not right', () => {
  replaceIn('vehicles/kite.json', '"2024"', '"24"');
  replaceIn('site.json', '"KE"', '"Kenya"');
  replaceIn('services.json', 'services/sales', 'services/sail');
  expect(checked).toThrow(
    /^The data is not right:(\ndata\/(?:vehicles\/kite\.json.*year.*"24"|services\.json.*sail|site\.json.*countryCode.*"Kenya").*){3}$/,
  );
});

it('stops at a file that is no JSON', () => {
  replaceIn('team.json', '"Rehema Ali",', '"Rehema Ali"');
  expect(checked).toThrow(/^The data is not right:\ndata\/team\.json, line \d+, /);
});

function read(drafts?: string) {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    DATA_FOLDER: folder,
    PHOTOGRAPHS_FOLDER: folder,
    DRAFTS: drafts,
  });
  let inventory: typeof import('./inventory') | undefined;
  jest.isolateModules(() => {
    inventory = jest.requireActual('./inventory');
  });
  jest.restoreAllMocks();
  const { vehicles = [], unshownPictures } = inventory ?? {};
  return { ids: vehicles.map(({ id }) => id), unshownPictures };
}

const all = vehicles.map(({ id }) => id);

describe('a draft', () => {
  it('is in a preview only', () => {
    replaceIn('vehicles/swift.json', '"status"', '"draft": true, "status"');
    expect(read('shown').ids).toEqual(all);
    expect(read().ids).toEqual(all.filter((id) => id !== 21));
  });

  it('keeps from the site its pictures, and photographs, that nothing else shows', () => {
    replaceIn('vehicles/swift.json', '"status"', '"draft": true, "status"');
    const [first, second, ...others] = vehicles.find(({ id }) => id === 21)?.images ?? [];
    replaceIn('vehicles/kite.json', 'mclaren-720s/side', first?.picture ?? '');
    replaceIn('services.json', 'services/sales', second?.picture ?? '');
    const record = { origin: 'photograph', avif: {}, webp: {} };
    const photographs = { 'holiday/passport': record, 'home/hero': record };
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(photographs));
    expect(read('shown').unshownPictures).toEqual(['holiday/passport']);
    expect(read().unshownPictures).toEqual([...others.map(({ picture }) => picture), 'holiday/passport']);
  });
});

it('lists a sold car for as many days as the dealer says', () => {
  replaceIn('vehicles/swift.json', '"available"', '"sold", "soldOn": "2020-01-01"');
  expect(read().ids).toEqual(all);
  jest.doMock('@/data/site.json', () => ({ ...jest.requireActual('@/data/site.json'), soldCarsStay: 30 }));
  expect(read().ids).toEqual(all.filter((id) => id !== 21));
});

it('is of the folder that DATA_FOLDER names', () => {
  expect(vehicles).toEqual(checked().vehicles);
});
