import { type Components, type Islands, missingFrom, type Page } from './describe';
import { onFirstInteraction } from './first-interaction';
import { type Hydrate, hydrateIsland } from './hydrate-island';
import { outermostIslands } from './marks';
import type { Input } from './record-input';
import { endWaiting, replayInput } from './replay-input';
import { elementsOf, markFailed, unmarkFailed } from './snapshot';
import { watchInteractions, watchViewport } from './watch';

/** Larger than any page: only elements that are not rendered lie outside it. */
const EVERYWHERE = '9999999px';
const NEAR = '25%';

/** Milliseconds between two requests for code that did not load. */
const RETRY_AFTER = 3000;

/** Events after which a retry may succeed. */
const RETRY_EVENTS = ['online', 'scroll', 'pointerdown', 'keydown'] as const;

/** The least idle time, in milliseconds, in which one more island is hydrated. */
const ENOUGH = 5;

const setState = (state: 'started' | 'eager' | 'all') => {
  document.documentElement.dataset.hydration = state;
};

/**
 * Hydrates the islands of the page one by one. First those near the viewport or touched, then the other rendered ones
 * in idle time, for keyboards and screen readers. An island that is not rendered ('display: none') stays pending until
 * it is. A distant lazy one stays pending until the first interaction. 'data-hydration' on the root element is
 * 'started', then 'eager' (all rendered islands but the lazy ones are hydrated), then 'all'.
 *
 * Input before hydration is replayed afterwards, in order. If the code of an island does not load, the island looks as
 * without scripts. It is retried on the next interaction, or when the device is online again.
 * @param fetchLazy loads the component that is null in `components`, by its index
 * @param urgent selector of content whose islands are hydrated first, even before the first frame
 */
export function hydrateIslands(
  components: Components,
  hydrate: Hydrate,
  fetchLazy: (index: number) => Promise<Components[number]>,
  urgent?: string,
) {
  setState('started');
  const islands: Islands = JSON.parse(document.getElementById('islands')?.textContent ?? '[]');
  const recorder = window.inputRecorder;
  let page: Page = { islands, components };
  const pending = new Set(outermostIslands(document.body));
  const byElement = new Map([...pending].flatMap((start) => elementsOf(start).map((element) => [element, start])));
  const near = new Set<Comment>();
  const untilIdle = new Set<Comment>();
  const untilInteraction = new Set<Comment>();
  const loading = new Set<Promise<void>>();
  const inputs = new Map<Comment, Input[]>();
  const failed = new Set<Comment>();
  let failedAt = Number.NEGATIVE_INFINITY;
  let isReplaying = false;
  let hasInteracted = false;

  function islandAt(target: EventTarget | null): Comment | undefined {
    for (let node = target; node instanceof Element; node = node.parentElement) {
      const island = byElement.get(node);
      if (island) return island;
    }
    return undefined;
  }

  /** Whether new text must wait, for the hydration or for the earlier input. */
  const isWaiting = (island: Comment) => pending.has(island) || inputs.has(island);

  /** Gives recorded input to its islands. */
  function takeInputs() {
    for (const input of recorder?.inputs.splice(0) ?? []) {
      const island = islandAt(input.target);
      if (island && isWaiting(island)) inputs.set(island, [...(inputs.get(island) ?? []), input]);
      else endWaiting(input);
    }
  }

  /** One input a task, so that each meets the render of the one before. */
  function replay(island: Comment) {
    const [input, ...later] = inputs.get(island) ?? [];
    if (!input) return;
    if (later.length > 0) inputs.set(island, later);
    else inputs.delete(island);
    isReplaying = true;
    replayInput(input);
    isReplaying = false;
    setTimeout(replay, 0, island);
  }

  function start(island: Comment) {
    near.delete(island);
    untilIdle.delete(island);
    const missing = missingFrom(island, page);
    if (missing.length === 0) hydrateNow(island);
    else loading.add(load(missing).then(() => hydrateNow(island), failWith(island)));
  }

  async function load(missing: readonly number[]) {
    const loaded = new Map(await Promise.all(missing.map(async (index) => [index, await fetchLazy(index)] as const)));
    // A file of an older deploy may have the same name and not the component.
    if (missing.some((index) => !loaded.get(index))) throw new Error('Not the file that was built.');
    page = { islands, components: page.components.map((component, index) => loaded.get(index) ?? component) };
  }

  function record(event: Event) {
    recorder?.record(event);
    // A render between this listener and the island's would undo the text: the island gets it by the replay alone.
    if (event.type === 'input' && recorder?.inputs.length) event.stopImmediatePropagation();
    takeInputs();
  }

  const failWith = (island: Comment) => (error: unknown) => {
    failedAt = performance.now();
    // Its code may have been requested more than once.
    if (!pending.has(island) || failed.has(island)) return;
    failed.add(island);
    inputs.get(island)?.forEach(endWaiting);
    inputs.delete(island);
    markFailed(island);
    reportError(error);
  };

  function retry() {
    if (performance.now() - failedAt < RETRY_AFTER) return;
    for (const island of failed) start(island);
  }

  function hydrateNow(island: Comment) {
    if (!pending.delete(island)) return;
    if (failed.delete(island)) unmarkFailed(island);
    inputs.get(island)?.forEach(endWaiting);
    hydrateIsland(island, page, hydrate);
    // After the render with the browser's own values.
    if (inputs.has(island)) setTimeout(replay, 0, island);
  }

  /** One island a task, so that input is handled in between. */
  function hydrateNear() {
    const [island] = near;
    if (!island) return;
    start(island);
    setTimeout(hydrateNear);
  }

  function enqueue(island: Comment) {
    (hasInteracted || missingFrom(island, page).length === 0 ? untilIdle : untilInteraction).add(island);
  }

  function requestIdle() {
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(hydrateInIdleTime);
  }

  function hydrateInIdleTime(time?: IdleDeadline) {
    for (const island of untilIdle) {
      start(island);
      if (!time || time.timeRemaining() < ENOUGH) break;
    }
    if (untilIdle.size > 0) requestIdle();
    else if (hasInteracted) Promise.all(loading).then(finish, reportError);
    else setState('eager');
  }

  const finish = () => setState('all');

  const forPending = (act: (island: Comment) => void) => (element: Element) => {
    const island = byElement.get(element);
    if (island && pending.has(island)) act(island);
  };

  recorder?.stop();
  takeInputs();
  for (const element of urgent ? document.querySelectorAll(urgent) : []) {
    const island = islandAt(element);
    if (island) near.add(island);
  }
  for (const island of inputs.keys()) near.add(island);
  setTimeout(hydrateNear);

  const nearViewport = watchViewport(
    NEAR,
    forPending((island) => near.add(island)),
    hydrateNear,
  );
  const rendered = watchViewport(EVERYWHERE, forPending(enqueue), requestIdle);
  for (const element of byElement.keys()) {
    nearViewport?.observe(element);
    rendered?.observe(element);
  }
  // An island without elements is never observed, and no island where the browser cannot observe.
  for (const island of pending) if (!rendered || elementsOf(island).length === 0) enqueue(island);
  if (!rendered || byElement.size === 0) requestIdle();

  watchInteractions((event) => {
    const island = islandAt(event.target);
    if (!island || failed.has(island)) return;
    const isText = event.type === 'input' && !isReplaying && isWaiting(island);
    if (isText) record(event);
    if (pending.has(island)) start(island);
    if (isText) return;
    // The new input comes after the recorded.
    if (!pending.has(island)) while (!isReplaying && inputs.has(island)) replay(island);
    else record(event);
  });
  for (const type of RETRY_EVENTS) addEventListener(type, retry, { capture: true, passive: true });
  onFirstInteraction(() => {
    hasInteracted = true;
    for (const island of untilInteraction) untilIdle.add(island);
    untilInteraction.clear();
    requestIdle();
  });
}
