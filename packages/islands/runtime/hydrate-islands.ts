import type { ReactNode } from 'react';
import { type Components, describeIsland, type Islands, missingFrom, type Page } from './describe';
import { outermostIslands } from './marks';
import { type Input, replayInput } from './record-input';
import { elementsOf, markFailed, snapshot } from './snapshot';

/** Hydrates the nodes between a start mark and its end. */
export type Hydrate = (element: ReactNode, start: Comment) => void;

type Island = {
  readonly start: Comment;
  /** A failed island looks as without scripts, and stays so. */
  state: 'pending' | 'loading' | 'ready' | 'failed';
  /** When a pending island hydrates: once it is rendered, on the first interaction, in idle time, at once. */
  when: 'rendered' | 'interaction' | 'idle' | 'near';
  /** Input that waits for the hydration. */
  readonly inputs: Input[];
};

/** Larger than any page: only elements that are not rendered ('display: none') lie outside it. */
const EVERYWHERE = '9999999px';
const NEAR = '25%';

/** The least idle time, in milliseconds, in which one more island is hydrated. */
const ENOUGH = 5;

/** Events that hydrate their island. They are captured: it is hydrated before its own listeners are asked. */
const HYDRATING = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'change'] as const;

/** The first one loads the lazy islands. A press counts when it ends: work begun earlier would delay its handler. */
const INTERACTIONS = ['pointermove', 'click', 'keydown', 'focusin', 'scroll'] as const;

const setState = (state: 'started' | 'eager' | 'all') => {
  document.documentElement.dataset.hydration = state;
};

/**
 * Hydrates the islands of the page one by one. First those near the viewport or touched, then the other rendered ones
 * in idle time, for keyboards and screen readers. An island that is not rendered stays pending until it is. A distant lazy
 * one stays pending until the first interaction. 'data-hydration' on the root element is 'started', then 'eager' (all
 * rendered islands but the lazy ones are hydrated), then 'all'.
 *
 * Input before hydration is replayed with it, in order.
 * @param fetchLazy loads the component that is null in `components`, by its index
 */
export function hydrateIslands(
  components: Components,
  hydrate: Hydrate,
  fetchLazy: (index: number) => Promise<Components[number]>,
) {
  setState('started');
  const listed: Islands = JSON.parse(document.getElementById('islands')?.textContent ?? '[]');
  const page: Page = { islands: listed, components: [...components] };
  const recorder = window.inputRecorder;
  const islands = outermostIslands(document.body).map(
    (start): Island => ({ start, state: 'pending', when: 'rendered', inputs: [] }),
  );
  const byElement = new Map(
    islands.flatMap((island) => elementsOf(island.start).map((element) => [element, island] as const)),
  );
  let hasInteracted = false;
  // A host stripped the comments: nothing can be hydrated, and the page without scripts is whole.
  if (islands.length < 1 && listed.length > 0) document.documentElement.classList.remove('js');

  function islandAt(target: EventTarget | null): Island | undefined {
    for (let node = target; node instanceof Element; node = node.parentElement) {
      const island = byElement.get(node);
      if (island) return island;
    }
    return undefined;
  }

  /** Gives recorded input to its islands. */
  function takeInputs() {
    for (const input of recorder?.inputs.splice(0) ?? []) {
      const island = islandAt(input.target);
      if (island) island.inputs.push(input);
      else endWaiting([input]);
    }
  }

  function begin(island: Island) {
    if (island.state !== 'pending') return;
    const missing = missingFrom(island.start, page);
    if (missing.length > 0) void load(island, missing);
    else hydrateNow(island);
  }

  async function load(island: Island, missing: readonly number[]) {
    island.state = 'loading';
    try {
      const loaded = await Promise.all(missing.map((index) => fetchLazy(index)));
      for (const [place, index] of missing.entries()) page.components[index] = loaded[place] ?? null;
      hydrateNow(island);
    } catch (error) {
      fail(island, error);
    }
    if (hasInteracted) requestIdle();
  }

  function hydrateNow(island: Island) {
    island.state = 'ready';
    endWaiting(island.inputs);
    const restore = snapshot(island.start);
    try {
      hydrate(describeIsland(island.start, page), island.start);
      void replay(island.inputs);
    } catch (error) {
      restore();
      fail(island, error);
    }
  }

  function fail(island: Island, error: unknown) {
    island.state = 'failed';
    endWaiting(island.inputs);
    markFailed(island.start);
    reportError(error);
  }

  const due = (when: Island['when']) => islands.filter((island) => island.state === 'pending' && island.when === when);

  /** One island a task, so that input is handled in between. */
  function hydrateNear() {
    const [island] = due('near');
    if (!island) return;
    begin(island);
    setTimeout(hydrateNear);
  }

  function requestIdle() {
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(hydrateInIdleTime);
  }

  function hydrateInIdleTime(time?: IdleDeadline) {
    for (const island of due('idle')) {
      begin(island);
      if (!time || time.timeRemaining() < ENOUGH) break;
    }
    if (due('idle').length > 0) requestIdle();
    else if (!hasInteracted) setState('eager');
    else if (islands.every(({ state }) => state !== 'loading')) setState('all');
  }

  function enqueue(island: Island) {
    if (island.when !== 'rendered') return;
    const isLazy = missingFrom(island.start, page).length > 0;
    island.when = isLazy && !hasInteracted ? 'interaction' : 'idle';
  }

  function observe(rootMargin: string, onEnter: (island: Island) => void, afterwards: () => void) {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const island = byElement.get(target);
          if (isIntersecting && island) onEnter(island);
        }
        afterwards();
      },
      { rootMargin },
    );
    for (const element of byElement.keys()) observer.observe(element);
  }

  function onInteraction(event: Event) {
    // Browsers report the mouse over a page that opens, even when it does not move.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    for (const name of INTERACTIONS) removeEventListener(name, onInteraction, { capture: true });
    hasInteracted = true;
    for (const island of due('interaction')) island.when = 'idle';
    requestIdle();
  }

  recorder?.stop();
  takeInputs();
  for (const island of islands) {
    if (island.inputs.length > 0) island.when = 'near';
    // It is never observed.
    else if (elementsOf(island.start).length === 0) enqueue(island);
  }
  setTimeout(hydrateNear);
  const makeNear = (island: Island) => {
    island.when = 'near';
  };
  observe(NEAR, makeNear, hydrateNear);
  observe(EVERYWHERE, enqueue, requestIdle);
  if (byElement.size === 0) requestIdle();

  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { capture: true, passive: true });
  for (const type of HYDRATING) {
    addEventListener(
      type,
      (event) => {
        const island = islandAt(event.target);
        if (island?.state !== 'pending' && island?.state !== 'loading') return;
        // The island gets it by the replay alone: hydration would undo the text.
        if (recorder?.record(event)) event.stopImmediatePropagation();
        takeInputs();
        begin(island);
      },
      { capture: true },
    );
  }
}

function endWaiting(inputs: readonly Input[]) {
  for (const { target } of inputs) target.removeAttribute('aria-busy');
}

/** In microtasks: no input of a visitor comes between, and each replay meets the render of the one before. */
async function replay(inputs: Input[]) {
  for (const input of inputs.splice(0)) {
    await null;
    replayInput(input);
  }
}
