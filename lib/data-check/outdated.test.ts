import type { Migration } from '@/lib/migrations/migrations';
import { type Fault, faultLine } from './faults';
import { namingMigrations } from './outdated';

const FILE = 'data/currencies.json';

const rate: Migration = {
  ...{ name: 'currency-rate', since: '2026-11-30', files: /^data\/currencies\.json$/ },
  outdated: () => [{ at: ['currencies', 0, 'shillings'], name: 'rate' }],
};

const fault = (file: string, at: readonly PropertyKey[]): Fault => {
  return { file, at, entry: 'entry 1 (USD)', field: String(at.at(-1)), value: '7', expected: 'a better one' };
};

it('says the present name of a field, once, and keeps the faults of others', () => {
  const elsewhere = [fault('data/site.json', ['currencies', 0, 'shillings']), fault(FILE, ['currencies', 0, 'asOf'])];
  const here = [fault(FILE, ['currencies', 0, 'shillings']), fault(FILE, ['currencies', 0, 'rate'])];
  const faults = namingMigrations([...elsewhere, ...here], FILE, { currencies: [{ shillings: 129 }] }, [rate]);
  expect(faults.slice(0, -1)).toEqual(elsewhere);
  expect(faultLine(faults.at(-1) as Fault)).toBe(
    "data/currencies.json: there is no field 'currencies item 1, shillings'; it is rate since 2026-11-30, as npm run check -- --migrate does (currency-rate)",
  );
});
