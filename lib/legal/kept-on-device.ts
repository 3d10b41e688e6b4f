const CLEARED = 'Until you remove it, or clear the site’s data in your browser';
const TAB_CLOSES = 'Until you close the tab';
const SENT = 'Until you send it, or close the tab';

/**
 * Everything the site keeps in a visitor's browser, as the cookie policy lists it: the key as the browser's own tools show
 * it. There are no cookies among it. e2e/legal.spec.ts compares it with the storage after a visit.
 */
export const keptOnDevice = [
  { key: 'theme', what: 'Light or dark, once you have chosen', until: CLEARED },
  { key: 'shortlist', what: 'The numbers of the cars on your shortlist', until: CLEARED },
  { key: 'enquiry', what: 'What you have typed into the contact form, so that it survives a reload', until: SENT },
  { key: 'enquiry-ready', what: 'The message of the contact form that is ready to send', until: SENT },
  { key: 'offer-sell', what: 'What you have typed under ‘Sell your car’', until: SENT },
  { key: 'offer-sell-ready', what: 'The message about selling your car that is ready to send', until: SENT },
  { key: 'offer-trade-in', what: 'What you have typed about a trade-in', until: SENT },
  { key: 'offer-trade-in-ready', what: 'The message about a trade-in that is ready to send', until: SENT },
  { key: 'offer-find', what: 'What you have typed about a car you are looking for', until: SENT },
  { key: 'offer-find-ready', what: 'The message about a car you are looking for that is ready to send', until: SENT },
  { key: 'rental-dates', what: 'The days you want to rent a car for, once you have chosen them', until: TAB_CLOSES },
  { key: 'catalogue-scroll', what: 'How far down the list of cars you were', until: TAB_CLOSES },
  { key: 'catalogue-return', what: 'That you are on your way back to that list', until: 'Until you are there' },
  { key: 'probe', what: 'The word ‘yes’, to see whether your browser keeps anything', until: 'Removed at once' },
] as const;
