import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A town, country or street of a dealer's, or a year: facts that data/ holds, and a dealer changes. */
const FACT = /\b(?:Nairobi|Mombasa|Kenya|Kangaru|(?:19|20)\d\d)\b/;

/** Words of the market of the shipped dealer, which data/market.json holds. */
const MARKET = /\bKES\b|\ben-KE\b|shilling|\bK?Shs?\b|\+254/i;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

const sourcesIn = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.|(?:^|\/)(?:testing|node_modules)\//.test(file))
      .map((file) => path.join(folder, file)),
  );
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(COMMENT, '');

const sources = sourcesIn('app', 'components');
const marketSources = [
  ...sources,
  ...sourcesIn('lib', 'scripts', 'packages/desk', 'packages/hosted-desk', 'packages/islands'),
].filter((file) => !/^lib\/(?:market\/|migrations\/|schema\/market\.ts)/.test(file));

it('finds the sources', () => {
  expect(sources.length).toBeGreaterThan(100);
});

it.each(sources)('%s holds no fact about the dealer', (file) => {
  expect(FACT.exec(codeOf(file))?.[0] ?? null).toBeNull();
});

it('leaves words of the market to its module', () => {
  const found = marketSources.flatMap((file) => {
    const word = MARKET.exec(codeOf(file))?.[0];
    return word ? [`${file}: ${word}; take it from lib/market/market.ts`] : [];
  });
  expect(marketSources.length).toBeGreaterThan(400);
  expect(found).toEqual([]);
});
