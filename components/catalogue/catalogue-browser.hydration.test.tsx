import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { fourteenVehicles } from '@/components/testing/card-vehicles';
import { shownNames } from '@/components/testing/catalogue';
import { applyStateStyles } from '@/components/testing/state-styles';
import { CatalogueBrowser } from './catalogue-browser';

const catalogue = <CatalogueBrowser vehicles={fourteenVehicles} />;
const names = fourteenVehicles.map(({ name }) => name);

function showPrerendered() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(catalogue);
  document.body.replaceChildren(container);
  return container;
}

const takeOver = (container: HTMLElement) => act(async () => void render(catalogue, { container, hydrate: true }));

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

  it('takes no choice while scripts are on their way, since it would be lost', () => {
    showPrerendered();
    const controls = ['radio', 'combobox', 'searchbox'].flatMap((role) => screen.getAllByRole(role));
    for (const control of controls) expect(control).toBeDisabled();
    expect(screen.getByRole('button', { name: 'All Vehicles 14' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Load More Vehicles' })).toBeDisabled();
  });

  it('takes every choice once scripts have taken over', async () => {
    await takeOver(showPrerendered());
    const controls = ['radio', 'combobox', 'searchbox', 'button'].flatMap((role) => screen.getAllByRole(role));
    for (const control of controls) expect(control).toBeEnabled();
  });

  it('shows six once scripts have taken over', async () => {
    const container = showPrerendered();
    await takeOver(container);
    expect(shownNames()).toEqual(names.slice(0, 6));
  });

  it('takes the mode of the address over', async () => {
    document.documentElement.dataset.mode = 'rental';
    const container = showPrerendered();
    await takeOver(container);
    expect(screen.getByRole('radio', { name: 'For Rent' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Ferrari 488 GTB' })).toHaveAttribute('href', '/vehicle/2/?mode=rental');
  });
});
