import { merge } from './merge';

it('keeps the changes of both forms', () => {
  const base = { price: '1', odometer: 5, emails: { info: 'a', sales: 'b' } };
  const yours = { ...base, price: '2', emails: { info: 'x', sales: 'b' } };
  const theirs = { ...base, odometer: 6, emails: { info: 'a', sales: 'y' } };

  expect(merge(base, yours, theirs)).toEqual({
    value: { price: '2', odometer: 6, emails: { info: 'x', sales: 'y' } },
    conflicts: [],
  });
});

it('reports a field that both have changed', () => {
  const merged = merge({ price: '1' }, { price: '2' }, { price: '3' });
  expect(merged.conflicts).toEqual([{ place: ['price'], base: '1', yours: '2', theirs: '3' }]);
  expect(merge({ price: '1' }, { price: '3' }, { price: 3 }).conflicts).toEqual([]);
});

it('merges the items of a list one by one, unless they were moved', () => {
  const base = [
    { name: 'A', text: '1' },
    { name: 'B', text: '2' },
  ];
  const theirs = [
    { name: 'A', text: '1', role: 'x' },
    { name: 'B', text: '2' },
  ];

  expect(merge(base, [{ name: 'A', text: '9' }, base[1]], theirs).value).toEqual([
    { name: 'A', text: '9', role: 'x' },
    { name: 'B', text: '2' },
  ]);
  expect(merge(base, [base[1], base[0]], theirs).conflicts).toHaveLength(1);
  expect(merge(base, [...base, { name: 'C' }], theirs).conflicts).toHaveLength(1);
});
