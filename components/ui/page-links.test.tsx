import { render, screen } from '@testing-library/react';
import { PageLinks } from './page-links';

function shown(current: number, last: number) {
  render(<PageLinks current={current} last={last} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('are nothing for one page', () => {
  const { container } = render(<PageLinks current={1} last={1} />);
  expect(container).toBeEmptyDOMElement();
});

it('lead to every page of few, and name the current one', () => {
  expect(shown(2, 3)).toEqual(['1', '2', '3']);
  expect(screen.getByRole('heading', { name: 'Page by page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/vehicles/');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/vehicles/page/3/');
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([screen.getByRole('link', { name: 'Page 2' })]);
});

it.each([
  [1, ['1', '2', '3', '…40']],
  [4, ['1', '2', '3', '4', '5', '6', '…40']],
  [20, ['1', '…18', '19', '20', '21', '22', '…40']],
  [40, ['1', '…38', '39', '40']],
])('lead from page %i of many to the first, the last and the next ones', (current, links) => {
  expect(shown(current, 40)).toEqual(links);
});
