import { RETURN_STORAGE_KEY, SCROLL_STORAGE_KEY } from '@/lib/catalogue/scroll';
import { deviceLists, PROBE_KEY, RENTAL_DATES_KEY } from '@/lib/device/device-list';
import { ENQUIRY_DRAFT_KEY } from '@/lib/enquiry/draft';
import { type SellKind, sellDraftKey, sellForms } from '@/lib/enquiry/sell';
import { CARRIED_PICTURE_KEY } from '@/lib/inline-scripts/carry-picture';
import { THEME_STORAGE_KEY } from '@/lib/page/theme';

type Kept = {
  /** As the browser's own tools show it. */
  readonly key: string;
  readonly what: string;
  readonly until: string;
};

const CLEARED = { until: 'Until you remove it, or clear the site’s data in your browser' };
const TAB_CLOSES = { until: 'Until you close the tab' };

/** Everything the site keeps in a visitor's browser, as the cookie policy lists it. There are no cookies among it. */
export const keptOnDevice: readonly Kept[] = [
  { key: THEME_STORAGE_KEY, what: 'Light or dark, once you have chosen', ...CLEARED },
  { key: deviceLists.shortlist.key, what: 'The numbers of the cars on your shortlist', ...CLEARED },
  { key: deviceLists.compare.key, what: 'The numbers of the cars you compare', ...CLEARED },
  {
    key: ENQUIRY_DRAFT_KEY,
    what: 'What you have typed into the contact form, so that it survives a reload',
    until: 'Until you send or clear the form, or close the tab',
  },
  ...Object.entries(sellForms).map(([kind, { title }]) => ({
    key: sellDraftKey(kind as SellKind),
    what: `What you have typed under ‘${title}’`,
    until: 'Until you send or clear the form, or close the tab',
  })),
  { key: SCROLL_STORAGE_KEY, what: 'How far down the list of cars you were', ...TAB_CLOSES },
  { key: RETURN_STORAGE_KEY, what: 'That you are on your way back to that list', until: 'Until you are there' },
  { key: RENTAL_DATES_KEY, what: 'The days you want to rent a car for, once you have chosen them', ...TAB_CLOSES },
  {
    key: CARRIED_PICTURE_KEY,
    what: 'The picture of the last car you opened, so that its page shows it at once',
    ...TAB_CLOSES,
  },
  {
    key: PROBE_KEY,
    what: 'The word ‘yes’, to see whether your browser keeps anything for this site',
    until: 'Removed at once',
  },
];
