import { readdirSync, readFileSync } from 'node:fs';
import { DRAWINGS } from './drawings';

const FOLDER = 'public/drawings';

it('names the files of public/drawings/, and no others', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(DRAWINGS.map((name) => `${name}.svg`));
});

it.each(DRAWINGS)('has the side and the front of %s in at most 10 kB', (name) => {
  const drawing = readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
  expect(drawing).toMatch(/<g id="side" .*<g id="front" /);
  expect(drawing.length).toBeLessThanOrEqual(10_000);
});
