import { openQuestions, wishesOf } from './ask-wishes';

const car = { price: 1, dailyRental: 1, status: 'available' } as const;
const labels = (wishes: readonly { readonly label: string }[]) => wishes.map(({ label }) => label);

it('offers a buyer and a renter what they ask for', () => {
  expect(labels(wishesOf(car).sale)).toEqual([
    ...['View it', 'Photos', 'Kilometres', 'Owners', 'Service history'],
    ...['Trade in my car', 'Pay monthly'],
  ]);
  const rented = wishesOf({ ...car, status: 'rented', rentalTerms: { deposit: undefined } });
  expect(labels(rented.sale)).toContain('When it is back');
  expect(labels(rented.rental)).toEqual([
    ...['When it is back', 'Photos', 'Deposit'],
    ...['With a driver', 'It is for a wedding'],
  ]);
});

it('offers no monthly payment of a price on request, and no question that the dealer has answered', () => {
  expect(labels(wishesOf({ ...car, price: 'on request' }).sale)).not.toContain('Pay monthly');
  expect(labels(openQuestions({ ...car, odometer: 0, owners: 1, history: [{ text: 'One' }] }).sale)).toEqual([
    'Photos',
  ]);
});
