import { linesWith, soundBrand } from '@/lib/testing/sound-data';

const linesOf = (changes: Readonly<Record<string, unknown>>) => linesWith({ brand: { ...soundBrand, ...changes } });

it.each([
  [
    'colourOnLight',
    '#c9a662',
    /a contrast of at least 4\.5 in words on the panels of the light page \(#f2f0ec\), where this has 2; '(#\w{6})' would do/,
  ],
  [
    'colourOnDark',
    '#7a5a1e',
    /a contrast of at least 4\.5 in words in the windows of the dark page \(#23221e\), where this has 2\.5; '(#\w{6})' would do/,
  ],
])('refuses a %s of %s with the pair, its ratio, what is needed, and a shade that would do', (field, colour, said) => {
  const [line = '', ...more] = linesOf({ [field]: colour });
  expect(more).toEqual([]);
  const [, shade] = said.exec(line) ?? [];
  expect(line).toMatch(said);
  expect(linesOf({ [field]: shade })).toEqual([]);
});

it('takes colours in capital letters', () => {
  expect(linesOf({ colourOnDark: '#C9A662' })).toEqual([]);
});

it.each(['logo.jpg', '../logo.svg', 'pictures/logo.svg', '', 7])('refuses a logo of %j', (logo) => {
  expect(linesOf({ logo })).toEqual([expect.stringContaining("such as 'logo.svg'")]);
});
