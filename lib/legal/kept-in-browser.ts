/** Everything the site keeps in a visitor's browser, as the cookie policy begins with it. There are no cookies among it. */
export const keptInBrowser = {
  title: 'What is kept, and until when',
  text: `Until you remove it, or clear the site’s data in your browser: the light or dark theme, once you have chosen, and the numbers of the cars on your shortlist.

Until you close the tab: what you type into a form and the message it makes, unless you send it first; the days you want to rent a car for; and how far down the list of cars you were. None of it is sent to us until you send it yourself.`,
};

const FORMS = ['enquiry', 'offer-sell', 'offer-trade-in', 'offer-find'];

/** The keys of what this text names, in local and session storage. A visit keeps no others (e2e/legal.spec.ts). */
export const KEPT_KEYS: readonly string[] = [
  ...['theme', 'shortlist', 'rental-dates', 'catalogue-scroll', 'catalogue-return'],
  ...FORMS.flatMap((form) => [form, `${form}-ready`]),
];
