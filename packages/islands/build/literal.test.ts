import { literal } from './literal';

it('writes a value as source', () => {
  const value = {
    bands: [{ below: Number.POSITIVE_INFINITY, label: "from '70M'", least: undefined }, null],
    trunk: /^0/,
  };
  expect(literal(value, 'market')).toBe(
    `{ "bands": [{ "below": 1 / 0, "label": "from '70M'" }, null], "trunk": /^0/ }`,
  );
});

it('names a value that has no source', () => {
  expect(() => literal({ format: String }, 'market')).toThrow('A bundle cannot hold market.format: it is a function.');
});
