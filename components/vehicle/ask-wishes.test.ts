import { openQuestions, wishesIn } from './ask-wishes';

const offered = { hasPrice: true, canBeSeen: true, questions: openQuestions({}) };
const labels = (mode: 'sale' | 'rental', other = {}) =>
  wishesIn(mode, { ...offered, ...other }).map(({ label }) => label);

it('offers a buyer and a renter what they ask for', () => {
  expect(labels('sale')).toEqual([
    ...['View it', 'Send me photos', 'Trade in my car', 'Pay monthly'],
    ...['Kilometres', 'Owners', 'Service history'],
  ]);
  expect(labels('rental', { canBeSeen: false })).toEqual(['With a driver', 'It is for a wedding', 'Send me photos']);
});

it('offers no monthly payment of a price on request, and no question that the dealer has answered', () => {
  expect(labels('sale', { hasPrice: false })).not.toContain('Pay monthly');
  expect(openQuestions({ odometer: 0, owners: 1, history: [{ text: 'One' }] })).toEqual([]);
});
