import { findNear } from './near-names';

const names = ['ferrari 488 gtb\nferrari', 'aston martin db11\naston martin', 'lexus lx 600\nlexus'];
const found = (word: string) => [...findNear(names, word)].map((text) => text.split(' ')[0]);

it.each([
  ['a letter too few', 'ferari', 'ferrari'],
  ['a letter too many', 'ferrrari', 'ferrari'],
  ['a letter too many at the end', 'ferraris', 'ferrari'],
  ['another letter', 'fexrari', 'ferrari'],
  ['two letters that changed places', 'aston matrin', 'aston'],
  ['words in another order', 'gtb ferrari', 'ferrari'],
  ['the beginning of a word', 'lex', 'lexus'],
  ['a mistake in each word', 'astn martni', 'aston'],
])('finds a name with %s', (_, typed, name) => {
  expect(found(typed)).toEqual([name]);
});

it.each(['tractor', 'ferrari gtx', 'ferxaxi', 'gerrari', 'ferrari 458', 'lxe', 'lx', 'db', '...', 'ferrarist'])(
  'does not take %j for a name',
  (typed) => {
    expect(found(typed)).toEqual([]);
  },
);
