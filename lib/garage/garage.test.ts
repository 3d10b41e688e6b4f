import { garageFaults, garageOf, NO_GARAGE, readKept, readLength, withMeasures } from './garage';

it.each([
  ['5.5', 5500],
  ['5,5', 5500],
  [' 5.5 m ', 5500],
  ['550', 5500],
  ['550 cm', 5500],
  ['250', 2500],
  ['5500', 5500],
  ['5,500 mm', 5500],
  ['18 ft', 5486],
  ['18’', 5486],
  ['18 feet', 5486],
  ['1', 1000],
  ['50 m', 50_000],
])('reads %j as %d mm', (text, millimetres) => {
  expect(readLength(text)).toBe(millimetres);
});

it.each(['', 'wide', '0', '-5', '0.9', '51 m', '5 by 3', '5.5.5'])('reads %j as no length of a garage', (text) => {
  expect(readLength(text)).toBeNull();
});

const typed = { length: '6', width: '3', height: '2.3', doorway: '' };

it('is a garage once its three measures are there; the doorway may come later', () => {
  expect(garageOf(NO_GARAGE)).toBeNull();
  expect(garageOf({ ...typed, height: '' })).toBeNull();
  expect(garageOf(typed)).toEqual({ length: 6000, width: 3000, height: 2300 });
  expect(garageOf({ ...typed, doorway: '2.4' })).toEqual({ length: 6000, width: 3000, height: 2300, doorway: 2400 });
});

it('says which field is wrong, and nothing of an empty one', () => {
  expect(garageFaults(NO_GARAGE)).toEqual({});
  expect(garageFaults({ ...typed, width: 'three', height: '' })).toEqual({ width: 'Metres, from 1 to 50: ‘5.5’.' });
  expect(garageOf({ ...typed, doorway: 'narrow' })).toBeNull();
});

it('is kept as it was typed', () => {
  const kept = withMeasures({ length: '6 m', width: '3/4' })('/2.9//2,4');
  expect(readKept(kept)).toEqual({ length: '6 m', width: '3 4', height: '', doorway: '2,4' });
  expect(withMeasures({ length: '' })('6 m///')).toBe('');
});

it.each(['', '/////////', 'x'.repeat(5000)])('reads any stored text, such as %j', (text) => {
  expect(garageOf(readKept(text))).toBeNull();
});
