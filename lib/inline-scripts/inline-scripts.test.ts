/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { LIST_PARAMETERS } from '@/lib/catalogue/address';
import { firstPaint } from './first-paint';
import { notFound } from './not-found';
import { restoreList } from './restore-list';

const root = document.documentElement;

/** Runs a function as the script element with these attributes does. */
function runIn(attributes: Readonly<Record<string, string>>, script: () => void) {
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  script();
}

const visit = (address: string) => history.replaceState(null, '', address);

function systemPrefers(theme: 'dark' | 'light') {
  window.matchMedia = ((query: string) => ({
    matches: query === `(prefers-color-scheme: ${theme})`,
    addEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
}

beforeEach(() => {
  localStorage.clear();
  root.className = 'font-a font-b';
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  systemPrefers('light');
});

describe('Section 4: theme before the first paint', () => {
  it.each([
    ['dark', 'light', true],
    ['light', 'dark', false],
    [null, 'dark', true],
    [null, 'light', false],
    ['nonsense', 'dark', true],
  ] as const)('with %j stored and a %s system is dark: %j', (stored, system, isDark) => {
    systemPrefers(system);
    if (stored !== null) localStorage.setItem('theme', stored);
    firstPaint();
    expect(root.classList.contains('dark')).toBe(isDark);
  });

  it('follows the system where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    systemPrefers('dark');
    firstPaint();
    expect(root).toHaveClass('font-a font-b js dark', { exact: true });
  });
});

it.each([
  ['/vehicles/', null],
  ['/vehicles/?mode=rental', 'rental'],
  ['/vehicle/7/?x=1&mode=rental', 'rental'],
  ['/vehicles/?mode=sale&mode=rental', null],
  ['/vehicles/?mode=%', null],
  ['/vehicles/#mode=rental', null],
  // The home page features vehicles in sale mode, whatever is asked.
  ['/?mode=rental', null],
])('reads the mode of %s as %j', (address, mode) => {
  visit(address);
  firstPaint();
  expect(root.getAttribute('data-mode')).toBe(mode);
});

it('is the page without JavaScript when one of its scripts fails to load, but not for other failures', () => {
  const lose = (name: string, integrity: string) => {
    const element = Object.assign(document.createElement(name), { integrity });
    document.head.append(element);
    element.dispatchEvent(new Event('error'));
  };
  firstPaint();
  lose('link', 'sha256-of-a-style-sheet');
  lose('script', '');
  expect(root).toHaveClass('js');
  lose('script', 'sha256-of-the-script');
  expect(root).not.toHaveClass('js');
});

it.each([
  ['/vehicles/', undefined, undefined],
  ['/vehicles/?seq=1', undefined, undefined],
  ['/vehicles?q=gt', 'loading', 'failed'],
  ['/vehicles/?mode=rental', 'loading', 'failed'],
])('the list of %s is %j, and %j after 20 seconds', (address, before, after) => {
  jest.useFakeTimers();
  visit(address);
  runIn({ 'data-parameters': LIST_PARAMETERS.join(' ') }, restoreList);
  expect(root.dataset.restoring).toBe(before);
  jest.advanceTimersByTime(20_000);
  expect(root.dataset.restoring).toBe(after);
  jest.useRealTimers();
});

it.each([
  ['/vehicle/999/', true],
  ['/vehicle/7/x', true],
  ['/nowhere/', false],
  ['/vehicles/999', false],
  ['/about/vehicle/1', false],
])('takes %s for an unknown vehicle: %j', (address, isVehicle) => {
  document.title = 'Page Not Found';
  visit(address);
  runIn({ 'data-title': 'Vehicle Not Found' }, notFound);
  expect(root.getAttribute('data-not-found')).toBe(isVehicle ? 'vehicle' : null);
  expect(document.title).toBe(isVehicle ? 'Vehicle Not Found' : 'Page Not Found');
});

it('opens another tab once on a double click', () => {
  firstPaint();
  document.body.innerHTML = '<a href="/" target="_blank"><b>Chat</b></a>';
  const press = (detail: number) =>
    document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  expect([press(1), press(2)]).toEqual([true, false]);
});
