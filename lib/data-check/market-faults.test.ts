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
  [{ locale: 'de-CH' }, `locale is "de-CH"; write English with the two letters of the country such as 'en-KE'`],
  [{ clock: 13 }, 'clock is 13; write 12 or 24'],
  [{ priceBands: [2, 1] }, 'priceBands is [2,1]; write a list of whole numbers, each higher than the one before'],
  [{ rateBands: [] }, 'rateBands is []; write a list of whole numbers, at least one'],
  [
    { money: { ...soundMarket.money, written: 'KES' } },
    `money.written is "KES"; write how a sum is written, with {sum} in it, such as 'KES {sum}' or '{sum} €'`,
  ],
  [
    { money: { ...soundMarket.money, code: 'KSH' } },
    `money.code is "KSH"; write the three letters of a currency such as 'KES'`,
  ],
  [
    { money: { ...soundMarket.money, alsoWritten: ['€', 'K Sh'] } },
    `money.alsoWritten item 2 is "K Sh"; write a mark without spaces such as 'KSh' or '€'`,
  ],
  [{ numbers: { thousands: ',', decimal: ',' } }, 'numbers.decimal is ","; write another mark than that of thousands'],
  [
    { phone: { ...soundMarket.phone, example: '+41 44 000 00 00' } },
    `phone.example is "+41 44 000 00 00"; write a number with + and the country code such as '+254 700 000 000'`,
  ],
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
