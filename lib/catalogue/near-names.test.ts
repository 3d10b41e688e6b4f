import { findNear } from './near-names';

it('finds names with a mistake or in another order, and takes two letters for no word', () => {
  const names = ['ferrari 488 gtb', 'aston martin db11', 'lexus lx 600'];
  const found = (word: string) => [...findNear(names, word)];
  expect(['ferari', 'gtb ferrari', 'aston matrin', 'lex', 'tractor'].map(found)).toEqual([
    ['ferrari 488 gtb'],
    ['ferrari 488 gtb'],
    ['aston martin db11'],
    ['lexus lx 600'],
    [],
  ]);
  expect(['lx', 'db', '...'].map(found)).toEqual([[], [], []]);
});
