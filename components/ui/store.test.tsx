import { act, render, screen } from '@testing-library/react';
import { createStore, useStore } from './store';

let connections = 0;
let value = 'first';
const store = createStore(() => {
  connections++;
  return () => {
    connections--;
  };
});

function Reader() {
  return <p>{useStore(store, () => value, 'server')}</p>;
}

it('connects once for all readers, and disconnects after the last', () => {
  const one = render(<Reader />);
  const two = render(<Reader />);
  expect(connections).toBe(1);
  one.unmount();
  expect(connections).toBe(1);
  two.unmount();
  expect(connections).toBe(0);
});

it('renders a changed value in every reader', () => {
  render(
    <>
      <Reader />
      <Reader />
    </>,
  );
  act(() => {
    value = 'second';
    store.notify();
  });
  expect(screen.getAllByText('second')).toHaveLength(2);
});
