import { type Measured, tableOf } from './report';

const page = { raw: 190_400, brotli: 19_000, elements: 1234 };
const measured = (cars: number, stages: Measured['build']['stages']): Measured => ({
  cars,
  build: { whole: { seconds: 65.4, memory: 700_000_000 }, stages },
  site: { files: 3 * cars, bytes: 1_000_000 * cars, catalogue: page, vehicle: { ...page, raw: 50_000 } },
});

it('gives the cost of a price and of shards, where they were built', () => {
  const cost = (seconds: number) => ({ seconds, memory: seconds * 1e8 });
  const sharded = { shards: [cost(5), cost(9), cost(7)], join: cost(3), differing: [] };
  const table = tableOf([measured(12, []), { ...measured(300, []), afterPrice: cost(41), sharded }]);
  expect(table.split('\n').slice(4, 8)).toEqual([
    '| build after one changed price, s | - | 41 |',
    '| longest shard, s (peak MB) | - | 9.0 (900) |',
    '| join, s (peak MB) | - | 3.0 (300) |',
    '| longest shard and join, s | - | 12 |',
  ]);
});

it('has a column for each site and a line for each figure and step', () => {
  const table = tableOf([
    measured(12, [{ name: 'next build', seconds: 4.25, memory: null }]),
    measured(1000, [{ name: 'policies', seconds: 20, memory: 1_200_000_000 }]),
  ]);
  expect(table.split('\n')).toEqual([
    '| cars | 12 | 1,000 |',
    '| --- | --: | --: |',
    '| build, s | 65 | 65 |',
    '| peak memory, MB | 700 | 700 |',
    '| next build, s (peak MB) | 4.3 (-) | - |',
    '| policies, s (peak MB) | - | 20 (1,200) |',
    '| files | 36 | 3,000 |',
    '| files a car | 3.00 | 3.00 |',
    '| MB | 12 | 1,000 |',
    '| kB a car | 1000 | 1000 |',
    '| catalogue page, kB raw / brotli | 190 / 19.0 | 190 / 19.0 |',
    '| catalogue page, elements | 1,234 | 1,234 |',
    '| vehicle page, kB raw / brotli | 50.0 / 19.0 | 50.0 / 19.0 |',
    '| vehicle page, elements | 1,234 | 1,234 |',
  ]);
});
