/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { LIST_PARAMETERS } from '@/lib/catalogue/address';
import { resolveTheme } from '@/lib/page/theme';
import { firstPaintScript } from '.';
import { firstPaint } from './first-paint';
import { notFound } from './not-found';
import { restoreList } from './restore-list';

const root = document.documentElement;

/** Runs a function as the script element with these attributes does. */
function runIn(attributes: Readonly<Record<string, string>>, script: () => void) {
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const template = document.createElement('template');
  template.innerHTML = '<link rel="modulepreload" href="/page.js">';
  document.createElement('div').append(template, element);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  script();
}

const restore = () => runIn({ 'data-parameters': LIST_PARAMETERS.join(' '), 'data-files': '/cars.json' }, restoreList);
const showNotFound = () => runIn({ 'data-title': 'Vehicle Not Found | Savanna' }, notFound);

function visit(address: string) {
  history.replaceState(null, '', address);
}

function systemPrefers(theme: 'dark' | 'light') {
  window.matchMedia = ((query: string) => ({
    matches: query === `(prefers-color-scheme: ${theme})`,
    addEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
}

const errors: unknown[] = [];
const fetched = jest.fn(async () => ({}));
const noteError = (event: ErrorEvent) => {
  event.preventDefault();
  errors.push(event.error);
};

beforeEach(() => {
  errors.length = 0;
  fetched.mockClear();
  Object.assign(window, { fetch: fetched });
  delete window.earlyRequests;
  window.addEventListener('error', noteError);
  localStorage.clear();
  root.className = 'font-a font-b';
  root.removeAttribute('data-mode');
  root.removeAttribute('data-restoring');
  root.removeAttribute('data-not-found');
  // A new head, which no script of an earlier test observes.
  document.head.replaceWith(document.createElement('head'));
  document.title = 'Page Not Found | Savanna';
  visit('/');
  systemPrefers('light');
});

afterEach(() => {
  window.removeEventListener('error', noteError);
  expect(errors).toEqual([]);
});

describe('Section 4: theme before the first paint', () => {
  it.each(['dark', 'light', null, '', 'nonsense'])('is resolved as the pages do, with %j stored', (stored) => {
    for (const system of ['dark', 'light'] as const) {
      root.className = '';
      systemPrefers(system);
      if (stored !== null) localStorage.setItem('theme', stored);
      firstPaint();
      const expected = resolveTheme(stored, system === 'dark');
      expect({ system, dark: root.classList.contains('dark') }).toEqual({ system, dark: expected === 'dark' });
    }
  });

  it.each([
    ['no interface for it', undefined],
    ['no reports of changes, as in old Safari', () => ({ matches: false })],
  ])('is chosen by the button in a browser with %s', (_, matchMedia) => {
    Object.assign(window, { matchMedia });
    const button = document.createElement('button');
    button.dataset.inline = 'theme';
    // Earlier tests have left their listeners.
    const listen = jest.spyOn(window, 'addEventListener');
    firstPaint();
    const press = listen.mock.calls.findLast(([type]) => type === 'click')?.[1] as (event: object) => void;
    press({ target: button });
    expect(root).toHaveClass('dark');
  });

  it('follows the system where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    systemPrefers('dark');
    visit('/vehicles/?mode=rental');
    firstPaint();
    expect(root).toHaveClass('js', 'dark');
    expect(root).toHaveAttribute('data-mode', 'rental');
  });
});

describe('Decision, theme and mode: what else is known before the first paint', () => {
  it('marks that scripts run, and keeps the classes of the page', () => {
    firstPaint();
    expect(root).toHaveAttribute('class', 'font-a font-b js');
  });

  it.each([
    ['/vehicles/', null],
    ['/vehicles/?mode=rental', 'rental'],
    ['/vehicle/7/?x=1&mode=rental', 'rental'],
    ['/shortlist/?cars=1,4&mode=rental', 'rental'],
    ['/vehicles/?mode=sale&mode=rental', null],
    ['/vehicles/?mode=%3Cb%3E', null],
    ['/vehicles/?mode=%', null],
    ['/vehicles/?somemode=rental', null],
    ['/vehicles/#mode=rental', null],
    // The home page features vehicles in sale mode, whatever is asked.
    ['/?mode=rental', null],
  ])('reads the mode of %s as %j', (address, mode) => {
    visit(address);
    firstPaint();
    expect(root.getAttribute('data-mode')).toBe(mode);
  });

  it.each([
    ['/vehicles/', false],
    ['/vehicles/?mode=rental', false],
    ['/vehicles/?utm_source=letter', false],
    ['/vehicles/?seq=1', false],
    ['/vehicles/?brand=Ferrari', true],
    ['/vehicles?q=gt', true],
    ['/vehicles/?mode=rental&show=12', true],
  ])('keeps the list of %s out of sight until it is the one asked for: %j', (address, hidden) => {
    visit(address);
    restore();
    expect(root.hasAttribute('data-restoring')).toBe(hidden);
  });

  it('shows the list after all where nothing takes the page over', async () => {
    visit('/vehicles/?brand=Ferrari');
    restore();
    window.dispatchEvent(new Event('load'));
    await waitFor(() => expect(root).not.toHaveAttribute('data-restoring'));
  });

  it('shows the list after four seconds, whatever loads', () => {
    jest.useFakeTimers();
    visit('/vehicles/?brand=Ferrari');
    restore();
    root.dataset.restoring = 'awaited';
    jest.advanceTimersByTime(3999);
    expect(root).toHaveAttribute('data-restoring');
    jest.advanceTimersByTime(1);
    expect(root).not.toHaveAttribute('data-restoring');
    jest.useRealTimers();
  });

  it.each([
    ['/vehicles/?brand=Ferrari', ['/page.js'], ['/cars.json']],
    ['/vehicles/', [], []],
  ])('requests ahead what the list of %s needs', (address, scripts, files) => {
    visit(address);
    restore();
    const preloads = [...document.head.querySelectorAll('link[rel=modulepreload]')];
    expect(preloads.map((link) => link.getAttribute('href'))).toEqual(scripts);
    expect(fetched.mock.calls).toEqual(
      files.map((file) => [file, { cache: 'no-cache', signal: expect.any(AbortSignal) }]),
    );
  });

  it('hides the list beyond the load event while the island loads its data', async () => {
    visit('/vehicles/?brand=Ferrari');
    restore();
    root.dataset.restoring = 'awaited';
    window.dispatchEvent(new Event('load'));
    const later = new Promise((resolve) => setTimeout(resolve));
    await later;
    expect(root).toHaveAttribute('data-restoring');
  });

  it('is the page without JavaScript when one of them fails to load, but not for later failures', () => {
    const heard = jest.fn();
    const lose = (name: string, integrity: string) => {
      const element = Object.assign(document.createElement(name), { integrity });
      document.head.append(element);
      element.onerror = heard;
      element.dispatchEvent(new Event('error'));
    };
    firstPaint();
    lose('img', '');
    lose('link', 'sha256-of-a-style-sheet');
    // The framework's scripts of later parts have no hash.
    lose('script', '');
    expect(root).toHaveClass('js');
    expect(heard).toHaveBeenCalledTimes(3);
    lose('script', 'sha256-of-the-script');
    expect(root).toHaveAttribute('class', 'font-a font-b');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('costs every page at most 1.2 kB', () => {
    expect(new Blob([firstPaintScript]).size).toBeLessThan(1200);
  });

  it('holds the functions as they are bundled (else: npm run inline-scripts)', () => {
    // The bundler is an ES module, which Jest does not load.
    const code = "import { inlineScripts } from './scripts/build/inline-scripts'; console.log(await inlineScripts())";
    const bundled = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
      encoding: 'utf8',
    });
    expect(readFileSync('lib/inline-scripts/index.ts', 'utf8').trim()).toBe(bundled.trim());
  });
});

describe('Section 8: unknown vehicle', () => {
  it.each(['/vehicle/999/', '/vehicle/1abc', '/vehicle/7/x'])('is recognised at %s', (address) => {
    visit(address);
    showNotFound();
    expect(root).toHaveAttribute('data-not-found', 'vehicle');
    expect(document.title).toBe('Vehicle Not Found | Savanna');
  });

  it('keeps its title when the page is given its own once more', async () => {
    visit('/vehicle/999/');
    showNotFound();
    const titleElement = document.querySelector('title');
    titleElement?.replaceChildren('Page Not Found | Savanna');
    await Promise.resolve();
    expect(document.title).toBe('Vehicle Not Found | Savanna');
    if (titleElement?.firstChild) titleElement.firstChild.nodeValue = 'Page Not Found | Savanna';
    await Promise.resolve();
    expect(document.title).toBe('Vehicle Not Found | Savanna');
  });

  it.each(['/nowhere/', '/vehicles/999', '/about/vehicle/1', '/?at=/vehicle/1'])('is not seen at %s', (address) => {
    visit(address);
    showNotFound();
    expect(root).not.toHaveAttribute('data-not-found');
    expect(document.title).toBe('Page Not Found | Savanna');
  });
});
