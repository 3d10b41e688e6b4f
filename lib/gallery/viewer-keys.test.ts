import { percent, viewerAction } from './viewer-keys';

it.each(['+', '='])('%s zooms in', (key) => {
  expect(viewerAction(key, false)).toEqual('nearer');
});

it.each(['-', '_'])('%s zooms out', (key) => {
  expect(viewerAction(key, true)).toEqual('farther');
});

it('0 shows the whole picture', () => {
  expect(viewerAction('0', true)).toEqual('whole');
});

it('arrows step through whole pictures', () => {
  expect(viewerAction('ArrowRight', false)).toEqual(1);
  expect(viewerAction('ArrowLeft', false)).toEqual(-1);
  expect(viewerAction('ArrowUp', false)).toBeNull();
});

it('arrows look around in a zoomed one, which moves the other way', () => {
  expect(viewerAction('ArrowRight', true)).toEqual([-80, 0]);
  expect(viewerAction('ArrowUp', true)).toEqual([0, 80]);
  expect(viewerAction('ArrowDown', true)).toEqual([0, -80]);
});

it.each(['Enter', 'Escape', 'Tab', 'constructor'])('leaves %s alone', (key) => {
  expect(viewerAction(key, false)).toBeNull();
});

it('writes zoom in percent', () => {
  expect(percent(1)).toBe('100 %');
  expect(percent(2.249)).toBe('225 %');
});
