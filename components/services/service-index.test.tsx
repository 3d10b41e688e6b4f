import { render, screen } from '@testing-library/react';
import { ServiceIndex } from './service-index';

it('leads to the place of every service on the page', () => {
  render(<ServiceIndex />);
  const links = screen.getAllByRole('link').slice(0, 2);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Selling', '#selling'],
    ['Hiring', '#hiring'],
  ]);
});
