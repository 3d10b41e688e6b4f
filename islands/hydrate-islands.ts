import type { ReactNode } from 'react';
import { type Components, describeIsland, type Islands } from './describe';
import { keep } from './keep';
import { outermostIslands, within } from './marks';

/** Takes over the nodes between a mark and its end. */
export type Hydrate = (element: ReactNode, start: Comment, onError: (error: unknown) => void) => void;

/** What a visitor may do to an island that sleeps. Heard before its own listeners are asked, so nothing done is lost. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'submit'] as const;

/** Larger than any page: what is not within it is not shown at all. */
const EVERYWHERE = '9999999px';
const NEAR = '25%';

/** The least time, in milliseconds, that is left for one more island. */
const ENOUGH = 5;

/**
 * Brings the islands of the page to life: each when it comes near the screen or is touched, the others that are shown
 * when the browser has time, since the keyboard and readers reach what is far down too. What is not shown sleeps until it
 * is. 'data-awake' on the root element says that all that is shown has been woken once.
 */
export function hydrateIslands(components: Components, hydrate: Hydrate) {
  const islands: Islands = JSON.parse(document.getElementById('islands')?.textContent ?? '[]');
  /** By each of their elements. */
  const asleep = new Map<Element, Comment>();
  const waiting = new Set<Comment>();

  function wake(start: Comment) {
    waiting.delete(start);
    const elements = elementsOf(start);
    for (const element of elements) {
      asleep.delete(element);
      near.unobserve(element);
      shown.unobserve(element);
    }
    const putBack = keep(start);
    const fail = (error: unknown) => {
      putBack();
      reportError(error);
    };
    try {
      hydrate(describeIsland(start, { islands, components }), start, fail);
    } catch (error) {
      fail(error);
    }
  }

  const near = observer(NEAR, wake);
  const shown = observer(EVERYWHERE, (start) => waiting.add(start), wakeWhenIdle);
  for (const start of outermostIslands(document.body)) {
    const elements = elementsOf(start);
    for (const element of elements) {
      asleep.set(element, start);
      near.observe(element);
      shown.observe(element);
    }
    // Only scripts can fill it.
    if (elements.length === 0) waiting.add(start);
  }
  if (asleep.size === 0) wakeWhenIdle();

  for (const touch of TOUCHES) {
    addEventListener(
      touch,
      ({ target }) => {
        for (let node = target; node instanceof Element; node = node.parentElement) {
          const start = asleep.get(node);
          if (start) wake(start);
        }
      },
      { capture: true },
    );
  }

  function observer(rootMargin: string, onSeen: (start: Comment) => void, afterwards?: () => void) {
    return new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const start = asleep.get(target);
          if (isIntersecting && start) onSeen(start);
        }
        afterwards?.();
      },
      { rootMargin },
    );
  }

  function wakeWhenIdle() {
    // Safari knows no idle time.
    if ('requestIdleCallback' in window) requestIdleCallback(wakeSome);
    else setTimeout(wakeSome, 1);
  }

  function wakeSome(time?: IdleDeadline) {
    for (const start of waiting) {
      wake(start);
      if (!time || time.timeRemaining() < ENOUGH) break;
    }
    if (waiting.size > 0) wakeWhenIdle();
    else document.documentElement.dataset.awake = '';
  }
}

const elementsOf = (start: Comment) => within(start).filter((node) => node instanceof Element);
