import { readOptions } from './options';

it('takes the built site, all of it, where nothing is said', () => {
  expect(readOptions([])).toEqual({ site: 'out', name: 'now' });
});

it('reads what is said', () => {
  const args = '--site dealership --name after --against before --only menu --widths 360,1440'.split(' ');
  expect(readOptions(args)).toEqual({
    site: 'dealership',
    name: 'after',
    against: 'before',
    only: 'menu',
    widths: [360, 1440],
  });
});

it.each([
  [['--site', 'shop'], '--site is one of'],
  [['--name', '../out'], '--name is a word'],
  [['--name', '..'], '--name is a word'],
  [['--widths', '360,wide'], '--widths are whole numbers'],
  [['--against', 'now'], "this run's own name"],
  [['--widht', '360'], '--widht'],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
