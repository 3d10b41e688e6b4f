import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A town, country or street of a dealer's, or a year: facts that data/ holds, and a dealer changes. */
const FACT = /\b(?:Nairobi|Mombasa|Kenya|Kangaru|(?:19|20)\d\d)\b/;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
    .map((file) => path.join(folder, file)),
);

it('finds the sources', () => {
  expect(sources.length).toBeGreaterThan(100);
});

it.each(sources)('%s holds no fact about the dealer', (file) => {
  const code = readFileSync(file, 'utf8').replace(COMMENT, '');
  expect(FACT.exec(code)?.[0] ?? null).toBeNull();
});
