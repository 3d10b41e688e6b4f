import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, createElement as h } from 'react';
import { CatalogueBrowser } from '@/components/catalogue/catalogue-browser';
import { CatalogueList, EmptyCatalogue } from '@/components/catalogue/catalogue-list';
import { filterOptionsOf } from '@/lib/catalogue/search';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import { serveInventory } from './serve-inventory';
import { applyStateStyles } from './state-styles';

/** The catalogue after the first interaction with its filters, with all vehicles loaded. */
export async function renderCatalogue(vehicles: readonly CardVehicle[]) {
  applyStateStyles();
  serveInventory(vehicles);
  const given = { options: filterOptionsOf(vehicles) };
  const list = vehicles.length > 0 ? h(CatalogueList, { vehicles, view: 'grid' }) : h(EmptyCatalogue);
  const view = render(h(CatalogueBrowser, given as unknown as ComponentProps<typeof CatalogueBrowser>, list));
  act(() => screen.getAllByLabelText(/^Search/)[0]?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  // The code and the file load one after the other.
  await act(async () => void (await import('@/components/catalogue/live-catalogue')));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return view;
}

export const result = () => within(screen.getByRole('region', { name: 'Vehicles' }));

/** In the order on screen. */
export const shownNames = () =>
  result()
    .queryAllByRole('heading')
    .filter((heading) => heading.closest('article'))
    .map((heading) => heading.textContent);

/** 'Showing 6 of 14 vehicles', as announced. */
export const summary = () => screen.getByRole('status').textContent;

const filterPanel = () => within(screen.getByRole('complementary', { name: 'Filters' }));

/** A control of the filter panel by the beginning of its label: 'Price Range'. */
export const filter = (label: string) => filterPanel().getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** Chooses by the words of an option, without the number of vehicles behind them. */
export async function choose(label: string, words: string) {
  const select = filter(label);
  const option = [...select.querySelectorAll('option')].find(({ text }) => text.replace(/ \(\d+\)$/, '') === words);
  if (!option) throw new Error(`${label} has no choice '${words}'`);
  await userEvent.setup().selectOptions(select, option);
}

export const press = (name: string) => userEvent.setup().click(result().getByRole('button', { name }));
