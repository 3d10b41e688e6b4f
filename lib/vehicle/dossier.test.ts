import { DOCUMENTS } from '@/lib/schema/documents';
import type { CarDocument } from '@/lib/schema/types';
import {
  documentInWords,
  documentLetters,
  flawGroups,
  isWanting,
  letterInWords,
  statedDocuments,
  unstatedDocuments,
} from './dossier';

const paper = (document: CarDocument['document'], facts: Partial<CarDocument> = {}): CarDocument => ({
  document,
  present: 'yes',
  seenOn: '2026-11-21',
  seenBy: 'Wanjiku Fahari',
  ...facts,
});

it.each<[CarDocument, string, boolean]>([
  [paper('Logbook', { detail: 'in the name of Nyota Motors Ltd' }), 'Present, in the name of Nyota Motors Ltd', false],
  [paper('Copy of records', { dated: '2026-11-20' }), 'Present, of 20 November 2026', false],
  [paper('Duty receipt', { present: 'no' }), 'Not present', true],
  [paper('Caveat', { present: 'no' }), 'None on the register', false],
  [paper('Caveat', { detail: 'of Acacia Bank' }), 'On the register, of Acacia Bank', true],
])('words %j as %j', (document, words, wanting) => {
  expect(documentInWords(document)).toBe(words);
  expect(isWanting(document)).toBe(wanting);
});

it('has documents in one order, each stated or not, and nothing of a car without any', () => {
  const documents = [paper('Keys', { detail: 'two' }), paper('Logbook')];
  expect(statedDocuments(documents).map(({ document }) => document)).toEqual(['Logbook', 'Keys']);
  expect(unstatedDocuments(documents)).toEqual(DOCUMENTS.filter((name) => name !== 'Logbook' && name !== 'Keys'));
  expect(statedDocuments()).toEqual([]);
  expect(documentLetters([...documents, paper('Caveat', { present: 'no' })])).toBe('y n     y');
  expect([letterInWords('Keys', 'y'), letterInWords('Caveat', 'n'), letterInWords('Keys', ' ')]).toEqual([
    'Present',
    'None on the register',
    undefined,
  ]);
});

it('numbers flaws picture by picture, flaws without a picture last', () => {
  const at = (text: string, picture?: string) => ({ text, picture, left: 10, top: 20 });
  const groups = flawGroups([
    at('Chip', 'a/side'),
    { text: 'Worn mat' },
    at('Scratch', 'a/front'),
    at('Dent', 'a/side'),
  ]);
  expect(
    groups.map(({ picture, flaws }) => [picture, ...flaws.map(({ number, text }) => `${number} ${text}`)]),
  ).toEqual([
    ['a/side', '1 Chip', '2 Dent'],
    ['a/front', '3 Scratch'],
    [undefined, '4 Worn mat'],
  ]);
  expect(flawGroups(undefined)).toEqual([]);
});
