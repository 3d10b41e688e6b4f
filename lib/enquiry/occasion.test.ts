import { occasionRoute, occasionsOf } from './occasion';

it('leads to the cars for rent, those with most seats first', () => {
  expect(occasionRoute('Wedding & party')).toBe('/vehicles/?sort=seats&occasion=Wedding+%26+party&mode=rental');
});

it('says the dealer’s sentence in a message, or names the occasion', () => {
  expect(occasionsOf()).toEqual([]);
  expect(occasionsOf([{ title: 'Wedding', message: 'It is for a wedding.' }, { title: 'Safari' }])).toEqual([
    { title: 'Wedding', message: 'It is for a wedding.' },
    { title: 'Safari', message: 'Occasion: Safari.' },
  ]);
});
