import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { soundMarket } from '@/lib/testing/sound-data';
import { marketFaults } from './market-faults';

const folder = mkdtempSync(path.join(os.tmpdir(), 'market-'));
afterAll(() => rmSync(folder, { recursive: true }));

function faultsIn(text: string) {
  writeFileSync(path.join(folder, 'market.json'), text);
  return marketFaults(folder).map(({ line, text }) => `${line}: ${text}`);
}
const faultsWith = (changes: object) => faultsIn(JSON.stringify({ ...soundMarket, ...changes }));

it('is right as it is', () => {
  expect(faultsWith({ $schema: './schema/market.json' })).toEqual([]);
});

it.each([
  [{ priceBands: [2, 1] }, 'priceBands is [2,1]; write a list of whole numbers, each higher than the one before'],
  [{ rateBands: [1.5] }, 'rateBands is [1.5]; write a list of whole numbers, each higher than the one before'],
  [{ rateBands: [0] }, 'rateBands is [0]; write a list of whole numbers, each higher than the one before'],
  [{ modes: ['sale', 'sale'] }, `modes is ["sale","sale"]; write 'sale' and 'rental', each at most once`],
  [{ numbers: { thousands: ',', decimal: ',' } }, 'numbers.decimal is ","; write another mark than that of thousands'],
  [
    { categories: [...soundMarket.categories, ...soundMarket.categories] },
    expect.stringContaining('write a list of categories, each with an id of its own'),
  ],
])('finds the fault of %j', (changes, text) => {
  expect(faultsWith(changes)).toEqual([typeof text === 'string' ? `1: data/market.json: ${text}` : text]);
});

it('names the place of a mistake in the notation', () => {
  expect(faultsIn('{\n  "clock": 12\n  "locale": "en-KE"\n}')).toEqual([
    expect.stringMatching(/^2: data\/market\.json, line 2, column \d+: a comma is missing after the clock/),
  ]);
});

it('says that the file is missing', () => {
  rmSync(path.join(folder, 'market.json'));
  expect(marketFaults(folder).map(({ text }) => text)).toEqual(['data/market.json: there is no such file']);
});
