import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describeIsland, missingFrom, type Page } from './describe';
import { hydrate } from './preact/hydrate';

const Box = ({ children }: { readonly children: unknown }) => children;

/** The page after hydrating its one island, whose slot holds this markup. */
function hydrated(slot: string): string {
  document.body.innerHTML = `<!--island 0--><!--slot children-->${slot}<!--/slot--><!--/island-->`;
  const page: Page = { islands: [[0, {}]], components: [Box as never] };
  const start = document.body.firstChild as Comment;
  hydrate(describeIsland(start, page), start);
  return document.body.innerHTML;
}

it.each([
  ['elements, classes and text', '<p class="a b" id="x">One <b>two</b> three</p>'],
  ['attributes without a value', '<input type="checkbox" checked=""><button disabled="" aria-label="">x</button>'],
  ['a text area, which takes no fragment', '<textarea>Words</textarea><textarea></textarea>'],
  ['drawings', '<svg viewBox="0 0 24 24" stroke-width="2"><path d="M0 0"></path></svg>'],
  ['a comment of the server between two texts', 'KES <!-- -->5'],
])('keeps in a slot %s', (_, slot) => {
  const before = `<!--island 0--><!--slot children-->${slot}<!--/slot--><!--/island-->`;
  expect(hydrated(slot).replaceAll('<!-- -->', '')).toBe(before.replaceAll('<!-- -->', ''));
});

it('keeps attributes without a value when the island renders again', () => {
  const button = '<button disabled="" aria-label="">x</button>';
  document.body.innerHTML = `<!--island 0--><!--slot children-->${button}<!--/slot--><!--/island-->`;
  const start = document.body.firstChild as Comment;
  let render: (turn: number) => void = () => {};
  const Turning = ({ children }: { readonly children: unknown }) => {
    const [turn, setTurn] = useState(0);
    render = setTurn;
    return turn === 1 ? null : children;
  };
  hydrate(describeIsland(start, { islands: [[0, {}]], components: [Turning as never] }), start);
  for (const turn of [1, 2]) void act(() => render(turn));
  expect(document.querySelector('button')?.outerHTML).toBe(button);
});

it('gives an island its props and slots, and the islands in a slot theirs', () => {
  document.body.innerHTML =
    '<!--island 0-->5<!--slot children--><!--island 1-->inner<!--/island--><!--/slot--><!--/island-->';
  const Outer = ({ price, children }: { readonly price: number; readonly children: ReactNode }) => [price, children];
  const Inner = ({ of }: { readonly of: string }) => of;
  const islands: Page['islands'] = [
    [0, { price: 5 }],
    [1, { of: 'inner' }],
  ];
  const page: Page = { islands, components: [Outer, Inner] };
  const html = renderToString(describeIsland(document.body.firstChild as Comment, page) as never);
  expect(html).toBe('5inner');
});

it('names the components that are not loaded, each once, those of inner islands too', () => {
  document.body.innerHTML =
    '<!--island 0--><!--slot a--><!--island 1--><!--/island--><!--island 2--><!--/island--><!--/slot--><!--/island-->';
  const islands = [0, 1, 1].map((component): Page['islands'][number] => [component, {}]);
  const start = document.body.firstChild as Comment;
  expect(missingFrom(start, { islands, components: [Box as never, null] })).toEqual([1]);
  expect(missingFrom(start, { islands, components: [Box as never, Box as never] })).toEqual([]);
});
