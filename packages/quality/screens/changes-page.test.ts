import { type Change, type Comparison, changesPage, changesTable } from './changes-page';
import type { Picture } from './run';
import { placeOf, type Shot, shotsOf, titleOf } from './shots';

const shots = shotsOf([{ name: 'the home page', isOpened: false, isOverlay: false }]);
const [first, second, third] = shots as [Shot, Shot, Shot];

const size = { width: 320, height: 640 };
const taken = (shot: Shot): Picture => ({
  shot,
  file: `${placeOf(shot)}.png`,
  size,
  thumbnail: `${placeOf(shot)}.webp`,
  thumbnailSize: size,
});
const change = (shot: Shot, share: number): Change => ({
  before: taken(shot),
  after: taken(shot),
  share,
  overlay: { file: 'changes/a.png', thumbnail: 'changes/a.webp', thumbnailSize: size },
});

const comparison: Comparison = {
  changes: [change(first, 0.000_001), change(second, 0.1234)],
  unchanged: 7,
  added: [taken(third)],
  gone: [],
};

it('tells of the greatest change first', () => {
  expect(changesTable(comparison).split('\n')).toEqual([
    `  12.34 %  ${titleOf(second)}`,
    ` < 0.01 %  ${titleOf(first)}`,
    '2 pictures changed, 7 did not, 1 are new, 0 are gone.',
  ]);
  const page = changesPage(comparison, '../before');
  expect(page.indexOf(titleOf(second))).toBeLessThan(page.indexOf(titleOf(first)));
});

it('shows before from the other run, then after, then what changed', () => {
  const page = changesPage({ ...comparison, changes: [change(first, 0.5)], added: [] }, '../before');
  const links = [...page.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual([`../before/${placeOf(first)}.png`, `./${placeOf(first)}.png`, 'changes/a.png']);
});

it('shows what only one of them has, from where it is', () => {
  const page = changesPage({ changes: [], unchanged: 0, added: [taken(first)], gone: [taken(second)] }, '../before');
  const links = [...page.matchAll(/<h2>([^<]+)<|<a href="([^"]+)"/g)].map(([, heading, href]) => heading ?? href);
  expect(links).toEqual([
    ...['Only now', `./${placeOf(first)}.png`],
    ...['Only before', `../before/${placeOf(second)}.png`],
  ]);
});
