import { type Components, type Islands, missingFrom, type Page } from './describe';
import { elementsOf, markLifeless } from './keep';
import { outermostIslands } from './marks';
import { meetSomebody } from './somebody';
import { type Hydrate, wakeIsland } from './wake-island';
import { watchTouches, watchView } from './watch';

/** Larger than any page: what is not within it is not shown at all. */
const EVERYWHERE = '9999999px';
const NEAR = '25%';

/** The least time, in milliseconds, that is left for one more island. */
const ENOUGH = 5;

const tell = (awake: '' | 'early' | 'all') => {
  document.documentElement.dataset.awake = awake;
};

/**
 * Brings the islands of the page to life: each when it comes near the screen or is touched, one by one, the others that are
 * shown when the browser has time, since the keyboard and readers reach what is far down too. What is not shown sleeps until
 * it is; what is late (islands/late.ts) and not near, until somebody is there. 'data-awake' on the root element says that
 * this has begun and, for tests, that 'all' that is shown has been woken, or all but what is late: 'early'.
 * @param fetchLate fetches a component that is null, by its index
 */
export function hydrateIslands(
  components: Components,
  hydrate: Hydrate,
  fetchLate: (index: number) => Promise<Components[number]>,
) {
  tell('');
  const islands: Islands = JSON.parse(document.getElementById('islands')?.textContent ?? '[]');
  let page: Page = { islands, components };
  const asleep = new Set(outermostIslands(document.body));
  const byElement = new Map([...asleep].flatMap((start) => elementsOf(start).map((element) => [element, start])));
  /** For their turn. */
  const soon = new Set<Comment>();
  /** For time. */
  const waiting = new Set<Comment>();
  /** For somebody. */
  const late = new Set<Comment>();
  const arriving = new Set<Promise<void>>();
  let isSomebodyThere = false;

  function wake(start: Comment) {
    soon.delete(start);
    waiting.delete(start);
    const missing = missingFrom(start, page);
    if (missing.length === 0) wakeNow(start);
    else arriving.add(fetchAll(missing).then(() => wakeNow(start), failWith(start)));
  }

  async function fetchAll(missing: readonly number[]) {
    const fetched = new Map(await Promise.all(missing.map(async (index) => [index, await fetchLate(index)] as const)));
    // An older deploy's file may have the same name and not what is asked for.
    if (missing.some((index) => !fetched.get(index))) throw new Error('Not the file that was built.');
    page = { islands, components: page.components.map((component, index) => fetched.get(index) ?? component) };
  }

  const failWith = (start: Comment) => (error: unknown) => {
    // Given up, and told once, however often it was asked for.
    if (!asleep.delete(start)) return;
    markLifeless(start);
    reportError(error);
  };

  function wakeNow(start: Comment) {
    // Asked for more than once while its code was on its way.
    if (asleep.delete(start)) wakeIsland(start, page, hydrate);
  }

  /** One in a task: a press must not wait for all. */
  function wakeSoon() {
    const [start] = soon;
    if (!start) return;
    wake(start);
    setTimeout(wakeSoon);
  }

  function wakeInTime(start: Comment) {
    (isSomebodyThere || missingFrom(start, page).length === 0 ? waiting : late).add(start);
  }

  function wakeWhenIdle() {
    // Safari knows no idle time.
    (window.requestIdleCallback ?? setTimeout)(wakeSome);
  }

  function wakeSome(time?: IdleDeadline) {
    for (const start of waiting) {
      wake(start);
      if (!time || time.timeRemaining() < ENOUGH) break;
    }
    if (waiting.size > 0) wakeWhenIdle();
    else if (isSomebodyThere) Promise.all(arriving).then(tellAll);
    else tell('early');
  }

  const tellAll = () => tell('all');

  /** What is done with an island is done only while it sleeps. */
  const toSleeperOf = (act: (start: Comment) => void) => (element: Element) => {
    const start = byElement.get(element);
    if (start && asleep.has(start)) act(start);
  };

  const near = watchView(
    NEAR,
    toSleeperOf((start) => soon.add(start)),
    wakeSoon,
  );
  const shown = watchView(EVERYWHERE, toSleeperOf(wakeInTime), wakeWhenIdle);
  for (const element of byElement.keys()) {
    near?.observe(element);
    shown?.observe(element);
  }
  // What only scripts can fill is never seen, and nothing is where nobody can tell.
  for (const start of asleep) if (!shown || elementsOf(start).length === 0) wakeInTime(start);
  if (!shown || byElement.size === 0) wakeWhenIdle();

  watchTouches(toSleeperOf(wake));
  meetSomebody(() => {
    isSomebodyThere = true;
    for (const start of late) waiting.add(start);
    late.clear();
    wakeWhenIdle();
  });
}
