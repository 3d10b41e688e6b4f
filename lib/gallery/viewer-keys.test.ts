import { percent, viewerAction } from './viewer-keys';

it.each(['+', '='])('%s zooms in', (key) => {
  expect(viewerAction(key, false)).toEqual({ kind: 'zoom', to: 'nearer' });
});

it.each(['-', '_'])('%s zooms out', (key) => {
  expect(viewerAction(key, true)).toEqual({ kind: 'zoom', to: 'farther' });
});

it('0 shows the whole picture', () => {
  expect(viewerAction('0', true)).toEqual({ kind: 'zoom', to: 'whole' });
});

it('arrows step through whole pictures', () => {
  expect(viewerAction('ArrowRight', false)).toEqual({ kind: 'step', by: 1 });
  expect(viewerAction('ArrowLeft', false)).toEqual({ kind: 'step', by: -1 });
  expect(viewerAction('ArrowUp', false)).toBeNull();
});

it('arrows look around in a zoomed one, which moves the other way', () => {
  expect(viewerAction('ArrowRight', true)).toEqual({ kind: 'pan', x: -80, y: 0 });
  expect(viewerAction('ArrowUp', true)).toEqual({ kind: 'pan', x: 0, y: 80 });
  expect(viewerAction('ArrowDown', true)).toEqual({ kind: 'pan', x: 0, y: -80 });
});

it.each(['Enter', 'Escape', 'Tab', 'constructor'])('leaves %s alone', (key) => {
  expect(viewerAction(key, false)).toBeNull();
});

it('writes zoom in percent', () => {
  expect(percent(1)).toBe('100 %');
  expect(percent(2.249)).toBe('225 %');
});
