import { configure, getQueriesForElement } from '@testing-library/dom';
import { hydrate, options, render as renderInto } from 'preact';
import { act as flush } from 'preact/test-utils';
import { hydration } from '../runtime/preact/hooks';
import '../runtime/preact/react';
import { renderToString } from './server';

/* '@testing-library/react' in component tests: the same, on the runtime of the built pages. */

export * from '@testing-library/dom';

type VNode = Parameters<typeof renderToString>[0];
type Options = { readonly container?: Element; readonly hydrate?: boolean };

const containers = new Set<Element>();
/** The real ones, while a test's timers are fake. */
const { queueMicrotask: soon, setTimeout: later } = globalThis;

// Renders and effects outside `act` run in a microtask: jsdom paints no frames.
options.debounceRendering = (run) => soon(run);
options.requestAnimationFrame = (run) => soon(run);

/** The end of all microtasks: the effects of observers and promises. */
const settled = () => new Promise<void>((resolve) => later(resolve));

/** Runs a function, then the renders and effects that it causes. An async one is over when all is settled. */
export function act(run: () => unknown): Promise<void> {
  let isAsync = false;
  const done = flush(() => {
    const result = run() as Promise<void> | undefined;
    isAsync = result instanceof Promise;
    return result;
  });
  return isAsync ? done.then(() => flush(settled)) : done;
}

configure({
  asyncWrapper: async (run) => {
    const result = await run();
    await act(settled);
    return result;
  },
  eventWrapper: (run) => {
    let result: unknown;
    void act(() => {
      result = run();
    });
    return result;
  },
});

/** Hydrates the HTML of an element, as the built pages do; with `hydrate`, the HTML that the container holds. */
export function render(element: VNode, { container = appended(), hydrate: isWritten = false }: Options = {}) {
  containers.add(container);
  if (!isWritten) container.innerHTML = renderToString(element);
  void act(() => {
    hydration.active = true;
    hydrate(element, container);
    hydration.active = false;
  });
  return {
    container,
    rerender: (next: VNode) => act(() => renderInto(next, container)),
    unmount: () => act(() => renderInto(null, container)),
    ...getQueriesForElement(document.body),
  };
}

const appended = () => document.body.appendChild(document.createElement('div'));

export function cleanup() {
  for (const container of containers) {
    void act(() => renderInto(null, container));
    container.remove();
  }
  containers.clear();
}

afterEach(cleanup);
