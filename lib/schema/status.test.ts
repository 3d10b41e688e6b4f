import { statusMeant, statusNote } from './status';

it.each([
  ['available', 'available'],
  ['SOLD', 'sold'],
  ['Rented', 'rented'],
  ['reserved', 'Reserved'],
  ['sould', 'sold'],
  ['Availble', 'available'],
  ['rented-out', 'rented'],
  ['On  Hold', 'Reserved'],
  ['In transit', 'In transit'],
  ['Old', 'sold'],
  ['salt', 'salt'],
  ['constructor', 'constructor'],
  ['for sale', 'available'],
  ['in stock', 'available'],
  ['sold out', 'sold'],
  ['currently rented', 'rented'],
  ['hired', 'rented'],
  ['on hire', 'rented'],
  ['on rent', 'rented'],
  ['rental', 'rented'],
  ['booked', 'Reserved'],
  ['deposit paid', 'Reserved'],
  ['under offer', 'Reserved'],
])('reads %j as %j', (written, meant) => {
  expect(statusMeant(written)).toBe(meant);
});

it('names corrected and unknown words', () => {
  expect(['available', 'SOLD', 'Reserved'].map(statusNote)).toEqual([null, null, null]);
  expect(statusNote('Sould')).toBe('is read as "sold"; write that');
  expect(statusNote('booked')).toBe('is read as "reserved"; write that');
  expect(statusNote('In transit')).toBe(
    'is a word of your own and is shown as it is; the site knows available, sold, rented, reserved',
  );
});
