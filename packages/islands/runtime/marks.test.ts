import { endOf, islandsWithin, nameOf, outermostIslands, slotsWithin, within } from './marks';

const names = (marks: readonly Comment[]) => marks.map(nameOf);

it('finds the islands of a page, those inside an island, and its slots without theirs', () => {
  document.body.innerHTML =
    '<main><!--island 0--><p><!--slot children--><b>1</b><!--island 1--><i>2</i><!--slot x-->3<!--/slot--><!--/island--><!--/slot--></p><!--slot end-->4<!--/slot--><!--/island--></main><!-- a comment --><!--island 2--><!--/island-->';
  const outermost = outermostIslands(document.body);
  expect(names(outermost)).toEqual(['0', '2']);
  expect(outermost.map((mark) => names(islandsWithin(mark)))).toEqual([['1'], []]);
  expect(outermost.map((mark) => names(slotsWithin(mark)))).toEqual([['children', 'end'], []]);
  expect(within(outermost[0] as Comment)[0]).toBe(document.querySelector('p'));
});

it('tells the end of an island from that of one inside it, and reports a page that was changed since the build', () => {
  document.body.innerHTML = '<!--island 0--><!--slot a--><!--island 1--><!--/island--><!--/slot--><!--/island-->';
  expect(endOf(document.body.firstChild as Comment)).toBe(document.body.lastChild);
  document.body.innerHTML = '<!--island 0--><p></p>';
  expect(() => outermostIslands(document.body)).toThrow("'island 0' has no end.");
});
