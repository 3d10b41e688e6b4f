import { numberIslands, readIslands, takeIslands, withList } from './page-islands';

const island = (id: string, props = '{}', slots = '') =>
  `<template data-island="${id}" data-props="${props.replaceAll('"', '&quot;')}" data-slots="${slots}"></template>`;
const slot = (name: string) => `<template data-slot="${name}"></template>`;
const islandEnd = '<template data-island-end=""></template>';
const slotEnd = '<template data-slot-end=""></template>';

const taken = (html: string) => takeIslands(html, 'about.html');

it('turns marks into comments, in lists, tables and pictures, and numbers the islands', () => {
  const page = `<ul>${island('A', '{"id":1}')}<li></li>${islandEnd}${island('B')}<li></li>${islandEnd}</ul>`;
  expect(taken(page)).toEqual({
    html: '<ul><!--island 0--><li></li><!--/island--><!--island 1--><li></li><!--/island--></ul>',
    islands: [
      { id: 'A', props: { id: 1 } },
      { id: 'B', props: {} },
    ],
  });
});

it('finds islands in the props of another one', () => {
  const inner = `${island('B')}<i></i>${islandEnd}`;
  const page = `${island('A', '{}', 'children')}<p>${slot('children')}${inner}${slotEnd}</p>${islandEnd}`;
  expect(taken(page).html).toBe(
    '<!--island 0--><p><!--slot children--><!--island 1--><i></i><!--/island--><!--/slot--></p><!--/island-->',
  );
});

it('keeps a comment between two texts only where an island hydrates them', () => {
  const texts = '1<!-- --> of 2';
  const page = `<p>${texts}</p>${island('A', '{}', 'children')}${texts}${slot('children')}${texts}${slotEnd}${islandEnd}`;
  expect(taken(page).html).toBe(
    `<p>1 of 2</p><!--island 0-->${texts}<!--slot children-->1 of 2<!--/slot--><!--/island-->`,
  );
});

it('reads escaped attributes', () => {
  const page = `${island('A', '{"words":"\'A\' &lt;&amp;lt;&amp;gt;"}').replaceAll("'", '&#x27;')}${islandEnd}`;
  expect(taken(page).islands[0]?.props).toEqual({ words: "'A' <&lt;&gt;" });
});

it('lists the islands at the end of the page, and numbers them by the page’s script', () => {
  const body = `<body>${island('A')}${islandEnd}${island('B', '{"words":"</script>$1"}')}${islandEnd}</body>`;
  const listed = withList(taken(body));
  expect(readIslands(listed)).toEqual([
    { id: 'A', props: {} },
    { id: 'B', props: { words: '</script>$1' } },
  ]);
  expect(numberIslands(listed, ['B', 'A'], '<p>after</p>')).toBe(
    '<body><!--island 0--><!--/island--><!--island 1--><!--/island--><script type="application/json" id="islands">[[1,{}],[0,{"words":"\\u003c/script>$1"}]]</script><p>after</p></body>',
  );
});

it('finds no islands in a page without a list', () => {
  expect(readIslands('<body></body>')).toEqual([]);
});

it.each([
  ['an island without its end', `${island('A')}<p></p>`, 'the island A has no end'],
  ['an end without its beginning', islandEnd, 'the end of an island without its beginning'],
  ['a slot around an end', `${island('A', '{}', 'a')}${slot('a')}${islandEnd}${slotEnd}`, 'the slot a ends after'],
  ['markup that is not shown', `${island('A', '{}', 'icon')}<p></p>${islandEnd}`, "A gets markup as 'icon'"],
  ['a mark of another shape', '<template data-island="A"></template>', 'a mark that was not understood'],
])('refuses %s, naming the page', (_, page, fault) => {
  expect(() => taken(page)).toThrow('about.html: ');
  expect(() => taken(page)).toThrow(fault);
});
