import { rentalRequestMessage } from './rental-request';

const car = { id: 2, name: 'Ferrari 488 GTB' };
const request = {
  pickUp: 'Tuesday 1 December 2026',
  returnDate: 'Friday 4 December 2026',
  days: '3 days',
  amount: 'KES 450,000',
  worst: [],
  wedding: false,
  occasion: '',
  open: ['deposit', 'age', 'mileage allowance', 'insurance'],
};

it('asks for a car on the days of the rental estimate, and for what is to be confirmed', () => {
  expect(rentalRequestMessage(car, request)).toBe(
    [
      'Hello Savanna, I would like to rent the Ferrari 488 GTB.',
      '',
      'Pick-up: Tuesday 1 December 2026',
      'Return: Friday 4 December 2026',
      '3 days, KES 450,000 at the daily rate.',
      'https://cars.example/vehicle/2/?mode=rental',
      '',
      'Please confirm availability, deposit, age, mileage allowance and insurance.',
    ].join('\n'),
  );
});

it('says that it is for a wedding, and asks nothing that the page has told', () => {
  const message = rentalRequestMessage(car, { ...request, wedding: true, open: [] });
  expect(message).toMatch(/^Hello Savanna, I would like to rent the Ferrari 488 GTB for a wedding\.\n/);
  expect(message).toMatch(/\nPlease confirm availability\.$/);
});

it('tells the house the worst case that the page has shown', () => {
  const message = rentalRequestMessage(car, {
    ...request,
    worst: [
      { label: 'A day late', value: 'KES 150,000' },
      { label: 'Worst case', value: 'KES 600,000' },
    ],
  });
  expect(message).toContain('at the daily rate.\nA day late: KES 150,000\nWorst case: KES 600,000\nhttps:');
});

it('says the occasion once', () => {
  const firstLine = (wedding: boolean, occasion: string) =>
    rentalRequestMessage(car, { ...request, wedding, occasion }).split('\n')[0];
  expect(firstLine(false, 'I would like it with a chauffeur.')).toMatch(
    / 488 GTB\. I would like it with a chauffeur\.$/,
  );
  expect(firstLine(true, 'It is for a wedding.')).toMatch(/ 488 GTB for a wedding\.$/);
});
