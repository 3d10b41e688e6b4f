import { askMessage, VIEW_IT } from './ask-message';

const car = { id: 2, name: 'Ferrari 488 GTB' };
const none = { dates: '', total: '', wishes: [], seeing: { date: '', time: '' }, words: ' ' };

it('is the message of the car’s page until something is chosen or written', () => {
  expect(askMessage(car, 'rental', none)).toBe(
    'Hello Savanna, I am interested in the Ferrari 488 GTB (Rental). Please send me more details.\n\nhttps://cars.example/vehicle/2/?mode=rental',
  );
});

const view = { label: VIEW_IT, sentence: '' };
const driver = { label: 'With a driver', sentence: 'I would like it with a driver.' };

it('has a sentence for each answer, then the visitor’s own words and the address', () => {
  const seeing = { date: '2026-11-23', time: '09:30' };
  expect(askMessage(car, 'sale', { ...none, wishes: [view, driver], seeing, words: 'Two keys?' })).toBe(
    [
      'Hello Savanna, I am interested in the Ferrari 488 GTB (Purchase).',
      'I would like to view it on Monday, 23 November 2026 at 9:30 AM. I would like it with a driver.',
      'Two keys?',
      'https://cars.example/vehicle/2/',
    ].join('\n\n'),
  );
});

it('has the dates of a rental with their sum', () => {
  const rental = { ...none, dates: 'From A to B.', total: '3 days: KES 375,000.' };
  expect(askMessage(car, 'rental', { ...rental, wishes: [driver] })).toContain(
    '\n\nFrom A to B. 3 days: KES 375,000. I would like it with a driver.\n\n',
  );
});

it.each([
  ['a date that is still being typed', { date: '0002-11-23', time: '' }, ''],
  ['a day, but the time', { date: '', time: '09:30' }, ' at 9:30 AM'],
])('does not have %s', (_, seeing, time) => {
  expect(askMessage(car, 'sale', { ...none, wishes: [view], seeing })).toContain(`I would like to view it${time}.\n`);
  expect(askMessage(car, 'sale', { ...none, seeing })).toBe(askMessage(car, 'sale', none));
});
