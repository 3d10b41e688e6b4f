import { chooseEach, type FilterKey, type Filters, noFilters } from './filters';
import { DEFAULT_SORT, PAGE_SIZE, type SortId } from './options';

export type View = 'grid' | 'list';

export type CatalogueState = Filters & {
  readonly sort: SortId;
  readonly view: View;
  /** How many of the matching vehicles are on screen, if there are as many. */
  readonly visibleCount: number;
};

export type CatalogueAction =
  | { readonly type: 'setFilter'; readonly key: FilterKey; readonly value: string }
  | { readonly type: 'removeFilter'; readonly key: FilterKey }
  /** 'Clear All Filters'. */
  | { readonly type: 'clearAll' }
  /** 'Clear Filters' of the empty state: some only. */
  | { readonly type: 'clearSome' }
  | { readonly type: 'setSort'; readonly sort: SortId }
  | { readonly type: 'setView'; readonly view: View }
  | { readonly type: 'loadMore' }
  /** As an address says: on arrival, back and forward. */
  | { readonly type: 'restore'; readonly state: CatalogueState };

/** The initial state of the catalogue (specification, section 4). Its mode is the page's: see components/device/use-mode. */
export const initialCatalogueState: CatalogueState = {
  ...noFilters,
  sort: DEFAULT_SORT,
  view: 'grid',
  visibleCount: PAGE_SIZE,
};

/** Whether the list is the one on arrival, however many of it are on screen. */
export function isInitial(state: CatalogueState): boolean {
  return Object.entries(initialCatalogueState).every(
    ([key, value]) => key === 'visibleCount' || state[key as keyof CatalogueState] === value,
  );
}

/** The catalogue after one action (specification, section 4): a changed filter goes back to the first page. */
export function catalogueReducer(state: CatalogueState, action: CatalogueAction): CatalogueState {
  switch (action.type) {
    case 'setFilter':
      return withFilter(state, action.key, action.value);
    case 'removeFilter':
      return withFilter(state, action.key, noFilters[action.key]);
    case 'clearAll':
      return { ...state, ...noFilters, visibleCount: PAGE_SIZE };
    case 'clearSome': {
      const kept = chooseEach(({ key, clearedByEmptyState }) => (clearedByEmptyState ? noFilters : state)[key]);
      return { ...state, ...kept, visibleCount: PAGE_SIZE };
    }
    case 'setSort':
      return { ...state, sort: action.sort };
    case 'setView':
      return { ...state, view: action.view };
    case 'loadMore':
      return { ...state, visibleCount: state.visibleCount + PAGE_SIZE };
    case 'restore':
      return action.state;
  }
}

function withFilter(state: CatalogueState, key: FilterKey, value: string): CatalogueState {
  // A choice that is already active changes nothing: the loaded vehicles stay.
  return state[key] === value ? state : { ...state, [key]: value, visibleCount: PAGE_SIZE };
}
