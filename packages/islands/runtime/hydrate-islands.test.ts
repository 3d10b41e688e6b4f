import { createElement, type ReactNode, useState } from 'react';
import type { Components, Islands } from './describe';
import { hydrateIslands } from './hydrate-islands';
import { hydrate } from './preact/hydrate-range';
import { recordInput } from './record-input';

function Counter({ label }: { readonly label: string }) {
  const [count, setCount] = useState(0);
  const add = () => setCount((before) => before + 1);
  return createElement('button', { type: 'button', onClick: add, onMouseOver: add }, `${label} ${count}`);
}

function Broken(): ReactNode {
  throw new Error('broken');
}

/** Observers of a browser, entered by hand: jsdom lays nothing out. */
class Observer {
  static all: Observer[] = [];
  readonly observed: Element[] = [];
  constructor(
    readonly callback: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: { readonly rootMargin: string },
  ) {
    Observer.all.push(this);
  }
  observe(element: Element) {
    this.observed.push(element);
  }
}

const enter = (margin: RegExp, ...targets: (Element | null)[]) => {
  const observer = Observer.all.find(({ options }) => margin.test(options.rootMargin));
  observer?.callback(targets.map((target) => ({ isIntersecting: true, target: target as Element })));
};
const NEAR = /%/;
const RENDERED = /px/;

const reported: string[] = [];
let idle: (() => void)[];
let added: jest.SpiedFunction<typeof addEventListener>;

beforeEach(() => {
  jest.useFakeTimers();
  added = jest.spyOn(window, 'addEventListener');
  Observer.all = [];
  reported.length = 0;
  idle = [];
  Object.assign(window, {
    IntersectionObserver: Observer,
    requestIdleCallback: (run: (time: object) => void) => idle.push(() => run({ timeRemaining: () => 0 })),
    reportError: (error: Error) => reported.push(error.message),
  });
});
afterEach(() => {
  for (const [type, listener, options] of added.mock.calls)
    removeEventListener(type, listener as EventListener, options);
  jest.useRealTimers();
  for (const name of ['IntersectionObserver', 'requestIdleCallback', 'reportError'])
    Reflect.deleteProperty(window, name);
  document.documentElement.removeAttribute('data-hydration');
});

/** One idle period; it leaves time for one island. */
const idlePeriod = () => idle.shift()?.();
const state = () => document.documentElement.dataset.hydration;
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(label)) ?? null;

/** Whether the island is hydrated, by an event that is no interaction. */
function counts(label: string): boolean {
  const { textContent } = button(label) as Element;
  button(label)?.dispatchEvent(new MouseEvent('mouseover'));
  jest.runAllTimers();
  return button(label)?.textContent !== textContent;
}

function open(
  islands: Islands,
  components: Components = [Counter],
  lazy = async (): Promise<Components[number]> => Counter,
) {
  render(islands);
  const fetchLazy = jest.fn(lazy);
  hydrateIslands(components, hydrate, fetchLazy);
  return fetchLazy;
}

function render(islands: Islands) {
  document.body.innerHTML = `${islands
    .map(([, { label }], index) => `<!--island ${index}--><button type="button">${label} 0</button><!--/island-->`)
    .join('')}<script type="application/json" id="islands">${JSON.stringify(islands)}</script>`;
}

it('hydrates near islands at once, rendered ones in idle time, and no others', () => {
  open([
    [0, { label: 'Near' }],
    [0, { label: 'Far' }],
    [0, { label: 'Hidden' }],
  ]);
  expect(state()).toBe('started');
  enter(NEAR, button('Near'));
  expect(counts('Near')).toBe(true);
  expect(counts('Far')).toBe(false);
  enter(RENDERED, button('Near'), button('Far'));
  idlePeriod();
  expect(state()).toBe('eager');
  expect(counts('Far')).toBe(true);
  expect(counts('Hidden')).toBe(false);
  enter(RENDERED, button('Hidden'));
  idlePeriod();
  expect(counts('Hidden')).toBe(true);
});

it('hydrates the islands of urgent content before the first frame', () => {
  render([
    [0, { label: 'Other' }],
    [0, { label: 'Urgent' }],
  ]);
  hydrateIslands([Counter], hydrate, async () => Counter, 'button:last-of-type');
  jest.runAllTimers();
  expect(counts('Urgent')).toBe(true);
  expect(counts('Other')).toBe(false);
});

it('hydrates one near island a task', () => {
  open([
    [0, { label: 'One' }],
    [0, { label: 'Two' }],
  ]);
  enter(NEAR, button('One'), button('Two'));
  button('Two')?.dispatchEvent(new MouseEvent('mouseover'));
  jest.runAllTimers();
  expect(button('Two')?.textContent).toBe('Two 0');
  expect(counts('Two')).toBe(true);
});

it('hydrates in an idle period as many islands as there is time for', () => {
  open([
    [0, { label: 'One' }],
    [0, { label: 'Two' }],
  ]);
  enter(RENDERED, button('One'), button('Two'));
  idlePeriod();
  expect([counts('One'), counts('Two')]).toEqual([true, false]);
  idlePeriod();
  expect(counts('Two')).toBe(true);
});

it('hydrates an island before its own first press, so that the press counts', () => {
  open([[0, { label: 'Pressed' }]]);
  button('Pressed')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  jest.runAllTimers();
  expect(button('Pressed')?.textContent).toBe('Pressed 1');
});

it('fetches a lazy island at the first interaction, once', async () => {
  const fetchLazy = open(
    [
      [0, { label: 'Eager' }],
      [1, { label: 'Lazy' }],
    ],
    [Counter, null],
  );
  enter(RENDERED, button('Eager'), button('Lazy'));
  idlePeriod();
  expect(state()).toBe('eager');
  expect(fetchLazy).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('keydown'));
  idlePeriod();
  idlePeriod();
  await jest.runAllTimersAsync();
  expect(state()).toBe('all');
  expect(fetchLazy.mock.calls).toEqual([[1]]);
  expect(counts('Lazy')).toBe(true);
});

it.each([
  ['does not load', async () => Promise.reject(new Error('offline')), 'offline'],
  ['is the file of another deploy', async () => undefined as never, 'Not the file that was built.'],
])('marks and reports a lazy island whose code %s, and hydrates the others', async (_, lazy, message) => {
  open(
    [
      [1, { label: 'Lazy' }],
      [0, { label: 'Eager' }],
    ],
    [Counter, null],
    lazy,
  );
  enter(NEAR, button('Lazy'), button('Eager'));
  await jest.runAllTimersAsync();
  expect(button('Lazy')?.hasAttribute('data-failed')).toBe(true);
  expect(reported).toEqual([message]);
  expect(counts('Eager')).toBe(true);
});

it('retries code that did not load on an interaction three seconds later, and when the device is online again', async () => {
  let online = false;
  const fetchLazy = open([[1, { label: 'Lazy' }]], [Counter, null], async () => {
    if (online) return Counter;
    throw new Error('offline');
  });
  enter(NEAR, button('Lazy'));
  await jest.runAllTimersAsync();
  dispatchEvent(new Event('scroll'));
  expect(fetchLazy).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3000);
  dispatchEvent(new Event('scroll'));
  await jest.runAllTimersAsync();
  expect(fetchLazy).toHaveBeenCalledTimes(2);
  expect(reported).toEqual(['offline']);

  jest.advanceTimersByTime(3000);
  online = true;
  dispatchEvent(new Event('online'));
  await jest.runAllTimersAsync();
  expect(button('Lazy')?.hasAttribute('data-failed')).toBe(false);
  expect(counts('Lazy')).toBe(true);
});

describe('input before hydration', () => {
  const press = (label: string) => button(label)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const isBusy = (label: string) => button(label)?.getAttribute('aria-busy') === 'true';
  const two: Islands = [
    [1, { label: 'Lazy' }],
    [0, { label: 'Eager' }],
  ];

  beforeEach(() => {
    document.documentElement.className = 'js';
    recordInput();
  });

  it('is replayed in the island once it is hydrated', () => {
    render([[0, { label: 'Pressed' }]]);
    press('Pressed');
    expect(isBusy('Pressed')).toBe(true);
    hydrateIslands([Counter], hydrate, async () => Counter);
    jest.runAllTimers();
    expect(button('Pressed')?.outerHTML).toBe('<button type="button">Pressed 1</button>');
    press('Pressed');
    jest.runAllTimers();
    expect(button('Pressed')?.textContent).toBe('Pressed 2');
  });

  it('waits for code that loads', async () => {
    let load = (_: Components[number]) => {};
    const loaded = new Promise<Components[number]>((resolve) => {
      load = resolve;
    });
    open(two, [Counter, null], () => loaded);
    press('Lazy');
    press('Lazy');
    jest.runAllTimers();
    expect(isBusy('Lazy')).toBe(true);
    load(Counter);
    await jest.runAllTimersAsync();
    expect(button('Lazy')?.outerHTML).toBe('<button type="button">Lazy 2</button>');
  });

  it('is given up where its code does not load', async () => {
    open(two, [Counter, null], async () => Promise.reject(new Error('offline')));
    press('Lazy');
    await jest.runAllTimersAsync();
    expect(isBusy('Lazy')).toBe(false);
    expect(button('Lazy')?.hasAttribute('data-failed')).toBe(true);
  });
});

it('gives an island that fails its server HTML back', () => {
  open(
    [
      [1, { label: 'Broken' }],
      [0, { label: 'Sound' }],
    ],
    [Counter, Broken],
  );
  enter(NEAR, button('Broken'), button('Sound'));
  jest.runAllTimers();
  expect(button('Broken')?.outerHTML).toBe('<button type="button" data-failed="">Broken 0</button>');
  expect(reported).toEqual(['broken']);
  expect(counts('Sound')).toBe(true);
});

it('hydrates everything in idle time where the browser cannot observe', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  open([[0, { label: 'One' }]]);
  idlePeriod();
  expect(counts('One')).toBe(true);
});

it('takes a mouse that lies still for no interaction', () => {
  open([]);
  const move = (movementX: number) =>
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  idlePeriod();
  move(0);
  expect(idle).toHaveLength(0);
  move(3);
  expect(idle).toHaveLength(1);
});
