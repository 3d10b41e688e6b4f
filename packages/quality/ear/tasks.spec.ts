import { cars, vehiclePath } from '@/e2e/fixtures/dealership';
import { expect, type Listener, test } from './fixtures';

type Task = {
  readonly from: string;
  /** The most keys, and the most utterances heard on the way. */
  readonly within: readonly [keys: number, utterances: number];
  readonly act: (ear: Listener) => Promise<unknown>;
};

const car = vehiclePath(cars.first);

/**
 * Orca's keys on a page go to the next element, with Shift to the previous one. Headings: h, or 1 to 6 for a level.
 * Controls: b button, c list of choices, e field, r radio button, k link. KEYS_TO_FIELD switches between the field's
 * keys and Orca's.
 */
const KEYS_TO_FIELD = 'Insert+a';

const name = new RegExp(cars.first.name);

async function askAbout(ear: Listener, topic: RegExp) {
  // From the choice of the mode, which is just before it.
  await ear.seek('r', /Rental/);
  await ear.seek('b', /Ask about this car|Choose dates or ask/);
  await ear.press('Return');
  // On a car for rent, 'Rent it' is chosen already.
  if (/not pressed/.test(await ear.seek('Tab', topic))) await ear.press('Return');
}

/** From the topic of a rental: three nights. */
async function typeDates(ear: Listener) {
  await ear.seek('Tab', /spin button/);
  await ear.type('11242026');
  await ear.seek('Tab', /Month/);
  await ear.type('11272026');
}

/** The bounds are today's numbers and a quarter more: a task beyond them has become harder by ear. */
const tasks: Readonly<Record<string, Task>> = {
  'hears name and price of a car': {
    from: car,
    within: [4, 6],
    act: async (ear) => {
      await ear.seek('1', name);
      await ear.seek('Down', /KES 45,000,000/);
    },
  },
  'goes past the pictures of a car': {
    from: car,
    within: [3, 7],
    act: async (ear) => {
      await ear.seek('1', name);
      await ear.seek('r', /Purchase/);
    },
  },
  'hears the price for a day': {
    from: car,
    within: [8, 17],
    act: async (ear) => {
      await ear.seek('r', /Rental/);
      await ear.press('space');
      await ear.seek('shift+h', name);
      await ear.seek('Down', /KES 125,000/);
    },
  },
  'finds the cheapest car for rent': {
    from: '/vehicles/',
    within: [16, 37],
    act: async (ear) => {
      await ear.seek('r', /For Rent/);
      await ear.press('space');
      await ear.seek('c', /Sort/);
      await ear.press(KEYS_TO_FIELD);
      await ear.seek('Down', /low to high/);
      await ear.press(KEYS_TO_FIELD);
      await ear.seek('2', /heading level 2/);
      await ear.seek('Down', /KES 5,000/);
    },
  },
  'finds a car by its name': {
    from: '/vehicles/',
    within: [8, 25],
    act: async (ear) => {
      await ear.seek('e', /Search/);
      await ear.press(KEYS_TO_FIELD);
      await ear.type('rhino');
      await ear.press(KEYS_TO_FIELD);
      await ear.seek('2', /Rhino/);
    },
  },
  'undoes a filter': {
    from: '/vehicles/',
    within: [12, 31],
    act: async (ear) => {
      await ear.seek('b', /Supercars/);
      await ear.seek('Return', /6 vehicles/);
      await ear.seek('b', /Remove filter/);
      await ear.seek('Return', /17 vehicles/);
    },
  },
  'puts a car on the shortlist': {
    from: car,
    within: [30, 330],
    act: async (ear) => {
      await ear.seek('b', /to shortlist/);
      await ear.seek('Return', /^return pressed/);
      await ear.seek('shift+k', /Shortlist.*1 vehicle/);
      await ear.press('Return');
      await ear.seek('2', name);
    },
  },
  'compares two cars': {
    from: car,
    within: [40, 590],
    act: async (ear) => {
      await ear.seek('b', /Compare/);
      await ear.seek('Return', /^return pressed/);
      await ear.seek('k', /Next/);
      await ear.press('Return');
      await ear.seek('b', /Compare/);
      await ear.seek('Return', /^return pressed/);
      await ear.seek('Down', /View comparison \(2\)/);
    },
  },
  'comes to the dates of a rental': {
    from: `${car}?mode=rental`,
    within: [13, 28],
    act: async (ear) => {
      await askAbout(ear, /Rent it/);
      await ear.seek('Tab', /spin button/);
    },
  },
  'comes from a car to the exchange of one’s own': {
    from: car,
    within: [13, 150],
    act: async (ear) => {
      await askAbout(ear, /Exchange mine/);
      await ear.seek('Tab', /Describe it in full/);
      await ear.press('Return');
    },
  },
  'answers the questions about a car to sell': {
    from: '/sell/',
    within: [18, 85],
    act: async (ear) => {
      await ear.seek('b', /Sell your car/);
      await ear.press('Return');
      await ear.seek('e', /Your car/);
      await ear.press(KEYS_TO_FIELD);
      await ear.type('toyota prado');
      await ear.seek('Return', /Kilometres/);
      await ear.type('82000');
      await ear.seek('Return', /What should we know/);
      await ear.type('one owner');
      await ear.seek('Tab', /Next/);
      await ear.seek('Return', /Price you have in mind/);
      await ear.seek('Return', /Your name/);
      await ear.type('amina');
      await ear.seek('Tab', /Send on WhatsApp/);
    },
  },
  'writes a message': {
    from: '/contact/',
    within: [8, 45],
    act: async (ear) => {
      await ear.seek('e', /Name/);
      await ear.press(KEYS_TO_FIELD);
      await ear.type('amina');
      await ear.seek('Tab', /E-mail entry required/);
      await ear.type('amina@cars.example');
      await ear.seek('Tab', /Phone/);
      expect(ear.heard.filter((words) => /invalid/.test(words))).toEqual([]);
    },
  },
  'hears what a message lacks': {
    from: '/contact/',
    within: [4, 9],
    act: async (ear) => {
      await ear.seek('b', /Send Message/);
      await ear.seek('Return', /Name entry required/);
    },
  },
  'checks a number': {
    from: '/check/',
    within: [6, 22],
    act: async (ear) => {
      await ear.seek('e', /number/);
      await ear.press(KEYS_TO_FIELD);
      await ear.type('0799 999 999');
      const said = await ear.press('Return');
      expect(said.filter((words) => words.includes('No, this is not ours'))).toHaveLength(1);
    },
  },
  'finds the way to the showroom': {
    from: '/contact/',
    within: [5, 10],
    act: async (ear) => {
      await ear.seek('h', /Visit Our Showroom/);
      await ear.seek('k', /directions/);
    },
  },
  'finds a petrol car below 50 million': {
    from: '/vehicles/',
    within: [30, 102],
    act: async (ear) => {
      await ear.seek('c', /Price Range/);
      await ear.press(KEYS_TO_FIELD);
      await ear.seek('Down', /35M - 50M/);
      await ear.press(KEYS_TO_FIELD);
      await ear.seek('c', /Fuel Type/);
      await ear.seek('Down', /Petrol/);
      await ear.press(KEYS_TO_FIELD);
      await ear.seek('2', /heading level 2/);
      await ear.seek('Down', /KES 35,000,000/);
    },
  },
  'finds a car for a wedding, and its estimate': {
    from: '/services/',
    within: [40, 1245],
    act: async (ear) => {
      await ear.seek('h', /Cars for rent/);
      await ear.seek('k', /Weddings/);
      await ear.press('Return');
      await ear.seek('2', /heading level 2/);
      await ear.press('Return');
      await askAbout(ear, /Rent it/);
      await typeDates(ear);
      await ear.seek('Tab', /for a wedding check box checked/);
    },
  },
  'hears the total of a rental by its dates': {
    from: `${car}?mode=rental`,
    within: [23, 80],
    act: async (ear) => {
      await askAbout(ear, /Rent it/);
      await typeDates(ear);
      await ear.seek('Tab', /wedding/);
      await ear.seek('Tab', /Send on WhatsApp/);
      expect(ear.heard.filter((words) => words.includes('KES 375,000'))).toHaveLength(1);
    },
  },
  'proposes a viewing': {
    from: car,
    within: [24, 67],
    act: async (ear) => {
      await askAbout(ear, /See it/);
      await ear.seek('Tab', /spin button/);
      await ear.type('11232026');
      await ear.seek('Tab', /Time/);
      await ear.seek('Down', /9:30 AM/);
      await ear.seek('Tab', /Send on WhatsApp/);
      expect(ear.heard.filter((words) => /Proposed, not confirmed.*9:30 AM/.test(words))).toHaveLength(1);
    },
  },
  'sends a message': {
    from: '/contact/',
    within: [18, 95],
    act: async (ear) => {
      await ear.seek('e', /Name/);
      await ear.press(KEYS_TO_FIELD);
      await ear.type('amina');
      await ear.press('Tab');
      await ear.type('amina@cars.example');
      await ear.press('Tab');
      await ear.type('0712 345 678');
      await ear.seek('Tab', /Service/);
      await ear.press('Down');
      await ear.seek('Tab', /Message/);
      await ear.type('is it still there');
      await ear.seek('Tab', /Send Message/);
      await ear.seek('Return', /Thank you/);
    },
  },
  'copies the link of a car': {
    from: car,
    within: [14, 32],
    act: async (ear) => {
      await ear.seek('b', /Share/);
      await ear.press('Return');
      await ear.seek('Tab', /Copy link/);
      await ear.seek('Return', /copied/i);
    },
  },
  'prints a car': {
    from: car,
    within: [18, 39],
    act: async (ear) => {
      await ear.seek('b', /Print/);
      await ear.press('Return');
      await ear.press('Escape');
      await ear.seek('Tab', /link|button/);
    },
  },
  'chooses the dark theme': {
    from: '/',
    within: [3, 5],
    act: async (ear) => {
      await ear.seek('b', /Dark theme/);
      await ear.seek('Return', /^return pressed/);
    },
  },
  'opens and closes the large pictures': {
    from: car,
    within: [8, 22],
    act: async (ear) => {
      await ear.seek('b', /full screen/);
      // Firefox says the first control alone.
      await ear.seek('Return', /dialog|^return Close/);
      await ear.press('Right');
      await ear.press('Escape');
      await ear.seek('Tab', /link/);
    },
  },
  'opens and closes a service': {
    from: '/services/',
    within: [5, 18],
    act: async (ear) => {
      await ear.seek('b', /Learn More/);
      await ear.press('Return');
      await ear.seek('Escape', /Learn More/);
    },
  },
  'opens and closes the ways to ask': {
    from: '/about/',
    within: [7, 18],
    act: async (ear) => {
      await ear.seek('b', /Contact us/);
      await ear.press('Return');
      await ear.seek('Escape', /Contact us/);
    },
  },
};

for (const [title, { from, within, act }] of Object.entries(tasks)) {
  // Its transcript is in the messages only: the speech between two keys differs from run to run.
  test(title, async ({ ear }) => {
    await ear.open(from);
    await act(ear);
    ear.expectWithin(...within);
  });
}
