import { compact } from '@/lib/text/fold';
import { type Mode, modeIn } from '@/lib/vehicle/mode';
import { type CatalogueState, type FilterOptions, filters, initialState, sortOptions } from './filters';
import { PAGE_SIZE } from './pages';

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
export const LIST_PARAMETERS: readonly string[] = [...parameters.map(({ parameter }) => parameter), 'mode'];

/** The longest search: longer than the longest names, too short for a message. */
export const SEARCH_LENGTH = 40;

/** Control characters, lone surrogates, and the replacement character of decoders. */
const UNTYPABLE = /[\p{Cc}\p{Cs}\uFFFD]/u;

/**
 * Looks like a phone number, a till, an account, a link or an e-mail address. A shared address can hold any search, and
 * the page shows it: none of these must seem the dealer's. Such a search can be typed, but not shared.
 */
const WAY_TO_PAY = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){4}|[@\uFF20]|\.\p{L}{2}|:\/\//u;

const isShared = (text: string) => text.length <= SEARCH_LENGTH && !UNTYPABLE.test(text) && !WAY_TO_PAY.test(text);

/** What an address asks for. People write it too: '?brand=ferrari', '?category=Supercars'. */
type Asked = CatalogueAddress & {
  /** The choices that are not on offer: 'brand ‘Fiat’'. */
  readonly unknown: readonly string[];
};

/**
 * Reads the query of an address ('?brand=Ferrari&show=12'). The first of a repeated parameter counts. Unknown values,
 * and those not on offer, become the default. Never throws.
 */
export function parseCatalogueSearch(search: string, { size, choices }: FilterOptions): Asked {
  const query = new URLSearchParams(search);
  const state: Record<string, string | number> = { ...initialState };
  const unknown: string[] = [];
  for (const { key, parameter, label: name, allLabel } of filters) {
    const written = query.get(parameter) ?? '';
    const isMeant = (text: string) => compact(text) === compact(written);
    const option = choices[key]?.find(({ value, label = value }) => isMeant(value) || isMeant(label));
    if (option) state[key] = option.value;
    else if (!allLabel && isShared(written)) state[key] = written;
    else if (allLabel && written) unknown.push(name.toLowerCase() + (isShared(written) ? ` ‘${written}’` : ''));
  }
  if (sortOptions.some(({ id }) => id === query.get('sort'))) state.sort = query.get('sort') as string;
  if (query.get('view') === 'list') state.view = 'list';
  const count = /^[1-9]\d{0,5}$/.test(query.get('show') ?? '') ? Number(query.get('show')) : PAGE_SIZE;
  // No more pages than the vehicles fill.
  if (count % PAGE_SIZE === 0)
    state.visibleCount = Math.min(count, Math.max(1, Math.ceil(size / PAGE_SIZE)) * PAGE_SIZE);
  // As the script before the first paint reads it, so that page and script never disagree.
  return { ...state, mode: modeIn(search), unknown } as unknown as Asked;
}

/** The query of an address, without defaults: '', or '?category=luxury&mode=rental'. */
export function catalogueSearch(address: Partial<CatalogueAddress>): string {
  const query = new URLSearchParams();
  for (const { key, parameter } of parameters) {
    const value = address[key] ?? initialState[key];
    if (value !== initialState[key] && (key !== 'search' || isShared(String(value))))
      query.set(parameter, String(value));
  }
  if (address.mode && address.mode !== 'sale') query.set('mode', address.mode);
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
    filters.some(({ key, allLabel }) =>
      allLabel ? before[key] !== after[key] : after[key] === '' && before[key].length > 1,
    );
  return isStep ? 'push' : 'replace';
}
