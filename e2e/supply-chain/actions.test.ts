import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = '.github/workflows/';

it('pins every action by the hash of its commit, with its version in words', () => {
  const uses = readdirSync(FOLDER).flatMap((file) => readFileSync(FOLDER + file, 'utf8').match(/\buses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
