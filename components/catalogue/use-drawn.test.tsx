import { render } from '@testing-library/react';
import type { View } from '@/lib/catalogue/state';
import { useDrawn } from './use-drawn';

const cars = (...ids: number[]) => ({ vehicles: ids.map((id) => ({ id })), view: 'grid' as View });

type List = ReturnType<typeof cars>;

/** What is drawn in each frame, for one list after the other. */
function frames(lists: readonly List[], atOnce = false): readonly (readonly string[])[] {
  let seen: string[] = [];
  function Probe({ list: given }: { readonly list: List }) {
    const { list, count } = useDrawn(given, 1, atOnce);
    const ids = list.vehicles.slice(0, count).map(({ id }) => id);
    seen.push(`${list.view} ${ids.join('')}`);
    return null;
  }
  const [first = cars(), ...later] = lists;
  const { rerender } = render(<Probe list={first} />);
  const all = [seen];
  for (const list of later) {
    seen = [];
    rerender(<Probe list={list} />);
    all.push(seen);
  }
  return all.map((drawn) => [...new Set(drawn)]);
}

it('draws one lot in the first frame, and two in each frame after it', () => {
  expect(frames([cars(1, 2, 3, 4, 5, 6)])).toEqual([['grid 1', 'grid 123', 'grid 12345', 'grid 123456']]);
});

it('draws all at once for a visitor who is to be put where they were', () => {
  expect(frames([cars(1, 2, 3, 4)], true)).toEqual([['grid 1234']]);
});

it('draws what stands there already and one lot more when a list grows', () => {
  expect(frames([cars(1, 2, 3), cars(1, 2, 3, 4, 5, 6)], true)).toEqual([['grid 123'], ['grid 1234', 'grid 123456']]);
});

it('leaves what stands there for one frame where another list takes its place, which begins after what both have', () => {
  expect(frames([cars(1, 2, 3), cars(1, 9, 8, 7)], true)).toEqual([['grid 123'], ['grid 123', 'grid 19', 'grid 1987']]);
});

it('leaves it for one frame where fewer are drawn', () => {
  expect(frames([cars(1, 2, 3), cars(1, 3)], true)).toEqual([['grid 123'], ['grid 123', 'grid 13']]);
});

it('draws at once where nothing stands there', () => {
  expect(frames([cars(), cars(4, 5)], true)).toEqual([['grid '], ['grid 4', 'grid 45']]);
});

it('begins anew where the same are drawn in another view', () => {
  const sheet = { ...cars(1, 2), view: 'list' as View };
  expect(frames([cars(1, 2), sheet], true)).toEqual([['grid 12'], ['grid 12', 'list 1', 'list 12']]);
});
