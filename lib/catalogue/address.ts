import { DEFAULT_MODE } from '@/lib/market/market';
import { type Mode, modeIn } from '@/lib/vehicle/mode';
import type { FilterOptions } from './filter-options';
import { chooseEach, filters, noFilters } from './filters';
import { DEFAULT_SORT, PAGE_SIZE, sortOptions } from './options';
import { type CatalogueState, initialCatalogueState } from './state';

/** The catalogue's state and the page's mode, as an address holds them. */
export type CatalogueAddress = CatalogueState & { readonly mode: Mode };

/** The names in the address, in the order they are written. 'mode' comes last. */
const parameters: readonly { readonly key: keyof CatalogueState; readonly parameter: string }[] = [
  ...filters,
  { key: 'sort', parameter: 'sort' },
  { key: 'view', parameter: 'view' },
  { key: 'visibleCount', parameter: 'show' },
];

/** The names whose presence changes the list. */
export const LIST_PARAMETERS: readonly string[] = parameters.map(({ parameter }) => parameter);

/** The longest search: longer than the longest names, too short for a message. */
export const SEARCH_LENGTH = 40;

/** The digits of a sum. */
const LIMIT = /^[1-9]\d{0,11}$/;

/** Control characters, lone surrogates, and the replacement character of decoders. */
const UNTYPABLE = /[\p{Cc}\p{Cs}\uFFFD]/u;

/**
 * Looks like a phone number, a till, an account, a link or an e-mail address. A shared address can hold any search, and
 * the page shows it: none of these must seem the dealer's. Such a search can be typed, but not shared.
 */
const WAY_TO_PAY = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){4}|[@\uFF20]|\.\p{L}{2}|:\/\//u;

/**
 * Reads the query of an address ('?brand=Ferrari&show=12'). The first of a repeated parameter counts. Unknown values,
 * and those not on offer, become the default. Never throws.
 */
export function parseCatalogueSearch(search: string, { size, choices }: FilterOptions): CatalogueAddress {
  const query = new URLSearchParams(search);
  return {
    ...chooseEach((filter) => {
      const written = query.get(filter.parameter) ?? '';
      const isOffered =
        'allLabel' in filter
          ? choices[filter.key]?.some(({ value }) => value === written)
          : 'isLimit' in filter
            ? LIMIT.test(written)
            : isSearch(written);
      return isOffered ? written : noFilters[filter.key];
    }),
    sort: sortOptions.find(({ id }) => id === query.get('sort'))?.id ?? DEFAULT_SORT,
    view: query.get('view') === 'list' ? 'list' : initialCatalogueState.view,
    visibleCount: readCount(query.get('show'), size),
    // As the script before the first paint reads it, so that page and script never disagree.
    mode: modeIn(search),
  };
}

function isSearch(text: string): boolean {
  return text.length <= SEARCH_LENGTH && !UNTYPABLE.test(text) && !WAY_TO_PAY.test(text);
}

/** No more pages than the vehicles fill. */
function readCount(written: string | null, vehicles: number): number {
  const count = /^[1-9]\d{0,5}$/.test(String(written)) ? Number(written) : PAGE_SIZE;
  if (count % PAGE_SIZE !== 0) return PAGE_SIZE;
  return Math.min(count, Math.max(1, Math.ceil(vehicles / PAGE_SIZE)) * PAGE_SIZE);
}

/** The query of an address, without defaults: '', or '?category=luxury&mode=rental'. */
export function catalogueSearch(address: Partial<CatalogueAddress>): string {
  const query = new URLSearchParams();
  for (const { key, parameter } of parameters) {
    const value = String(address[key] ?? initialCatalogueState[key]);
    if (value !== String(initialCatalogueState[key]) && (key !== 'search' || isSearch(value)))
      query.set(parameter, value);
  }
  if (address.mode && address.mode !== DEFAULT_MODE) query.set('mode', address.mode);
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * How the browser's history records a change: as a new entry, as a replaced entry, or not at all. A choice is a step.
 * Typing is none: Back would go letter by letter. Loading more and the switch between grid and list are none: they
 * remove nothing. A text that disappears at once was cleared, not typed.
 */
export function historyStep(before: CatalogueAddress, after: CatalogueAddress): 'push' | 'replace' | null {
  if (catalogueSearch(before) === catalogueSearch(after)) return null;
  const isStep =
    before.sort !== after.sort ||
    before.mode !== after.mode ||
    filters.some((filter) => {
      const [was, is] = [before[filter.key], after[filter.key]];
      return 'allLabel' in filter ? was !== is : is === '' && was.length > 1;
    });
  return isStep ? 'push' : 'replace';
}
