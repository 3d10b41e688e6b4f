import { startPage } from './start-page';

const root = document.documentElement;
let nextFrame: (() => void) | undefined;

const hasStarted = () => document.querySelector('head > script') !== null;

beforeEach(() => {
  nextFrame = undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => {
    nextFrame = () => act(0);
    return 1;
  });
  document.head.replaceChildren();
  document.body.innerHTML =
    '<template id="scripts"><link rel="modulepreload" href="/a.js"><script src="/a.js"></script></template>';
});

it('preloads the scripts and starts them with the first frame', () => {
  startPage();
  expect(document.querySelector('head > link')?.getAttribute('href')).toBe('/a.js');
  expect(hasStarted()).toBe(false);
  nextFrame?.();
  expect(hasStarted()).toBe(true);
});

it('starts after a second in a tab that paints no frames', () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  startPage();
  jest.advanceTimersByTime(999);
  expect(hasStarted()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(hasStarted()).toBe(true);
  jest.useRealTimers();
});

it.each([true, false])('falls back to the page without JavaScript when the script does not hydrate: %s', (fails) => {
  root.classList.add('js');
  startPage();
  nextFrame?.();
  root.toggleAttribute('data-hydration', !fails);
  document.querySelector('head > script')?.dispatchEvent(new Event('load'));
  expect(root.classList.contains('js')).toBe(!fails);
  root.removeAttribute('data-hydration');
});
