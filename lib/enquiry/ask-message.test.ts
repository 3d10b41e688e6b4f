import { askMessage, openQuestions, VIEW_IT, wishesIn } from './ask-message';

const car = { id: 2, name: 'Ferrari 488 GTB' };
const none = { dates: '', total: '', wishes: [], seeing: { date: '', time: '' }, words: ' ' };

it('is the message of the car’s page until something is chosen or written', () => {
  expect(askMessage(car, 'rental', none)).toBe(
    'Hello Savanna, I am interested in the Ferrari 488 GTB (Rental). Please send me more details.\n\nhttps://cars.example/vehicle/2/?mode=rental',
  );
});

const offered = { hasPrice: true, canBeSeen: true, questions: openQuestions({}) };
const labels = (mode: 'sale' | 'rental', other = {}) =>
  wishesIn(mode, { ...offered, ...other }).map(({ label }) => label);

it('has a sentence for each answer, then the visitor’s own words and the address', () => {
  const seeing = { date: '2026-11-23', time: '09:30' };
  expect(askMessage(car, 'sale', { ...none, wishes: wishesIn('sale', offered), seeing, words: 'Two keys?' })).toBe(
    [
      'Hello Savanna, I am interested in the Ferrari 488 GTB (Purchase).',
      'I would like to view it on Monday, 23 November 2026 at 9:30 AM. Please send me photos of the car as it is today. I want to trade in my car. I would like to pay monthly. How many kilometres has it done? How many owners has it had? Does it have its service history?',
      'Two keys?',
      'https://cars.example/vehicle/2/',
    ].join('\n\n'),
  );
});

it('has the dates of a rental with their sum', () => {
  const rental = { ...none, dates: 'From A to B.', total: '3 days: KES 375,000.' };
  expect(
    askMessage(car, 'rental', { ...rental, wishes: wishesIn('rental', { ...offered, canBeSeen: false }) }),
  ).toContain(
    '\n\nFrom A to B. 3 days: KES 375,000. I would like it with a driver. It is for a wedding. Please send me photos of the car as it is today.\n\n',
  );
});

it.each([
  ['a date that is still being typed', { date: '0002-11-23', time: '09:30' }],
  ['a time without a day', { date: '', time: '09:30' }],
])('does not have %s', (_, seeing) => {
  const wishes = wishesIn('sale', offered).filter(({ label }) => label === VIEW_IT);
  expect(askMessage(car, 'sale', { ...none, wishes, seeing })).toContain('\n\nI would like to view it.\n\n');
  expect(askMessage(car, 'sale', { ...none, seeing })).toBe(askMessage(car, 'sale', none));
});

it('offers no monthly payment of a price on request, and no question that the dealer has answered', () => {
  expect(labels('sale', { hasPrice: false })).not.toContain('Pay monthly');
  expect(openQuestions({ odometer: 0, owners: 1, history: [{ text: 'One' }] })).toEqual([]);
  expect(labels('rental')).not.toContain('Kilometres');
});
