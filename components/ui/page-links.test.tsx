import { render, screen } from '@testing-library/react';
import { PageLinks } from './page-links';

it.each([
  [2, 3, ['1', '2', '3']],
  [4, 40, ['1', '2', '3', '4', '5', '6', '…40']],
  [20, 40, ['1', '…18', '19', '20', '21', '22', '…40']],
])('leads from page %i of %i to the first, the last and the next ones', (current, last, links) => {
  render(<PageLinks current={current} last={last} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(links);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(String(current));
  expect(screen.getByRole('link', { name: `Page ${last}` })).toHaveAttribute('href', `/vehicles/page/${last}/`);
});
