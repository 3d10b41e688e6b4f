import { linesOfVehicle, linesWith, soundVehicle } from '@/lib/testing/sound-data';

const nested = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
const circular: Record<string, unknown> = {};
circular.self = circular;
const throwing = {
  toJSON() {
    throw new Error('no');
  },
};
const hostile: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  10n,
  Symbol('s'),
  () => 1,
  new Date(Number.NaN),
  new Map([[1, 2]]),
  /x/,
  [],
  [null],
  [[]],
  {},
  Object.create(null),
  JSON.parse('{"__proto__": {"id": 1}, "constructor": 1, "toString": 2}'),
  circular,
  throwing,
  nested,
  '',
  '\ud800',
  '\udc00\ud800',
  '\u0000\u001b[2J\u2028\u202e',
  '🏎'.repeat(100),
  'x'.repeat(100_000),
  'KES '.concat('9'.repeat(400)),
];

it('never throws, and prints one short line for each fault, for any value', () => {
  const linesOfEach = hostile.flatMap((value) =>
    Object.keys(soundVehicle).map((field) => linesOfVehicle({ [field]: value })),
  );
  const lines = linesOfEach.flat();

  expect(linesOfEach.filter((each) => new Set(each).size < each.length)).toEqual([]);
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.filter((line) => line.length > 400 || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(line))).toEqual(
    [],
  );
});

it.each(['order', 'services', 'testimonials', 'team', 'claims', 'site'] as const)(
  'never throws, whatever %s holds instead of its own',
  (file) => {
    for (const value of hostile) {
      const isList = file === 'services' || file === 'testimonials' || file === 'team';
      const sound = isList && Array.isArray(value) && value.length === 0;
      expect([value, linesWith({ [file]: value }).length > 0]).toEqual([value, !sound]);
      expect(linesWith({ [file]: [value] }).length).toBeGreaterThan(0);
    }
  },
);

it('reports a field called __proto__ like any other, and takes nothing from it', () => {
  const entry = JSON.parse(`{"__proto__": {"polluted": true}, ${JSON.stringify(soundVehicle).slice(1)}`);

  expect(linesWith({ vehicles: [entry] })).toEqual([
    expect.stringContaining(": there is no field '__proto__'; the fields are id"),
  ]);
  expect({}).not.toHaveProperty('polluted');
});

it('reports text that would break a link', () => {
  expect(linesOfVehicle({ model: 'DB\ud83d' })).toEqual([
    'data/vehicles/car-1.json, id 3, McLaren 720S: model is "DB\\ud83d"; write text on one line, with letters or digits; a character in it is cut in two',
  ]);
});
