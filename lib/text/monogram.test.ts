import { monogram } from './monogram';

describe('Decision, a person without a picture', () => {
  it.each([
    ['Wanjiru Kamau', 'WK'],
    ['  wanjiru   kamau ', 'WK'],
    ['Wanjiru', 'W'],
    ['Amina wa Njeri Otieno', 'AO'],
    ['Élodie Ñandú', 'ÉÑ'],
    ['E\u0301lodie Nandu', 'ÉN'],
    ['x\u0323\u0302 b', 'X\u0323\u0302B'],
    ['(Tony) "Kip"', 'TK'],
    ["Tony O'Brien", 'TO'],
    ['Kamau & Sons', 'KS'],
    ['50 Cent', '5C'],
    ['\u{10428}\u{1042A} \u{20BB7}\u91CE', '\u{10400}\u{20BB7}'],
    ['😀 Kamau', 'K'],
    ['', ''],
    ['—', ''],
  ])('draws %j as %j', (name, letters) => {
    expect(monogram(name)).toBe(letters);
  });
});
