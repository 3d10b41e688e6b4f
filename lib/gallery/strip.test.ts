import fc from 'fast-check';
import { counterSpoken, counterText, indexForKey, scrollToShow, slideAt } from './strip';

it('moves by the arrow keys and stops at both ends', () => {
  expect(indexForKey('ArrowRight', 1, 5)).toBe(2);
  expect(indexForKey('ArrowRight', 4, 5)).toBe(4);
  expect(indexForKey('ArrowLeft', 1, 5)).toBe(0);
  expect(indexForKey('ArrowLeft', 0, 5)).toBe(0);
});

it('goes to the first and last picture by Home and End', () => {
  expect(indexForKey('Home', 3, 5)).toBe(0);
  expect(indexForKey('End', 0, 5)).toBe(4);
  expect(indexForKey('End', 0, 0)).toBe(0);
});

it.each(['Enter', 'Tab', 'ArrowUp', 'a', 'constructor'])('leaves %s alone', (key) => {
  expect(indexForKey(key, 1, 5)).toBeNull();
});

it('counts from one', () => {
  expect(counterText(1, 5)).toBe('2 / 5');
  expect(counterSpoken(1, 5, 'Ferrari 488 GTB, side view')).toBe('Picture 2 of 5: Ferrari 488 GTB, side view');
});

it('knows the slide a strip has been scrolled to, overscrolled ones too', () => {
  expect(slideAt(390, 400, 3)).toBe(1);
  expect(slideAt(-50, 400, 3)).toBe(0);
  expect(slideAt(2000, 400, 3)).toBe(2);
  expect(slideAt(100, 0, 3)).toBe(0);
});

it('scrolls a strip only as far as an item needs', () => {
  const strip = { scrollLeft: 100, width: 300 };
  expect(scrollToShow({ left: 120, width: 96 }, strip)).toBeNull();
  expect(scrollToShow({ left: 50, width: 96 }, strip)).toBe(50);
  expect(scrollToShow({ left: 350, width: 96 }, strip)).toBe(146);
  expect(scrollToShow({ left: 100, width: 300 }, strip)).toBeNull();
});

it('has the item in view after that scroll, wherever it is', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.integer({ min: 1, max: 300 }), fc.nat(2000), (left, width, scrollLeft) => {
      const after = scrollToShow({ left, width }, { scrollLeft, width: 300 }) ?? scrollLeft;
      expect(after).toBeLessThanOrEqual(left);
      expect(after + 300).toBeGreaterThanOrEqual(left + width);
    }),
  );
});
