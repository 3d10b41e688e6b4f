import { endOf, islandsWithin, nameOf, outermostIslands, slotsWithin, within } from './marks';

const PAGE =
  '<main><!--island 0--><p><!--slot children--><b>1</b><!--island 1--><i>2</i><!--slot x-->3<!--/slot--><!--/island--><!--/slot--></p><!--slot end-->4<!--/slot--><!--/island--></main><!-- a comment --><!--island 2--><!--/island-->';

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

const names = (marks: readonly Comment[]) => marks.map(nameOf);

it('finds the islands of a page, and those inside an island', () => {
  const outermost = outermostIslands(document.body);
  expect(names(outermost)).toEqual(['0', '2']);
  expect(outermost.map((mark) => names(islandsWithin(mark)))).toEqual([['1'], []]);
});

it('finds the slots of an island without those of the islands inside', () => {
  const [first] = outermostIslands(document.body);
  expect(names(slotsWithin(first as Comment))).toEqual(['children', 'end']);
});

it('finds the nodes between a mark and its own end', () => {
  const [first] = outermostIslands(document.body);
  const nodes = within(first as Comment);
  expect(nodes[0]).toBe(document.querySelector('p'));
  expect(nodes.at(-1)?.nextSibling).toBe(endOf(first as Comment));
  expect(nodes.map((node) => node.textContent).join('')).toContain('4');
});

it('tells the end of an island from that of one inside it', () => {
  document.body.innerHTML = '<!--island 0--><!--slot a--><!--island 1--><!--/island--><!--/slot--><!--/island-->';
  expect(endOf(document.body.firstChild as Comment)).toBe(document.body.lastChild);
});

it('reports a page that was changed since the build', () => {
  document.body.innerHTML = '<!--island 0--><p></p>';
  expect(() => outermostIslands(document.body)).toThrow("'island 0' has no end.");
});
