import { placeOf, type Screen, shotsOf, titleOf } from './shots';

const page: Screen = { name: 'the home page', isOpened: false, isOverlay: false };
const dialog: Screen = { name: 'the contact dialog', isOpened: true, isOverlay: true };
const form: Screen = { name: 'the contact form, sent', isOpened: true, isOverlay: false };

const widthsOf = (screen: Screen, way: string) => [
  ...new Set(
    shotsOf([screen])
      .filter((shot) => shot.way === way)
      .map(({ size }) => size.width),
  ),
];

it('takes a page at every width in both themes', () => {
  const shots = shotsOf([page]).filter(({ way }) => way === 'screen');
  expect(shots.map(({ size, theme }) => `${size.width} ${theme}`)).toEqual(
    [320, 360, 740, 768, 1024, 1440, 2560].flatMap((width) => [`${width} light`, `${width} dark`]),
  );
});

it('takes a page in large letters, without scripts and on paper as well', () => {
  expect(widthsOf(page, 'large-text')).toEqual([320, 360, 768, 1440]);
  expect(widthsOf(page, 'no-scripts')).toEqual([360, 1024, 1440]);
  expect(widthsOf(page, 'print')).toEqual([794, 1123]);
});

it('opens states with scripts only, and prints no overlays', () => {
  expect(widthsOf(form, 'no-scripts')).toEqual([]);
  expect(widthsOf(form, 'print')).toEqual([794, 1123]);
  expect(widthsOf(dialog, 'print')).toEqual([]);
});

it('takes phone states below the desktop width, which grows with the text size', () => {
  const menu: Screen = { ...dialog, only: 'phone' };
  expect(widthsOf(menu, 'screen')).toEqual([320, 360, 740, 768]);
  expect(widthsOf(menu, 'large-text')).toEqual([320, 360, 768, 1440]);
  const panel: Screen = { ...form, only: 'desk' };
  expect(widthsOf(panel, 'screen')).toEqual([1024, 1440, 2560]);
  expect(widthsOf(panel, 'large-text')).toEqual([]);
});

it('gives each screenshot its own name', () => {
  const shots = shotsOf([page, dialog, form]);
  const last = shots.find(({ screen, size, theme }) => screen === form && size.width === 740 && theme === 'dark');
  expect(last && placeOf(last)).toBe('the-contact-form-sent/screen-0740x360-dark');
  expect(last && titleOf(last)).toBe('The contact form, sent: on screen, 740 × 360, dark');
  expect(new Set(shots.map(placeOf)).size).toBe(shots.length);
});
