import { askMessage, rentalSentences, rowsParagraph, withAdded } from './ask-message';

const car = { id: 2, name: 'Ferrari 488 GTB' };

it('is the message of the car’s page until something is chosen or written', () => {
  expect(askMessage(car, 'rental', [], 'It is for a wedding.')).toBe(
    'Hello Savanna, I am interested in the Ferrari 488 GTB (Rental). It is for a wedding. Please send me more details.\n\nhttps://cars.example/vehicle/2/?mode=rental',
  );
});

it('has a paragraph for each topic between the first sentence and the address', () => {
  expect(askMessage(car, 'sale', ['I would like to view it.', 'Two keys?'], '')).toBe(
    [
      'Hello Savanna, I am interested in the Ferrari 488 GTB (Purchase).',
      'I would like to view it.',
      'Two keys?',
      'https://cars.example/vehicle/2/',
    ].join('\n\n'),
  );
});

it('has the rows of a result that have a value below their sentence', () => {
  const rows = [
    { label: 'Days', value: '3 days' },
    { label: 'Delivery', value: undefined },
    { label: 'A day late', value: 'KES 150,000' },
  ];
  expect(rowsParagraph('I would like to rent it.', rows)).toBe(
    'I would like to rent it.\nDays: 3 days\nA day late: KES 150,000',
  );
});

it.each([
  ['', [], 'I would like to rent it. Please confirm availability.'],
  [
    'I would like it with a chauffeur.',
    ['deposit', 'age'],
    'I would like to rent it. I would like it with a chauffeur. Please confirm availability, deposit and age.',
  ],
] as const)('says the occasion of a rental, and asks for what is open (%s, %j)', (occasion, open, sentences) => {
  expect(rentalSentences(occasion, open)).toBe(sentences);
});

it.each([
  ['an empty message', undefined, undefined, 'New $&.'],
  ['what the visitor typed', 'My own.', undefined, 'My own.\n\nNew $&.'],
  ['the last one, which it replaces', 'My own.\n\nOld. And more.', 'Old.', 'My own.\n\nNew $&. And more.'],
  ['the last one, which the visitor has changed', 'Old, mine.', 'Old.', 'Old, mine.\n\nNew $&.'],
])('is added to %s', (_, message, last, result) => {
  expect(withAdded(message, 'New $&.', last)).toBe(result);
});
