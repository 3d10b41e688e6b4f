import { counterSpoken, counterText, indexForKey, scrollToShow, slideAt } from './strip';

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 0, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['ArrowUp', 1, null],
  ['constructor', 1, null],
])('%s leads from picture %i of five to %j', (key, from, to) => {
  expect(indexForKey(key, from, 5)).toBe(to);
});

it('counts from one', () => {
  expect(counterText(1, 5)).toBe('2 / 5');
  expect(counterSpoken(1, 5, 'Ferrari 488 GTB, side view')).toBe('Picture 2 of 5: Ferrari 488 GTB, side view');
});

it('knows the slide a strip has been scrolled to, overscrolled ones too', () => {
  expect([390, -50, 2000].map((left) => slideAt(left, 400, 3))).toEqual([1, 0, 2]);
  expect(slideAt(100, 0, 3)).toBe(0);
});

it.each([
  [{ left: 120, width: 96 }, null],
  [{ left: 50, width: 96 }, 50],
  [{ left: 350, width: 96 }, 146],
  [{ left: 100, width: 300 }, null],
])('scrolls a strip only as far as an item needs: %j', (item, left) => {
  expect(scrollToShow(item, { scrollLeft: 100, width: 300 })).toBe(left);
});
