import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardVehicle, fourteenVehicles } from '@/components/testing/card-vehicles';
import {
  chips,
  choose,
  filter,
  filterPanel,
  press,
  renderCatalogue,
  result,
  shownNames,
  summary,
  withoutCount,
} from '@/components/testing/catalogue';
import { filterGroups, filterOptionsOf } from '@/lib/catalogue/filter-options';
import { PAGE_SIZE } from '@/lib/catalogue/options';

const show = (vehicles = fourteenVehicles) => renderCatalogue(vehicles, PAGE_SIZE);
const search = (text: string) => userEvent.setup().type(filter('Search'), text);

const ALL_SEVEN = ['Search', 'Category', 'Price Range', 'Year', 'Brand', 'Fuel Type', 'Availability'];
const values = () => ALL_SEVEN.map((label) => filter(label).value);

/** Every filter at once; together they match nothing. */
async function chooseAllSeven() {
  await search('gt');
  await choose('Category', 'Supercars');
  await choose('Price Range', 'Under KES 25M');
  await choose('Year', '2020');
  await choose('Brand', 'BMW');
  await choose('Fuel Type', 'Electric');
  await choose('Availability', 'Available');
}

it('takes a sum up to which cars may cost, with its thousands apart, and says so in a chip', async () => {
  const cars = [
    cardVehicle(1, { name: 'Dear', price: 40_000_001 }),
    cardVehicle(2, { name: 'Fitting', price: 40_000_000 }),
    cardVehicle(3, { name: 'Asked', price: 'on request' }),
    cardVehicle(4, { name: 'Rented', price: 'not for sale' }),
  ];
  await show(cars);
  const field = filterPanel().getByRole('textbox', { name: /^Price up to/ });
  await userEvent.setup().type(field, 'KES 040000000');
  expect(field).toHaveValue('40,000,000');
  await waitFor(() => expect(shownNames()).toEqual(['Fitting', 'Asked']));
  expect(chips()).toEqual(['Remove filter Purchase price up to KES 40,000,000']);
  expect(location.search).toBe('?upto=40000000');
});

it('shows the monthly payment at the visitor’s own terms, and leaves out cars above the limit', async () => {
  const cars = [
    cardVehicle(1, { name: 'Dear', price: 45_000_000 }),
    cardVehicle(2, { name: 'Fitting', price: 36_000_000 }),
    cardVehicle(3, { name: 'Asked', price: 'on request' }),
  ];
  await show(cars);
  const panel = filterPanel();
  const field = async (label: RegExp) => await panel.findByRole('textbox', { name: label, hidden: true });
  const user = userEvent.setup();
  await user.type(await field(/^Monthly up to/), '1000000');
  const advice = /enter a rate of interest under ‘Price by the month’/;
  // No rate is assumed.
  expect(await screen.findByText(advice)).toBeVisible();
  expect(shownNames()).toEqual(['Dear', 'Fitting', 'Asked']);
  await user.type(await field(/^Deposit/), '20');
  await user.type(await field(/^Interest/), '0');
  await waitFor(() => expect(shownNames()).toEqual(['Dear', 'Fitting', 'Asked']));
  expect(screen.getByText('About KES 1,000,000 a month')).toBeVisible();
  expect(screen.queryByText(advice)).toBeNull();
  await user.clear(await field(/^Monthly up to/));
  await user.type(await field(/^Monthly up to/), '900000');
  await waitFor(() => expect(shownNames()).toEqual(['Fitting', 'Asked']));
  expect(screen.getByText('About KES 800,000 a month')).toBeVisible();
  expect(await field(/^Deposit/)).toHaveValue('20%');
  expect(chips()).toEqual(['Remove filter Monthly up to KES 900,000']);
  expect(location.search).toBe('?monthly=900000');
});

describe('Section 9: choices of the filter panel', () => {
  it.each([
    ['Category', ['All Vehicles', 'Supercars', 'Luxury', 'Sports']],
    ['Price Range', ['Any price', 'Under KES 25M', 'KES 25M - 35M', 'KES 35M - 50M', 'KES 50M - 70M', 'Over KES 70M']],
    ['Year', ['Any year', '2024', '2023', '2022', '2021', '2020']],
    [
      'Brand',
      [
        'All brands',
        'Lamborghini',
        'Ferrari',
        'McLaren',
        'Rolls Royce',
        'Bentley',
        'Porsche',
        'Aston Martin',
        'Maserati',
        'BMW',
        'Mercedes-AMG',
        'Jaguar',
        'Lexus',
      ],
    ],
    ['Fuel Type', ['Any fuel', 'Petrol', 'Hybrid', 'Electric']],
    ['Availability', ['Any availability', 'Available', 'Sold', 'Currently Rented', 'Reserved']],
  ])('%s', async (label, choices) => {
    await show();
    const options = within(filter(label)).getAllByRole('option');
    expect(options.map((option) => withoutCount(option.textContent))).toEqual(choices);
  });

  it('are those of every filter there is', async () => {
    await show();
    const labels = within(filterPanel().getByRole('group', { name: 'Filters' })).getAllByText(
      (_, element) => element?.tagName === 'LABEL',
    );
    const groups = filterGroups(filterOptionsOf(fourteenVehicles));
    // The search, the two limits and the three terms of a month have no choices.
    expect(labels).toHaveLength(groups.length + 6);
    for (const {
      filter: { label },
      options,
    } of groups) {
      expect(filter(label)).toHaveTextContent(options.map((option) => `${option.label} (${option.count})`).join(''));
    }
  });

  it('say that the price range is about the purchase price', async () => {
    await show();
    expect(filterPanel().getByText('Price Range')).toHaveTextContent('Purchase price');
  });
});

describe('Counts beside every choice', () => {
  const choicesOf = (label: string) =>
    within(filter(label))
      .getAllByRole('option')
      .map((option) => option.textContent);

  it('show the count of each choice, zero included', async () => {
    await show();
    expect(choicesOf('Fuel Type')).toEqual(['Any fuel (14)', 'Petrol (13)', 'Hybrid (0)', 'Electric (1)']);
    expect(choicesOf('Brand')).toContain('Porsche (2)');
  });

  it('follow the other filters and the search', async () => {
    await show();
    await choose('Category', 'Luxury');
    expect(choicesOf('Category')).toEqual(['All Vehicles (14)', 'Supercars (4)', 'Luxury (5)', 'Sports (5)']);
    expect(choicesOf('Fuel Type')).toEqual(['Any fuel (5)', 'Petrol (4)', 'Hybrid (0)', 'Electric (1)']);
    await search('bmw');
    expect(choicesOf('Fuel Type')).toEqual(['Any fuel (1)', 'Petrol (0)', 'Hybrid (0)', 'Electric (1)']);
  });

  it('keep a choice that would show nothing open to be chosen', async () => {
    await show();
    await choose('Fuel Type', 'Hybrid');
    expect(filter('Fuel Type')).toHaveValue('Hybrid');
    expect(shownNames()).toEqual([]);
  });
});

describe('Section 5: each filter', () => {
  it('finds misspelt names, and says so', async () => {
    await show();
    await search('lamborgini');
    expect(shownNames()).toEqual(['Lamborghini Huracán']);
    expect(summary()).toBe('Showing 1 of 1 vehicles. Nothing called ‘lamborgini’. Did you mean:');
  });

  it.each(['ferrari', 'ERRAR', '488', 'férrari'])('searches name and brand for %j, whatever the case', async (text) => {
    await show();
    await search(text);
    expect(shownNames()).toEqual(['Ferrari 488 GTB']);
  });

  it.each([
    ['Category', 'Supercars', ['Lamborghini Huracán', 'Ferrari 488 GTB', 'McLaren 720S', 'Maserati MC20']],
    ['Price Range', 'KES 25M - 35M', ['Porsche 911 Turbo S', 'BMW M8 Competition', 'Jaguar F-Type R', 'BMW i7']],
    ['Year', '2022', ['BMW M8 Competition', 'Mercedes-AMG GT 63 S']],
    ['Brand', 'Porsche', ['Porsche 911 Turbo S', 'Porsche 911 Turbo S']],
    ['Fuel Type', 'Electric', ['BMW i7']],
    ['Availability', 'Currently Rented', ['Mercedes-AMG GT 63 S']],
  ])('%s: %s', async (label, option, names) => {
    await show();
    await choose(label, option);
    expect(shownNames()).toEqual(names);
    expect(summary()).toBe(`Showing ${names.length} of ${names.length} vehicles`);
  });

  it('is combined with the others by AND', async () => {
    await show();
    await search('bmw');
    expect(shownNames()).toEqual(['BMW M8 Competition', 'BMW i7']);
    await choose('Category', 'Sports');
    expect(shownNames()).toEqual(['BMW M8 Competition']);
    await choose('Year', '2023');
    expect(shownNames()).toEqual([]);
  });
});

describe('Section 2: category tabs', () => {
  const tabs = () => within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');

  it('carry their counts', async () => {
    await show();
    expect(tabs().map((tab) => tab.textContent)).toEqual(['All Vehicles 14', 'Supercars 4', 'Luxury 5', 'Sports 5']);
  });

  it('filter by category', async () => {
    await show();
    await press('Sports 5');
    expect(summary()).toBe('Showing 5 of 5 vehicles');
    expect(screen.getByRole('button', { name: 'Sports 5' })).toBePressed();
    expect(screen.getByRole('button', { name: 'All Vehicles 14' })).not.toBePressed();
  });

  it('are one with the category of the filter panel', async () => {
    await show();
    await press('Luxury 5');
    expect(filter('Category')).toHaveDisplayValue('Luxury (5)');
    await choose('Category', 'Supercars');
    expect(screen.getByRole('button', { name: 'Supercars 4' })).toBePressed();
    await press('All Vehicles 14');
    expect(filter('Category')).toHaveDisplayValue('All Vehicles (14)');
  });

  it('count what they would show beside the other filters', async () => {
    await show();
    await choose('Brand', 'BMW');
    expect(tabs().map((tab) => tab.textContent)).toEqual(['All Vehicles 2', 'Supercars 0', 'Luxury 1', 'Sports 1']);
  });
});

describe('Section 4: the count goes back to 6', () => {
  /** Thirteen vehicles of each of two kinds that differ in every filter. */
  const twentySix = Array.from({ length: 26 }, (_, index) =>
    index % 2 === 0
      ? cardVehicle(4, { id: index + 1 })
      : cardVehicle(9, { id: index + 1, fuel: 'Hybrid', status: 'sold' }),
  );

  it.each([
    ['Category', 'Sports'],
    ['Price Range', 'KES 25M - 35M'],
    ['Year', '2022'],
    ['Brand', 'BMW'],
    ['Fuel Type', 'Hybrid'],
    ['Availability', 'Sold'],
  ])('when %s changes', async (label, option) => {
    await show(twentySix);
    await press('Load More Vehicles');
    expect(summary()).toBe('Showing 12 of 26 vehicles');
    await choose(label, option);
    expect(summary()).toBe('Showing 6 of 13 vehicles');
  });

  it('when Search changes', async () => {
    await show(twentySix);
    await press('Load More Vehicles');
    await search('b');
    expect(summary()).toBe('Showing 6 of 13 vehicles');
  });

  it('when a filter is taken off', async () => {
    await show(twentySix);
    await choose('Brand', 'BMW');
    await press('Load More Vehicles');
    expect(summary()).toBe('Showing 12 of 13 vehicles');
    await press('Remove filter Brand BMW');
    expect(summary()).toBe('Showing 6 of 26 vehicles');
  });
});

describe("Section 2: 'Clear All Filters'", () => {
  it('resets all seven', async () => {
    await show();
    await chooseAllSeven();
    expect(values()).toEqual(['gt', 'supercar', 'under-25m', '2020', 'BMW', 'Electric', 'available']);
    await userEvent.setup().click(filterPanel().getByRole('button', { name: 'Clear All Filters' }));
    expect(values()).toEqual(['', 'all', 'all', 'all', 'all', 'all', 'all']);
    expect(summary()).toBe('Showing 6 of 14 vehicles');
  });

  it('is shown beside the empty state too, and skips to the first vehicle', async () => {
    await show();
    await chooseAllSeven();
    const [, besideResult] = result().getAllByRole('button', { name: 'Clear All Filters' });
    await userEvent.setup().click(besideResult as HTMLElement);
    expect(values()).toEqual(['', 'all', 'all', 'all', 'all', 'all', 'all']);
    expect(result().getByRole('link', { name: 'Lamborghini Huracán' })).toHaveFocus();
  });
});

describe('Section 8: empty catalogue result', () => {
  const message = 'No vehicles found. Try adjusting your filters to see more results';
  const emptyState = () => result().queryByText((_, element) => element?.textContent === message);

  it('says so in the words of the specification', async () => {
    await show();
    expect(emptyState()).toBeNull();
    await search('trabant');
    expect(emptyState()).toBeVisible();
    // Announced, and not shown twice.
    expect(screen.getByRole('status').firstElementChild).toHaveClass('sr-only');
    expect(summary()).toBe('No vehicles found.');
  });

  it("resets category, search, price and year only with 'Clear Filters'", async () => {
    await show();
    await chooseAllSeven();
    await press('Clear Filters');
    expect(values()).toEqual(['', 'all', 'all', 'all', 'BMW', 'Electric', 'available']);
    expect(chips()).toEqual([
      'Remove filter Brand BMW',
      'Remove filter Fuel type Electric',
      'Remove filter Availability Available',
    ]);
  });

  it("goes on at the first vehicle that 'Clear Filters' brought back", async () => {
    await show();
    await chooseAllSeven();
    await press('Clear Filters');
    expect(shownNames()).toEqual(['BMW i7']);
    expect(result().getByRole('link', { name: 'BMW i7' })).toHaveFocus();
  });

  it('stays where the filters that are left still match nothing, with a way out', async () => {
    await show();
    await choose('Brand', 'Lexus');
    await choose('Fuel Type', 'Electric');
    await press('Clear Filters');
    expect(emptyState()).toBeVisible();
    await press('Remove filter Fuel type Electric');
    expect(shownNames()).toEqual(['Lexus LC 500']);
  });
});

describe('The filter in the way of a result', () => {
  it('is named with the vehicles it hides; one press removes it and moves the focus to the first vehicle', async () => {
    await show();
    await choose('Category', 'Sports');
    await choose('Fuel Type', 'Electric');
    expect(result().getByText('5 vehicles if you drop ‘Electric’.')).toBeVisible();
    await press('Remove Fuel type');
    expect(summary()).toBe('Showing 5 of 5 vehicles');
    expect(filter('Category')).toHaveValue('sports');
    expect(result().getAllByRole('link', { name: 'Porsche 911 Turbo S' })[0]).toHaveFocus();
  });

  it('is not named where more than one is to blame', async () => {
    await show();
    await search('trabant');
    await choose('Fuel Type', 'Hybrid');
    expect(result().queryByText(/^Without/)).toBeNull();
  });
});

describe('Chips of the active filters', () => {
  it('are none at first', async () => {
    await show();
    expect(chips()).toEqual([]);
  });

  it('name every active filter in the words of the panel', async () => {
    await show();
    await chooseAllSeven();
    expect(chips()).toEqual([
      'Remove filter Category Supercars',
      'Remove filter Search gt',
      'Remove filter Purchase price Under KES 25M',
      'Remove filter Year 2020',
      'Remove filter Brand BMW',
      'Remove filter Fuel type Electric',
      'Remove filter Availability Available',
    ]);
  });

  it('remove only their own filter', async () => {
    await show();
    await choose('Brand', 'Porsche');
    await choose('Year', '2020');
    await press('Remove filter Year 2020');
    expect(chips()).toEqual(['Remove filter Brand Porsche']);
    expect(shownNames()).toEqual(['Porsche 911 Turbo S', 'Porsche 911 Turbo S']);
  });

  it('pass the focus to the next chip, the last one to the one before, the only one to their list', async () => {
    await show();
    await choose('Year', '2024');
    await choose('Brand', 'Porsche');
    await choose('Fuel Type', 'Petrol');
    const chip = (name: string) => screen.getByRole('button', { name });
    await press('Remove filter Year 2024');
    await waitFor(() => expect(chip('Remove filter Brand Porsche')).toHaveFocus());
    await press('Remove filter Fuel type Petrol');
    await waitFor(() => expect(chip('Remove filter Brand Porsche')).toHaveFocus());
    await press('Remove filter Brand Porsche');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Active filters' })).toHaveFocus());
  });
});

describe('The filter panel on small screens', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: 'Filters' }));
  const openSheet = () => userEvent.setup().click(result().getByRole('button', { name: /^Filters/ }));

  it('opens as a sheet with the same filters', async () => {
    await show();
    await choose('Brand', 'BMW');
    await openSheet();
    expect(await sheet().findByLabelText('Brand')).toHaveValue('BMW');
    await userEvent.setup().selectOptions(sheet().getByLabelText('Year'), '2022');
    expect(shownNames()).toEqual(['BMW M8 Competition']);
    expect(filter('Year')).toHaveValue('2022');
  });

  it('leads back to the result, saying how many vehicles match', async () => {
    await show();
    await openSheet();
    expect(sheet().getByRole('button', { name: 'Show 14 vehicles' })).toBeVisible();
    await userEvent.setup().selectOptions(await sheet().findByLabelText('Year'), '2020');
    await userEvent.setup().click(sheet().getByRole('button', { name: 'Show 1 vehicle' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says on its button how many filters are active', async () => {
    await show();
    expect(result().getByRole('button', { name: 'Filters' })).toBeVisible();
    await choose('Brand', 'BMW');
    await choose('Year', '2022');
    expect(result().getByRole('button', { name: /^Filters ?2 active$/ })).toBeVisible();
  });
});
