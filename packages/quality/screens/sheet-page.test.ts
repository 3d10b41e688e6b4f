import { parse } from 'parse5';
import { attribute, elementsOf } from '@/e2e/output/references';
import type { Picture, Run } from './run';
import { sheetPage } from './sheet-page';
import { placeOf, type Screen, type Shot, shotsOf } from './shots';

const home: Screen = { name: 'the home page', isOpened: false, isOverlay: false };
const menu: Screen = { name: 'the <open> menu', isOpened: true, isOverlay: true };

const taken = (shot: Shot): Picture => ({
  shot,
  file: `${placeOf(shot)}.png`,
  size: shot.size,
  thumbnail: `${placeOf(shot)}.webp`,
  thumbnailSize: { width: 100, height: 200 },
});

const run: Run = { site: 'out', pictures: shotsOf([home, menu]).map(taken), problems: [] };

const elements = (page: string, tagName: string) =>
  elementsOf(parse(page)).filter((element) => element.tagName === tagName);
const values = (page: string, tagName: string, name: string) =>
  elements(page, tagName).map((element) => attribute(element, name));

it('shows every picture once, small, and leads to it', () => {
  const page = sheetPage(run);
  const { pictures } = run;
  expect(values(page, 'a', 'href').filter((href) => href.endsWith('.png'))).toEqual(
    pictures.map(({ file }) => `./${file}`),
  );
  expect(values(page, 'img', 'src').filter(Boolean)).toEqual(pictures.map(({ thumbnail }) => `./${thumbnail}`));
  expect(new Set(values(page, 'img', 'loading'))).toEqual(new Set(['lazy', '']));
});

it('stands light and dark of one size in one figure', () => {
  const wide = elements(sheetPage(run), 'figure')[5];
  expect(wide && elementsOf(wide).map((element) => attribute(element, 'alt'))).toEqual(
    expect.arrayContaining([
      'The home page: on screen, 1440 × 900, light',
      'The home page: on screen, 1440 × 900, dark',
    ]),
  );
});

it('has a section for each screen, reached from the list of them', () => {
  const page = sheetPage(run);
  const ids = values(page, 'section', 'id');
  expect(ids).toEqual(['the-home-page', 'the-open-menu']);
  expect(values(page, 'a', 'href').filter((href) => href.startsWith('#'))).toEqual(ids.map((id) => `#${id}`));
});

it('escapes names', () => {
  const page = sheetPage(run);
  expect(elements(page, 'open')).toEqual([]);
  expect(page).toContain('The &#60;open&#62; menu');
});

it('says what could not be taken, and why', () => {
  const problems = [{ title: 'The menu: on screen', message: 'waited for <summary>' }];
  const page = sheetPage({ ...run, problems });
  expect(values(page, 'section', 'id')[0]).toBe('not-taken');
  expect(page).toContain('waited for &#60;summary&#62;');
});
