import { readOptions } from './options';

it('takes folders to measure against, of pages or of one page for all addresses', () => {
  expect(readOptions(['--against', '../peer/dist:spa', '--against', '/tmp/before']).against).toEqual([
    { name: '../peer/dist', folder: '../peer/dist', isOnePage: true },
    { name: '/tmp/before', folder: '/tmp/before', isOnePage: false },
  ]);
});

it('takes rounds and addresses', () => {
  expect(readOptions(['--rounds', '3', '--paths', '/,/about/'])).toMatchObject({ rounds: 3, paths: ['/', '/about/'] });
});

it.each([
  [['--rounds', '0'], '--rounds is 0'],
  [['--rounds', 'few'], '--rounds is few'],
  [['--paths', 'about'], "--paths holds 'about'"],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
