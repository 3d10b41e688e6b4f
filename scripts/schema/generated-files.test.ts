import { readFileSync } from 'node:fs';
import { generatedFiles } from './generated-files';

/** Of the dealer, not of the tests: the files are made from it. */
jest.mock('@/data/market.json', () => jest.requireActual('../../data/market.json'));

it.each([...generatedFiles()])('%s is what the schemas say (else: npm run schema)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
