import type { Browser } from '@playwright/test';
import { type Link, openPhone } from './phone';

/** A control of a page, and how a visitor sees that a press had its effect. */
type Control = {
  readonly path: string;
  readonly name: string;
  /** A CSS selector, and the beginning of the element's label or text. The first visible one is pressed. */
  readonly element: readonly [selector: string, name: string];
  /** An expression to be run in the page. */
  readonly effect: string;
};

const dialogIsOpen = `document.querySelector('dialog[open]')`;
const firstMistakeHasFocus = `document.activeElement.matches('main :invalid')`;
const isPressed = (name: string) => `document.querySelector('button[aria-pressed=true][aria-label*="${name}"]')`;
const addressHas = (part: string) => `location.search.includes('${part}')`;
const pageSays = (words: RegExp) =>
  `[...document.querySelectorAll('main *')].some((one) => !one.firstElementChild && ${words}.test(one.textContent) && one.checkVisibility())`;

export const controls: readonly Control[] = [
  {
    path: '/',
    name: 'theme',
    element: ['button', 'Dark theme'],
    effect: `document.documentElement.classList.contains('dark')`,
  },
  {
    path: '/',
    name: 'menu',
    element: ['header summary', ''],
    effect: `document.querySelector('header details[open]')`,
  },
  { path: '/', name: 'shortlist', element: ['button', 'Add '], effect: isPressed('shortlist') },
  { path: '/', name: 'contact', element: ['button', 'Contact'], effect: dialogIsOpen },
  { path: '/vehicles/', name: 'category', element: ['button', 'Supercars'], effect: addressHas('category=') },
  { path: '/vehicles/', name: 'for rent', element: ['label', 'For Rent'], effect: addressHas('mode=rental') },
  { path: '/vehicles/', name: 'list', element: ['label', 'List'], effect: addressHas('view=list') },
  { path: '/vehicles/', name: 'filters', element: ['button', 'Filters'], effect: dialogIsOpen },
  {
    path: '/vehicles/',
    name: 'sort',
    element: ['select', ''],
    effect: addressHas('sort='),
  },
  {
    path: '/vehicles/',
    name: 'load more',
    element: ['button', 'Load More Vehicles'],
    effect: addressHas('show='),
  },
  {
    path: '/vehicle/1/',
    name: 'next picture',
    element: ['button', 'Next picture'],
    effect: pageSays(/\b2 \/ /),
  },
  { path: '/vehicle/1/', name: 'full screen', element: ['button', 'View full screen'], effect: dialogIsOpen },
  {
    path: '/vehicle/1/',
    name: 'shortlist',
    element: ['button', 'Add '],
    effect: isPressed('shortlist'),
  },
  { path: '/vehicle/1/', name: 'rental', element: ['label', 'Rental'], effect: pageSays(/Daily Rental Rate/i) },
  { path: '/vehicle/1/', name: 'compare', element: ['button', 'Compare'], effect: isPressed('ompare') },
  { path: '/vehicle/1/', name: 'contact', element: ['button', 'Contact'], effect: dialogIsOpen },
  {
    path: '/vehicle/1/',
    name: 'share',
    element: ['button', 'Share'],
    effect: `document.querySelector('main button[aria-expanded=true]')`,
  },
  {
    path: '/contact/',
    name: 'send message',
    element: ['button', 'Send Message'],
    effect: firstMistakeHasFocus,
  },
  { path: '/services/', name: 'learn more', element: ['button', 'Learn More'], effect: dialogIsOpen },
];

/** A press at the first paint: milliseconds until its effect, or until the first press with an effect. */
export type Pressed = { readonly ms: number; readonly isLost: boolean };

/** Timeout for the network to be idle. A slowed phone may be idle for half a second before it requests a page's scripts. */
const PATIENCE_MS = 10_000;

/**
 * Presses a control as soon as it is painted, with an empty cache. Where that press is lost, the control is pressed again
 * and again on another visit.
 */
export async function pressAtFirstPaint(
  browser: Browser,
  origin: string,
  control: Control,
  link: Link,
): Promise<Pressed> {
  const first = await visit(false);
  return first === null ? { ms: (await visit(true)) ?? Number.NaN, isLost: true } : { ms: first, isLost: false };

  async function visit(isRepeated: boolean): Promise<number | null> {
    const { page, close } = await openPhone(browser, link);
    try {
      await page.addInitScript(driverOf(control));
      await page.addInitScript(pressEarly, isRepeated);
      await page.goto(origin + control.path, { waitUntil: 'networkidle' });
      const answered = page.waitForFunction(() => (window as unknown as Driver).answeredMs, undefined, {
        timeout: PATIENCE_MS,
      });
      return (await answered.then((handle) => handle.jsonValue()).catch(() => null)) ?? null;
    } finally {
      await close();
    }
  }
}

/** The shared values of a visit's scripts. */
type Driver = {
  readonly findControl: () => HTMLElement | undefined;
  readonly hasEffect: () => boolean;
  /** From the first paint to the effect. */
  answeredMs?: number;
  longestMs?: number;
};

const driverOf = ({ element: [selector, name], effect }: Control) => `
  window.findControl = () => [...document.querySelectorAll('${selector}')].find((one) =>
    (one.ariaLabel || one.textContent).trim().startsWith('${name}') && one.checkVisibility() && one.offsetWidth > 0);
  window.hasEffect = () => Boolean(document.body && (${effect}));`;

/**
 * Runs in a page before its own scripts. Presses the control at the first paint, without the latency of a test driver.
 * Listeners get it like a visitor's press, and those of a disabled control do not.
 */
function pressEarly(isRepeated: boolean): void {
  const STEP_MS = 20;
  const REPEAT_MS = 100;
  const driver = window as unknown as Driver;
  let paint: number | undefined;
  let pressed = 0;
  new PerformanceObserver((list) => {
    paint = list.getEntriesByName('first-contentful-paint')[0]?.startTime;
  }).observe({ type: 'paint', buffered: true });
  const timer = setInterval(() => {
    if (paint === undefined) return;
    const control = driver.findControl();
    if (driver.hasEffect()) {
      driver.answeredMs = Math.max(1, performance.now() - paint);
      clearInterval(timer);
    } else if (control && (pressed === 0 || (isRepeated && performance.now() - pressed > REPEAT_MS))) {
      pressed = performance.now();
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (!(control instanceof HTMLSelectElement)) control.click();
      else if (!control.disabled) {
        control.selectedIndex = 1;
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  }, STEP_MS);
}

/**
 * Milliseconds from a tap on a control of a finished page to the next paint (https://web.dev/articles/inp). If it opens a
 * dialog, also those of the tap that closes it.
 */
export async function tapDurations(browser: Browser, origin: string, control: Control): Promise<readonly number[]> {
  const { page, close } = await openPhone(browser, null);
  const tap = async (place: Promise<Place>): Promise<number> => {
    const { x, y } = await place;
    await page.evaluate(observeTaps);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(1_000);
    return page.evaluate(() => (window as unknown as Driver).longestMs ?? 0);
  };
  try {
    await page.addInitScript(driverOf(control));
    await page.goto(origin + control.path, { waitUntil: 'networkidle' });
    const place = page.evaluate(() => {
      const found = (window as unknown as Driver).findControl();
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    });
    await place;
    // Lazy islands hydrate.
    await page.waitForLoadState('networkidle');
    const opened = await tap(place);
    const closing = page.locator('dialog[open] [aria-label^="Close"]').filter({ visible: true }).first();
    if ((await closing.count()) === 0) return [opened];
    return [opened, await tap(closing.boundingBox().then((box) => middleOf(box)))];
  } finally {
    await close();
  }
}

type Place = { readonly x: number; readonly y: number };

const middleOf = (box: (Place & { readonly width: number; readonly height: number }) | null): Place =>
  box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };

/** To be run in a page: keeps the longest interaction from now on. */
function observeTaps(): void {
  const driver = window as unknown as Driver;
  driver.longestMs = 0;
  new PerformanceObserver((list) => {
    // An event with a number is part of an interaction. The event of a key or tap alone is in the list from 16 ms.
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) driver.longestMs = Math.max(driver.longestMs ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
