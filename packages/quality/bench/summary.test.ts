import { MEASURES, type Measures } from './measure';
import { figureOf, tableOf } from './summary';

const visit = (amount: number) => Object.fromEntries(MEASURES.map((measure) => [measure, amount])) as Measures;

it.each([
  [[3, 1, 2], { median: 2, least: 1, most: 3 }],
  [[10, 1, 2, 3], { median: 2.5, least: 1, most: 10 }],
  [[5], { median: 5, least: 5, most: 5 }],
])('has the middle of %j, and both ends', (values, figure) => {
  expect(figureOf(values)).toEqual(figure);
});

it('compares each side with the last one, address by address', () => {
  const table = tableOf('/about/', [
    { side: 'out', path: '/about/', visits: [visit(30), visit(10), visit(20)] },
    { side: 'floor', path: '/about/', visits: [visit(10)] },
    { side: 'out', path: '/', visits: [visit(999)] },
  ]);
  const [head, ...rows] = table.split('\n').map((line) => line.trim().split(/ {2,}/));
  expect(head).toEqual(['/about/', 'out', 'x floor', 'floor']);
  expect(rows).toHaveLength(MEASURES.length);
  expect(rows[0]).toEqual(['HTML kB', '20.0 (10.0-30.0)', '2.00', '10.0 (10.0-10.0)']);
});

it('has no ratio to nothing', () => {
  const series = [20, 0].map((amount, index) => ({ side: `${index}`, path: '/', visits: [visit(amount)] }));
  expect(tableOf('/', series)).toMatch(/20\.0 \(20\.0-20\.0\) +- +0 \(0-0\)/);
});
