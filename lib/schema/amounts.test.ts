import {
  acceleration,
  dailyRental,
  fuelConsumption,
  horsepower,
  kilometres,
  millimetres,
  price,
  topSpeed,
} from './amounts';

const schemas = {
  ...{ price, dailyRental, fuelConsumption, acceleration, topSpeed, horsepower, kilometres },
  millimetres: millimetres(1000, 2000, 1500),
};
type Amount = keyof typeof schemas;

it.each<[Amount, number | string, number]>([
  ['price', 45_000_000, 45_000_000],
  ['price', 'KES 45,000,000', 45_000_000],
  ['price', ' kes  45,000,000 ', 45_000_000],
  ['price', 'KES\u00a0950,000', 950_000],
  ['price', 'KES 45000000', 45_000_000],
  ['price', 1, 1],
  ['dailyRental', 125_000, 125_000],
  ['dailyRental', 'KES 125,000/day', 125_000],
  ['dailyRental', 'KES 65000 / day', 65_000],
  ['dailyRental', 'kes 65,000/Day', 65_000],
  ['fuelConsumption', 10.5, 10.5],
  ['fuelConsumption', '10.5 L/100km', 10.5],
  ['fuelConsumption', '12 l/100 km', 12],
  ['acceleration', 3.2, 3.2],
  ['acceleration', '3.2s', 3.2],
  ['acceleration', '3.0 s', 3],
  ['acceleration', '3.2 S', 3.2],
  ['topSpeed', 325, 325],
  ['topSpeed', '325 km/h', 325],
  ['topSpeed', '325 KM/H', 325],
  ['price', '45,000,000', 45_000_000],
  ['price', 'KES 19.500.000', 19_500_000],
  ['price', '35.5m', 35_500_000],
  ['price', 'KES 45 million', 45_000_000],
  ['price', 'Ksh. 45,000,000/=', 45_000_000],
  ['dailyRental', 'KES 125,000', 125_000],
  ['dailyRental', 'Shs 125000/= per day', 125_000],
  ['fuelConsumption', '10,5 L/100km', 10.5],
  ['fuelConsumption', '12', 12],
  ['acceleration', '3.2', 3.2],
  ['topSpeed', '325 kmh', 325],
  ['topSpeed', '325 kph', 325],
  ['dailyRental', '125,000/day', 125_000],
  ['dailyRental', '125,000 a day', 125_000],
  ['horsepower', '660 bhp', 660],
  ['kilometres', 0, 0],
  ['millimetres', '2,000 mm', 2000],
])('reads %s from %j', (amount, written, number) => {
  expect(schemas[amount].parse(written)).toBe(number);
});

it.each<[Amount, unknown]>([
  ['price', 'call us'],
  ['price', ''],
  ['price', 'KES'],
  ['price', 'USD 45,000'],
  ['price', 'KES 4,50,000'],
  ['price', 'KES 45,000,00'],
  ['price', 'KES 0'],
  ['price', 'KES -45,000'],
  ['price', 'KES 45,000.50'],
  ['price', 'KES 125,000/day'],
  ['price', 'from KES 45,000,000'],
  ['price', `KES ${'9'.repeat(20)}`],
  ['price', 0],
  ['price', -1],
  ['price', 0.5],
  ['price', Number.NaN],
  ['price', Number.POSITIVE_INFINITY],
  ['price', 2 ** 53],
  ['price', true],
  ['dailyRental', 'KES 125,000/week'],
  ['dailyRental', 0.5],
  ['fuelConsumption', '12 km/L'],
  ['fuelConsumption', '0 L/100km'],
  ['acceleration', '3.2.1s'],
  ['acceleration', `${'9'.repeat(400)}s`],
  ['topSpeed', '200 mph'],
])('reads no %s from %j', (amount, written) => {
  expect(schemas[amount].safeParse(written).success).toBe(false);
});

it.each<[Amount, string]>([
  ['price', 'USD 45,000'],
  ['price', 'KES 125,000/day'],
  ['price', 'KES 4,50,000'],
  ['price', '45 thousand'],
  ['price', '1,234 million'],
  ['topSpeed', '200 mph'],
  ['acceleration', '3 million'],
])('does not guess what %s is meant by %j', (amount, written) => {
  expect(schemas[amount].safeParse(written).error?.issues[0]?.message).toMatch(/such as/);
});

it.each<[Amount, string]>([
  [
    'price',
    "a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'",
  ],
  [
    'dailyRental',
    "a whole number of shillings a day such as 125000, text such as 'KES 125,000/day', 'on request' or 'not for rent'",
  ],
  ['fuelConsumption', "litres per 100 km as a number such as 10.5, or text such as '10.5 L/100km'"],
  ['acceleration', "seconds as a number such as 3.2, or text such as '3.2s'"],
  ['topSpeed', "km/h as a number such as 325, or text such as '325 km/h'"],
])('says how %s is written, of a wrong kind and of a wrong text', (amount, expected) => {
  for (const written of [true, 'call us']) {
    const { error } = schemas[amount].safeParse(written);
    expect(error?.issues).toMatchObject([{ message: expected }]);
  }
});
