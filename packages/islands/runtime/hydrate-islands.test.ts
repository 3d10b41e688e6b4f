import { createElement, type ReactNode, useState } from 'react';
import type { Components } from './describe';
import { hydrateIslands } from './hydrate-islands';
import { hydrate } from './preact/hydrate';
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
  constructor(
    readonly callback: (entries: readonly { isIntersecting: boolean; target: Element | null }[]) => void,
    readonly options: { readonly rootMargin: string },
  ) {
    Observer.all.push(this);
  }
  observe() {}
}

const enter = (margin: RegExp, ...labels: readonly string[]) =>
  Observer.all
    .find(({ options }) => margin.test(options.rootMargin))
    ?.callback(labels.map((label) => ({ isIntersecting: true, target: button(label) })));
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
});

/** One idle period; it leaves time for one island. */
const idlePeriod = () => idle.shift()?.();
const state = () => document.documentElement.dataset.hydration;
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(label)) ?? null;
const press = (label: string) => button(label)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

/** Whether the island is hydrated, by an event that is no interaction. */
function counts(label: string): boolean {
  const { textContent } = button(label) as Element;
  button(label)?.dispatchEvent(new MouseEvent('mouseover'));
  jest.runAllTimers();
  return button(label)?.textContent !== textContent;
}

/** A page with an island for each of these labels. 'Lazy' and 'Broken' are components of their own. */
function render(...labels: readonly string[]) {
  const islands = labels.map((label) => [Math.max(['', 'Lazy', 'Broken'].indexOf(label), 0), { label }]);
  document.body.innerHTML = `${labels
    .map((label, index) => `<!--island ${index}--><button type="button">${label} 0</button><!--/island-->`)
    .join('')}<script type="application/json" id="islands">${JSON.stringify(islands)}</script>`;
}

function start(lazy = async (): Promise<Components[number]> => Counter) {
  const fetchLazy = jest.fn(lazy);
  hydrateIslands([Counter, null, Broken], hydrate, fetchLazy);
  return fetchLazy;
}

const offline = async () => Promise.reject(new Error('offline'));

it('hydrates near islands at once, rendered ones in idle time, and no others', () => {
  render('Near', 'Far', 'Hidden');
  start();
  expect(state()).toBe('started');
  enter(NEAR, 'Near');
  expect([counts('Near'), counts('Far')]).toEqual([true, false]);
  enter(RENDERED, 'Near', 'Far');
  idlePeriod();
  expect(state()).toBe('eager');
  expect([counts('Far'), counts('Hidden')]).toEqual([true, false]);
  enter(RENDERED, 'Hidden');
  idlePeriod();
  expect(counts('Hidden')).toBe(true);
});

it('hydrates one near island a task, and in an idle period as many as there is time for', () => {
  render('One', 'Two', 'Three', 'Four');
  start();
  enter(NEAR, 'One', 'Two');
  button('Two')?.dispatchEvent(new MouseEvent('mouseover'));
  jest.runAllTimers();
  expect(button('Two')?.textContent).toBe('Two 0');
  expect(counts('Two')).toBe(true);
  enter(RENDERED, 'Three', 'Four');
  idlePeriod();
  expect([counts('Three'), counts('Four')]).toEqual([true, false]);
  idlePeriod();
  expect(counts('Four')).toBe(true);
});

it('hydrates an island before its own first press, so that the press counts', () => {
  render('Pressed');
  start();
  press('Pressed');
  jest.runAllTimers();
  expect(button('Pressed')?.textContent).toBe('Pressed 1');
});

it('fetches a lazy island at the first interaction, once', async () => {
  render('Eager', 'Lazy');
  const fetchLazy = start();
  enter(RENDERED, 'Eager', 'Lazy');
  idlePeriod();
  expect(state()).toBe('eager');
  expect(fetchLazy).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('keydown'));
  idlePeriod();
  await jest.runAllTimersAsync();
  while (idle.length > 0) idlePeriod();
  expect(state()).toBe('all');
  expect(fetchLazy.mock.calls).toEqual([[1]]);
  expect(counts('Lazy')).toBe(true);
});

it('takes a mouse that lies still for no interaction', () => {
  render();
  start();
  const move = (movementX: number) =>
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  idlePeriod();
  move(0);
  expect(idle).toHaveLength(0);
  move(3);
  expect(idle).toHaveLength(1);
});

it('hydrates in idle time an island without elements, which no observer sees', () => {
  document.body.innerHTML =
    '<!--island 0--><!--/island--><script type="application/json" id="islands">[[0,{"label":"New"}]]</script>';
  start();
  idlePeriod();
  expect(button('New')?.textContent).toBe('New 0');
});

it('leaves a page whose comments a host has stripped as it is without scripts', () => {
  document.documentElement.className = 'js';
  document.body.innerHTML = '<script type="application/json" id="islands">[[0,{}]]</script>';
  start();
  expect(document.documentElement.className).toBe('');
});

it('reports islands that fail, which keep their server HTML, and hydrates the others', async () => {
  render('Lazy', 'Broken', 'Sound');
  document.documentElement.className = 'js';
  recordInput();
  start(offline);
  enter(NEAR, 'Lazy', 'Broken', 'Sound');
  press('Lazy');
  await jest.runAllTimersAsync();
  for (const label of ['Lazy', 'Broken'])
    expect(button(label)?.outerHTML).toBe(`<button type="button" data-failed="">${label} 0</button>`);
  expect(reported.sort()).toEqual(['broken', 'offline']);
  expect(counts('Sound')).toBe(true);
});

describe('input before hydration', () => {
  const isBusy = (label: string) => button(label)?.getAttribute('aria-busy') === 'true';

  beforeEach(() => {
    document.documentElement.className = 'js';
    recordInput();
  });

  it('is replayed in the island once it is hydrated', async () => {
    render('Pressed');
    press('Pressed');
    expect(isBusy('Pressed')).toBe(true);
    start();
    await jest.runAllTimersAsync();
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
    render('Lazy', 'Eager');
    start(() => loaded);
    press('Lazy');
    press('Lazy');
    jest.runAllTimers();
    expect(isBusy('Lazy')).toBe(true);
    load(Counter);
    await jest.runAllTimersAsync();
    expect(button('Lazy')?.outerHTML).toBe('<button type="button">Lazy 2</button>');
  });

  it('is kept where it is the first that an island hears of', async () => {
    const texts: string[] = [];
    const Field = () => createElement('input', { onChange: ({ target }) => texts.push(target.value) });
    document.body.innerHTML =
      '<!--island 0--><input><!--/island--><script type="application/json" id="islands">[[0,{}]]</script>';
    hydrateIslands([Field], hydrate, offline);
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'Amina';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await jest.runAllTimersAsync();
    expect(texts).toEqual(['Amina']);
  });
});
