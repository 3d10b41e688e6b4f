import { render } from '@testing-library/react';
import { useDrawn } from './use-drawn';

const cars = (...ids: number[]) => ids.map((id) => ({ id }));

/** The number drawn in each frame, for one list after the other. */
function frames(
  lists: readonly (readonly { readonly id: number }[])[],
  atOnce = false,
): readonly (readonly number[])[] {
  let seen: number[] = [];
  function Probe({ items }: { readonly items: readonly { readonly id: number }[] }) {
    seen.push(useDrawn(items, 1, atOnce));
    return null;
  }
  const [first = [], ...later] = lists;
  const { rerender } = render(<Probe items={first} />);
  const all = [seen];
  for (const items of later) {
    seen = [];
    rerender(<Probe items={items} />);
    all.push(seen);
  }
  return all.map((counts) => [...new Set(counts)]);
}

it('draws one lot in the first frame, and two in each frame after it', () => {
  expect(frames([cars(1, 2, 3, 4, 5, 6)])).toEqual([[1, 3, 5, 6]]);
});

it('draws all at once for a visitor who is to be put where they were', () => {
  expect(frames([cars(1, 2, 3, 4)], true)).toEqual([[4]]);
});

it('draws what stands there already and one lot more when a list grows', () => {
  expect(frames([cars(1, 2, 3), cars(1, 2, 3, 4, 5, 6)], true)).toEqual([[3], [4, 6]]);
});

it('begins anew after the first that is another', () => {
  expect(frames([cars(1, 2, 3), cars(1, 9, 8, 7)], true)).toEqual([[3], [2, 4]]);
});

it('draws fewer in one frame', () => {
  expect(frames([cars(1, 2, 3), cars(1, 3)], true)).toEqual([[3], [2]]);
});
