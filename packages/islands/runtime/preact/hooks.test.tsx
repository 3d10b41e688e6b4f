import { act, render } from '@testing-library/react';
import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** A store that the browser knows as another value than the server. */
function storeOf(value: string) {
  const listeners = new Set<() => void>();
  const set = (next: string) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { listeners, set, subscribe, get: () => value };
}

it('renders the server snapshot first, then that of the browser and each change, until it is unmounted', async () => {
  const store = storeOf('dark');
  const rendered: string[] = [];
  function Theme() {
    const theme = useSyncExternalStore(store.subscribe, store.get, () => 'server');
    rendered.push(theme);
    return <p>{theme}</p>;
  }
  const { container, unmount } = render(<Theme />);
  // The first is the HTML of the server.
  expect(rendered.slice(0, 3)).toEqual(['server', 'server', 'dark']);
  expect(container.textContent).toBe('dark');
  await act(async () => store.set('light'));
  expect(container.textContent).toBe('light');
  unmount();
  expect(store.listeners.size).toBe(0);
});

it('sees a change between render and subscription', () => {
  const store = storeOf('early');
  function Value() {
    return <p>{useSyncExternalStore(store.subscribe, store.get)}</p>;
  }
  function Change() {
    useLayoutEffect(() => store.set('late'), []);
    return null;
  }
  // Not while hydrating, which renders twice anyway.
  const { container, rerender } = render(<div />);
  rerender(
    <div>
      <Value />
      <Change />
    </div>,
  );
  expect(container.textContent).toBe('late');
});

it('gives ids that are unique in the page, and stay', () => {
  const ids: string[] = [];
  function Field() {
    ids.push(useId());
    return null;
  }
  const first = render(<Field />);
  render(<Field />);
  const [, before, , other] = ids;
  expect(other).not.toBe(before);
  first.rerender(<Field />);
  expect(ids.at(-1)).toBe(before);
});
