/** The ways to write the address of a page, by what stands at the head of their column; `page` begins and ends with '/'. */
export const addressForms = {
  '`/x/`': (page: string) => page,
  '`/x`': (page: string) => page.slice(0, -1) || null,
  '`/x/index.html`': (page: string) => `${page}index.html`,
  '`/x.html`': (page: string) => (page === '/' ? null : `${page.slice(0, -1)}.html`),
  '`/x/?q`': (page: string) => `${page}?mode=rental`,
} as const satisfies Readonly<Record<string, (page: string) => string | null>>;

export const unknownAddresses = [
  '/no-such-page',
  '/no/such/page/',
  '/vehicle/999',
  '/vehicle/999/',
  '/vehicles/brand/none',
];

export const UNKNOWN = 'unknown';

export type Column = keyof typeof addressForms | typeof UNKNOWN;

export const columns = [...(Object.keys(addressForms) as (keyof typeof addressForms)[]), UNKNOWN] as readonly Column[];
