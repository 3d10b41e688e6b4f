import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { fourteenVehicles } from '@/components/testing/card-vehicles';
import { catalogueOf, choose, settle, shownNames, summary } from '@/components/testing/catalogue';
import { serveInventory } from '@/components/testing/serve-inventory';
import { applyStateStyles } from '@/components/testing/state-styles';

const catalogue = catalogueOf(fourteenVehicles);
const names = fourteenVehicles.map(({ name }) => name);

function showPrerendered() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(catalogue);
  document.body.replaceChildren(container);
  return container;
}

async function takeOver(container: HTMLElement) {
  const fetched = serveInventory(fourteenVehicles);
  await act(async () => void render(catalogue, { container, hydrate: true }));
  await settle();
  return fetched;
}

describe('Decision, everything can be read without scripts: the catalogue before and after they take over', () => {
  it('shows all vehicles where there are no scripts', () => {
    showPrerendered();
    applyStateStyles();
    document.documentElement.classList.remove('js');
    expect(shownNames()).toEqual(names);
  });

  it('offers nothing that works only with scripts before they are there', () => {
    showPrerendered();
    applyStateStyles();
    document.documentElement.classList.remove('js');
    for (const role of ['button', 'radio', 'combobox', 'searchbox', 'dialog']) {
      expect(screen.queryAllByRole(role)).toEqual([]);
    }
  });

  it('shows six while scripts are on their way', () => {
    showPrerendered();
    applyStateStyles();
    expect(shownNames()).toEqual(names.slice(0, 6));
  });

  it('offers every control before hydration: input is recorded', () => {
    showPrerendered();
    const controls = ['radio', 'combobox', 'searchbox', 'button'].flatMap((role) => screen.getAllByRole(role));
    for (const control of controls) expect(control).toBeEnabled();
  });

  it('shows six once scripts have taken over', async () => {
    const container = showPrerendered();
    applyStateStyles();
    await takeOver(container);
    expect(shownNames()).toEqual(names.slice(0, 6));
  });

  it('fetches nothing before the first interaction', async () => {
    const fetched = await takeOver(showPrerendered());
    await userEvent.setup().click(screen.getByRole('button', { name: 'Load More Vehicles' }));
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.setup().hover(screen.getByRole('combobox', { name: 'Sort' }));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('reports that the vehicles failed to load, keeps the list and retries at the next choice', async () => {
    await takeOver(showPrerendered());
    const complain = jest.fn();
    Object.assign(globalThis, {
      fetch: async () => ({ ok: false, status: 503, url: '/inventory/' }),
      reportError: complain,
    });
    applyStateStyles();
    await choose('Brand', 'Porsche');
    await settle();
    expect(summary()).toBe('The list could not be fetched, so nothing is filtered or sorted.');
    expect(shownNames()).toEqual(names.slice(0, 6));
    expect(complain).toHaveBeenCalled();
    serveInventory(fourteenVehicles);
    await choose('Brand', 'Ferrari');
    await settle();
    expect(summary()).toBe('Showing 1 of 1 vehicles');
    expect(shownNames()).toEqual(['Ferrari 488 GTB']);
  });

  it('counts the cards of the page again after a reset, when the list failed to load', async () => {
    await takeOver(showPrerendered());
    Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 503 }), reportError() {} });
    applyStateStyles();
    await choose('Brand', 'Porsche');
    await settle();
    await userEvent.setup().click(screen.getByRole('button', { name: /^Remove filter .*Porsche/ }));
    expect(summary()).toBe('Showing 6 of 14 vehicles');
  });

  it('takes the mode of the address over', async () => {
    document.documentElement.dataset.mode = 'rental';
    const container = showPrerendered();
    await takeOver(container);
    expect(screen.getByRole('radio', { name: 'For Rent' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Ferrari 488 GTB' })).toHaveAttribute('href', '/vehicle/2/?mode=rental');
  });
});
