import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The forms of a page's address by the heading of their column; `page` begins and ends with '/'. */
const addressForms = {
  '`/x/`': (page: string) => page,
  '`/x`': (page: string) => page.slice(0, -1) || null,
  '`/x/index.html`': (page: string) => `${page}index.html`,
  '`/x.html`': (page: string) => (page === '/' ? null : `${page.slice(0, -1)}.html`),
  '`/x/?q`': (page: string) => `${page}?mode=rental`,
} as const satisfies Readonly<Record<string, (page: string) => string | null>>;

const unknownAddresses = ['/no-such-page', '/no/such/page/', '/vehicle/999', '/vehicle/999/', '/vehicles/brand/none'];

export const UNKNOWN = 'unknown';

export type Column = keyof typeof addressForms | typeof UNKNOWN;

export const columns = [...(Object.keys(addressForms) as (keyof typeof addressForms)[]), UNKNOWN] as readonly Column[];

const REDIRECTS = 3;

/** The page at once, after redirects, the site's 404 page with its status, ... */
export type Answer = 'page' | 'redirect' | '404 page' | 'bare 404' | `wrong: ${string}`;

/** A host's answers to one form of every address, equal ones joined. */
export type Cell = string;

/** Asks a host for every page in every form. `pages` are paths with a slash at the end; `folder` is the served one. */
export async function measureHost(
  origin: string,
  folder: string,
  pages: readonly string[],
): Promise<Readonly<Record<Column, Cell>>> {
  const cells = columns.map(async (column): Promise<[Column, Cell]> => {
    const answers: Answer[] = [];
    if (column === UNKNOWN) {
      for (const address of unknownAddresses) answers.push(await ask(origin, address, folder, null));
    } else {
      for (const page of pages) {
        const address = addressForms[column](page);
        if (address !== null) answers.push(await ask(origin, address, folder, page));
      }
    }
    return [column, inWords(answers)];
  });
  return Object.fromEntries(await Promise.all(cells)) as Record<Column, Cell>;
}

export function inWords(answers: readonly Answer[]): Cell {
  const counts = new Map<Answer, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  const parts = [...counts].map(([answer, count]) => (counts.size === 1 ? answer : `${count} × ${answer}`));
  return parts.join(', ');
}

async function ask(origin: string, address: string, folder: string, page: string | null): Promise<Answer> {
  let url = new URL(address, origin);
  for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
    const answer = await fetch(url, { redirect: 'manual' });
    const body = await answer.text();
    const location = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && location) {
      url = new URL(location, url);
      if (url.origin !== new URL(origin).origin) return `wrong: leads away to ${url.origin}`;
      continue;
    }
    return judge(answer.status, body, redirects, folder, page);
  }
  return 'wrong: redirects without end';
}

async function judge(
  status: number,
  body: string,
  redirects: number,
  folder: string,
  page: string | null,
): Promise<Answer> {
  const file = (name: string) => readFile(path.join(folder, name), 'utf8');
  if (status === 404) return body === (await file('404.html')) ? '404 page' : 'bare 404';
  if (status !== 200) return `wrong: ${status}`;
  if (page === null) return 'wrong: 200 for a missing file';
  if (body !== (await file(`${page.slice(1)}index.html`))) return 'wrong: another page';
  return redirects === 0 ? 'page' : 'redirect';
}
