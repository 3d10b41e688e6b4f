import { deferPictures } from './defer-pictures';

const isDeferred = () => document.documentElement.hasAttribute('data-starting');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each(['scroll', 'pointerdown', 'keydown'])('ends with the first %s', (type) => {
  deferPictures();
  expect(isDeferred()).toBe(true);
  dispatchEvent(new Event(type));
  expect(isDeferred()).toBe(false);
});

it('ends after six seconds without scripts', () => {
  deferPictures();
  jest.advanceTimersByTime(5999);
  expect(isDeferred()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isDeferred()).toBe(false);
});
