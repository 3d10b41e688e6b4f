import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/* How a visitor reads and works the catalogue browser. */

export const result = () => within(screen.getByRole('region', { name: 'Vehicles' }));

/** The names on the cards or lines that are shown, in their order. */
export const shownNames = () =>
  result()
    .queryAllByRole('heading')
    .filter((heading) => heading.closest('article'))
    .map((heading) => heading.textContent);

/** 'Showing 6 of 14 vehicles', as it is announced. */
export const summary = () => screen.getByRole('status').textContent;

export const filterPanel = () => within(screen.getByRole('complementary', { name: 'Filters' }));

/** A control of the filter panel by the beginning of its label: 'Price Range'. */
export const filter = (label: string) => filterPanel().getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** Chooses by the words of an option, without the number of vehicles behind them. */
export async function choose(label: string, words: string) {
  const select = filter(label);
  const option = [...select.querySelectorAll('option')].find(({ text }) => withoutCount(text) === words);
  if (!option) throw new Error(`${label} has no choice '${words}'`);
  await userEvent.setup().selectOptions(select, option);
}

/** 'Ferrari' of 'Ferrari (1)'. */
export const withoutCount = (text: string | null) => text?.replace(/ \(\d+\)$/, '');

export const press = (name: string) => userEvent.setup().click(result().getByRole('button', { name }));

export const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .queryAllByRole('button')
    .map((chip) => chip.textContent);
