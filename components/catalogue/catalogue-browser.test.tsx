import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardVehicle, fourteenVehicles } from '@/components/testing/card-vehicles';
import { choose, press, renderCatalogue, result, shownNames, summary } from '@/components/testing/catalogue';

const names = fourteenVehicles.map(({ name }) => name);
const show = (count = 14) => renderCatalogue(fourteenVehicles.slice(0, count));
const chooseRadio = (name: string) => userEvent.setup().click(screen.getByRole('radio', { name }));
const loadMoreButton = () => screen.queryByRole('button', { name: 'Load More Vehicles' });
const linkTo = (name: string) => result().getByRole('link', { name });

describe('Section 4: catalogue on arrival', () => {
  it('shows the first six vehicles', async () => {
    await show();
    expect(shownNames()).toEqual(names.slice(0, 6));
  });

  it("counts them: 'Showing X of Y vehicles', announced", async () => {
    await show();
    expect(screen.getByRole('status')).toHaveTextContent(/^Showing 6 of 14 vehicles$/);
  });

  it('is for sale, as a grid, of all categories', async () => {
    await show();
    expect(screen.getByRole('radio', { name: 'For Sale' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'All Vehicles 14' })).toBePressed();
  });

  it('is for rent where the address asked for it', async () => {
    document.documentElement.dataset.mode = 'rental';
    await show();
    expect(screen.getByRole('radio', { name: 'For Rent' })).toBeChecked();
    expect(linkTo('Ferrari 488 GTB')).toHaveAttribute('href', '/vehicle/2/?mode=rental');
  });
});

describe("Section 2: 'Load More Vehicles'", () => {
  it('adds six', async () => {
    await show();
    await press('Load More Vehicles');
    expect(shownNames()).toEqual(names.slice(0, 12));
    expect(summary()).toBe('Showing 12 of 14 vehicles');
  });

  it('adds the rest, then goes away', async () => {
    await show();
    await press('Load More Vehicles');
    await press('Load More Vehicles');
    expect(shownNames()).toEqual(names);
    expect(summary()).toBe('Showing 14 of 14 vehicles');
    expect(loadMoreButton()).toBeNull();
  });

  it.each([6, 1])('is not there with %d vehicles', async (count) => {
    await show(count);
    expect(loadMoreButton()).toBeNull();
  });

  it('is there with seven', async () => {
    await show(7);
    expect(loadMoreButton()).toBeVisible();
  });

  it('moves the focus to the first vehicle it brought', async () => {
    await show();
    await press('Load More Vehicles');
    expect(linkTo('Aston Martin DB11')).toHaveFocus();
    await press('Load More Vehicles');
    expect(result().getAllByRole('link', { name: names[12] }).at(-1)).toHaveFocus();
  });

  it('moves the focus in the list, too', async () => {
    await show();
    await chooseRadio('List');
    await press('Load More Vehicles');
    expect(linkTo('Aston Martin DB11')).toHaveFocus();
  });
});

describe('Section 3: two vehicles of one name', () => {
  it('both show, each leading to its own page', async () => {
    await show();
    await choose('Brand', 'Porsche');
    const links = result().getAllByRole('link', { name: 'Porsche 911 Turbo S' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/vehicle/6/', '/vehicle/13/']);
  });

  it('show their own status, also one that only this dealer has', async () => {
    await show();
    await choose('Brand', 'Porsche');
    const vehicles = within(result().getAllByRole('list').at(-1) as HTMLElement);
    expect(vehicles.getByText('Available')).toBeVisible();
    expect(vehicles.getByText('Reserved')).toBeVisible();
  });
});

describe('Section 2: For Sale / For Rent', () => {
  it('are a group of two radio buttons', async () => {
    await show();
    const group = within(screen.getByRole('group', { name: 'For sale or for rent' }));
    expect(group.getAllByRole('radio')).toHaveLength(2);
  });

  it('change the amount on every card', async () => {
    await show(1);
    expect(screen.getByText('KES 45,000,000')).toBeVisible();
    expect(screen.getByText('KES 125,000/day')).not.toBeVisible();
    await chooseRadio('For Rent');
    expect(screen.getByText('KES 45,000,000')).not.toBeVisible();
    expect(screen.getByText('KES 125,000/day')).toBeVisible();
  });

  it('change message and addresses of every card', async () => {
    await show(1);
    await chooseRadio('For Rent');
    expect(linkTo('Lamborghini Huracán')).toHaveAttribute('href', '/vehicle/1/?mode=rental');
    expect(linkTo('WhatsApp about Lamborghini Huracán (opens in a new tab)').getAttribute('href')).toMatch(
      /\(Rental\)\.$/,
    );
  });

  it('change the sum that is asked for beside the search', async () => {
    await show();
    const beforeBrand = () => {
      const labels = [...document.querySelectorAll('label[for^="column-"]')].map(({ textContent }) => textContent);
      return labels[labels.indexOf('Brand') - 1];
    };
    expect(beforeBrand()).toMatch(/^Price Range/);
    await chooseRadio('For Rent');
    expect(beforeBrand()).toBe('Daily Rental');
  });

  it('keep the filters and how many vehicles are shown', async () => {
    await show();
    await choose('Fuel Type', 'Petrol');
    await press('Load More Vehicles');
    await chooseRadio('For Rent');
    expect(summary()).toBe('Showing 12 of 13 vehicles');
  });

  it('exclude cars that are for sale only from the cars for rent, and from their counts', async () => {
    await renderCatalogue([cardVehicle(1), cardVehicle(2, { dailyRental: 'not for rent' }), cardVehicle(3)]);
    await chooseRadio('For Rent');
    expect(shownNames()).toEqual(['Lamborghini Huracán', 'McLaren 720S']);
    expect(summary()).toBe('Showing 2 of 2 vehicles');
    expect(screen.getByRole('button', { name: 'All Vehicles 2' })).toBePressed();
    await chooseRadio('For Sale');
    expect(summary()).toBe('Showing 3 of 3 vehicles');
  });

  it('filter by the purchase price in both', async () => {
    await show();
    await choose('Price Range', 'Over KES 70M');
    await chooseRadio('For Rent');
    expect(shownNames()).toEqual(['Rolls Royce Phantom']);
  });
});

describe('Section 2: grid/list view switch', () => {
  it('is a group of two radio buttons', async () => {
    await show();
    const group = within(screen.getByRole('group', { name: 'Grid or list' }));
    expect(group.getAllByRole('radio')).toHaveLength(2);
  });

  it('shows the same vehicles as a list, with facts to compare', async () => {
    await show();
    expect(result().queryByText('Engine')).toBeNull();
    await chooseRadio('List');
    expect(shownNames()).toEqual(names.slice(0, 6));
    expect(result().getAllByText('Engine').length).toBeGreaterThanOrEqual(6);
  });

  it('goes back to the grid', async () => {
    await show();
    await chooseRadio('List');
    await chooseRadio('Grid');
    expect(shownNames()).toEqual(names.slice(0, 6));
    expect(result().queryByText('Engine')).toBeNull();
  });

  it('keeps the filters and how many vehicles are shown', async () => {
    await show();
    await choose('Fuel Type', 'Petrol');
    await press('Load More Vehicles');
    await chooseRadio('List');
    expect(summary()).toBe('Showing 12 of 13 vehicles');
  });
});

describe('Decision, a dealer without vehicles: the catalogue', () => {
  it('says so and offers the way to the contact page', async () => {
    await show(0);
    expect(screen.getByText('No vehicles are listed at the moment.')).toBeVisible();
    expect(result().getByRole('link')).toHaveAttribute('href', '/contact/');
    expect(summary()).toBe('No vehicles found.');
  });

  it('blames no filter', async () => {
    await show(0);
    expect(screen.queryByText(/Try adjusting your filters/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
    expect(loadMoreButton()).toBeNull();
  });
});
