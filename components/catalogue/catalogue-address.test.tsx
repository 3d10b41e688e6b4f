import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fourteenVehicles } from '@/components/testing/card-vehicles';
import { chips, choose, filter, press, renderCatalogue, shownNames, summary } from '@/components/testing/catalogue';

function arriveAt(search: string) {
  history.replaceState(null, '', `/vehicles/${search}`);
  return renderCatalogue(fourteenVehicles);
}

const sortBy = (label: string) =>
  userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Sort' }), label);
const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  });

describe('The address is the state', () => {
  it('restores everything it says', async () => {
    await arriveAt('?category=sports&q=TURBO&sort=price-up&view=list');
    expect(filter('Search')).toHaveValue('TURBO');
    expect(filter('Category')).toHaveValue('sports');
    expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Price, low to high');
    expect(chips()).toEqual(['Remove filter Category Sports', 'Remove filter Search TURBO']);
    expect(location.search).toBe('?category=sports&q=TURBO&sort=price-up&view=list');
  });

  it('restores how many are shown', async () => {
    await arriveAt('?show=12');
    expect(summary()).toBe('Showing 12 of 14 vehicles');
  });

  it('is the plain catalogue where it makes no sense, and is left as it was', async () => {
    await arriveAt('?brand=__proto__&show=7&sort=x&view=__proto__');
    expect(summary()).toBe('Showing 6 of 14 vehicles');
    expect(chips()).toEqual([]);
    expect(location.search).toBe('?brand=__proto__&show=7&sort=x&view=__proto__');
  });

  it('follows every choice, and leaves out defaults', async () => {
    await arriveAt('');
    await press('Sports 5');
    await sortBy('Newest');
    await userEvent.setup().click(screen.getByRole('radio', { name: 'For Rent' }));
    expect(location.search).toBe('?category=sports&sort=newest&mode=rental');
    await press('All Vehicles 14');
    await press('Load More Vehicles');
    expect(location.search).toBe('?sort=newest&show=12&mode=rental');
  });

  it('takes a choice as a step and typing as none', async () => {
    await arriveAt('');
    const before = history.length;
    await userEvent.setup().type(filter('Search'), 'bmw');
    expect(location.search).toBe('?q=bmw');
    expect(history.length).toBe(before);
    await choose('Year', '2022');
    expect(history.length).toBe(before + 1);
  });

  it('goes back to the state before', async () => {
    await arriveAt('');
    await choose('Brand', 'Porsche');
    await userEvent.setup().click(screen.getByRole('radio', { name: 'For Rent' }));
    await goBack();
    expect(screen.getByRole('radio', { name: 'For Sale' })).toBeChecked();
    expect(filter('Brand')).toHaveValue('Porsche');
    await goBack();
    expect(filter('Brand')).toHaveValue('all');
    expect(location.search).toBe('');
  });

  it('works on where the browser takes no more addresses', async () => {
    await arriveAt('');
    jest.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    await choose('Brand', 'Ferrari');
    expect(shownNames()).toEqual(['Ferrari 488 GTB']);
    jest.mocked(history.pushState).mockRestore();
  });
});

describe('The order', () => {
  it('sorts by the price on screen', async () => {
    await arriveAt('?category=luxury');
    await sortBy('Price, low to high');
    expect(shownNames().slice(0, 3)).toEqual(['Lexus LC 500', 'BMW i7', 'Bentley Continental GT']);
    await userEvent.setup().click(screen.getByRole('radio', { name: 'For Rent' }));
    expect(shownNames().at(-1)).toBe('Bentley Continental GT');
    expect(shownNames().slice(0, 4)).toEqual(['Lexus LC 500', 'BMW i7', 'Rolls Royce Phantom', 'Aston Martin DB11']);
  });

  it('keeps how many are shown', async () => {
    await arriveAt('');
    await press('Load More Vehicles');
    await sortBy('Quickest 0-100 km/h');
    expect(summary()).toBe('Showing 12 of 14 vehicles');
  });
});

describe('Coming back to the catalogue', () => {
  const arriveBy = (type: string) => {
    performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  };
  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    sessionStorage.clear();
  });
  const leaveAt = (top: number) => {
    window.scrollY = top;
    window.dispatchEvent(new Event('pagehide'));
    window.scrollY = 0;
  };

  it.each(['back_forward', 'reload'])('goes on where the visitor was, by %s', async (type) => {
    const { unmount } = await arriveAt('?show=12');
    leaveAt(1500);
    unmount();
    arriveBy(type);
    await arriveAt('?show=12');
    expect(window.scrollY).toBe(1500);
  });

  it('begins at the top by a link, or at another address', async () => {
    const { unmount } = await arriveAt('?show=12');
    leaveAt(1500);
    unmount();
    arriveBy('navigate');
    (await arriveAt('?show=12')).unmount();
    arriveBy('back_forward');
    await arriveAt('?sort=newest');
    expect(window.scrollY).toBe(0);
  });

  it('does not mind a storage that is closed', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    arriveBy('reload');
    await arriveAt('?show=12');
    leaveAt(1500);
    expect(summary()).toBe('Showing 12 of 14 vehicles');
    jest.restoreAllMocks();
  });
});
