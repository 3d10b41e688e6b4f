import { DOCUMENTS } from '@/lib/schema/documents';
import { dossierFields } from '@/lib/schema/dossier';
import type { CarDocument } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import {
  carFacts,
  DOSSIER_KEYS,
  type DossierFacts,
  documentInWords,
  documentLetters,
  flawGroups,
  isWanting,
  letterInWords,
  modelFacts,
  statedDocuments,
  unstatedDocuments,
} from './dossier';

const shown = (vehicle: DossierFacts) =>
  [...modelFacts, ...carFacts].flatMap(({ label, show }) => {
    const value = show(vehicle);
    return value === undefined ? [] : [[label, value]];
  });

it('shows every short fact with its unit', () => {
  expect(
    shown({
      bodyType: 'Coupé',
      drive: 'Rear-wheel drive',
      power: 1001,
      seats: 2,
      doors: 3,
      steering: 'Right-hand drive',
      engineCapacity: 3902,
      range: 450,
      battery: 93.4,
      odometer: 12_500,
      exteriorColour: 'Red',
      paint: 'Rosso Corsa',
      interiorColour: 'Tan leather',
      registration: 'Not yet registered',
      origin: 'New in Kenya',
      duty: 'Paid',
      owners: 2,
      location: 'abroad',
      arrives: '2027-03',
    }),
  ).toEqual([
    ['Body', 'Coupé'],
    ['Drive', 'Rear-wheel drive'],
    ['Power', '1,001 hp'],
    ['Engine capacity', '3,902 cc'],
    ['Range', '450 km'],
    ['Battery', '93.4 kWh'],
    ['Seats', '2'],
    ['Doors', '3'],
    ['Steering', 'Right-hand drive'],
    ['Odometer', '12,500 km'],
    ['Colour', 'Red (Rosso Corsa)'],
    ['Interior', 'Tan leather'],
    ['Registration', 'Not yet registered'],
    ['Origin', 'New in Kenya'],
    ['Duty', 'Paid'],
    ['Previous owners', '2'],
    ['Where it is', 'Abroad, expected in March 2027'],
  ]);
});

it('shows each field of the dossier as a short fact, or elsewhere', () => {
  const elsewhere = [
    ...(['serviceHistory', 'warranty', 'warrantyExcludes', 'inspection', 'inspectionReport', 'documents'] as const),
    'flaws' as const,
    ...(['previousPrice', 'video'] as const),
    // For feeds and the dealer.
    ...(['vin', 'addedOn', 'sources'] as const),
  ];
  expect([...DOSSIER_KEYS, ...elsewhere].sort()).toEqual(Object.keys(dossierFields(new Set())).sort());
});

const paper = (document: CarDocument['document'], facts: Partial<CarDocument> = {}): CarDocument => ({
  document,
  present: 'yes',
  seenOn: '2026-11-21',
  seenBy: 'Wanjiku Fahari',
  ...facts,
});

it.each<[CarDocument, string, boolean]>([
  [paper('Logbook', { detail: 'in the name of Nyota Motors Ltd' }), 'Here, in the name of Nyota Motors Ltd', false],
  [paper('Copy of records', { dated: '2026-11-20' }), 'Here, of 20 November 2026', false],
  [paper('Duty receipt', { present: 'no' }), 'Not here', true],
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
    'Here',
    'None on the register',
    undefined,
  ]);
});

it('shows no fact of a car without a dossier', () => {
  expect(shown({})).toEqual([]);
});

it.each<[DossierFacts, string]>([
  [{ owners: 0 }, 'None'],
  [{ odometer: 0 }, '0 km'],
  [{ exteriorColour: 'Red' }, 'Red'],
  [{ paint: 'Rosso Corsa' }, 'Rosso Corsa'],
  [{ location: 'here' }, `In our showroom in ${site.address.city}`],
  [{ location: 'port' }, 'At the port'],
  [{ location: 'abroad' }, 'Abroad, arrival to be confirmed'],
])('of %j it shows %j', (vehicle, value) => {
  expect(shown(vehicle).map(([, text]) => text)).toEqual([value]);
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
