import { type Components, type Islands, missingFrom, type Page } from './describe';
import { onFirstInteraction } from './first-interaction';
import { type Hydrate, hydrateIsland } from './hydrate-island';
import { outermostIslands } from './marks';
import { elementsOf, markFailed } from './snapshot';
import { watchInteractions, watchViewport } from './watch';

/** Larger than any page: only elements that are not rendered lie outside it. */
const EVERYWHERE = '9999999px';
const NEAR = '25%';

/** The least idle time, in milliseconds, in which one more island is hydrated. */
const ENOUGH = 5;

const setState = (state: 'started' | 'eager' | 'all') => {
  document.documentElement.dataset.hydration = state;
};

/**
 * Hydrates the islands of the page one by one: near the viewport or touched first, the other rendered ones in idle time,
 * because keyboards and screen readers reach them too. An island that is not rendered ('display: none') stays pending until
 * it is; a lazy one that is not near, until the first interaction. 'data-hydration' on the root element is 'started', then
 * 'eager' when all rendered islands but the lazy ones are hydrated, then 'all'.
 * @param fetchLazy loads the component that is null in `components`, by its index
 */
export function hydrateIslands(
  components: Components,
  hydrate: Hydrate,
  fetchLazy: (index: number) => Promise<Components[number]>,
) {
  setState('started');
  const islands: Islands = JSON.parse(document.getElementById('islands')?.textContent ?? '[]');
  let page: Page = { islands, components };
  const pending = new Set(outermostIslands(document.body));
  const byElement = new Map([...pending].flatMap((start) => elementsOf(start).map((element) => [element, start])));
  const near = new Set<Comment>();
  const untilIdle = new Set<Comment>();
  const untilInteraction = new Set<Comment>();
  const loading = new Set<Promise<void>>();
  let hasInteracted = false;

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

  const failWith = (island: Comment) => (error: unknown) => {
    // Reported once, however often the code was requested.
    if (!pending.delete(island)) return;
    markFailed(island);
    reportError(error);
  };

  function hydrateNow(island: Comment) {
    // Its code may have been requested more than once.
    if (pending.delete(island)) hydrateIsland(island, page, hydrate);
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

  watchInteractions(forPending(start));
  onFirstInteraction(() => {
    hasInteracted = true;
    for (const island of untilInteraction) untilIdle.add(island);
    untilInteraction.clear();
    requestIdle();
  });
}
