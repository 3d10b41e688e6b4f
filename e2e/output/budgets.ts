import { KINDS, type Kind, type PageWeight } from './page-weight';

/**
 * What a page of the tests' dealership may cost: kB with Brotli, numbers of requests and elements. Each number is 5 %
 * above the largest page when it was written, requests excepted. A number is raised by hand, with the reason in the commit.
 */
const ANY_PAGE: Readonly<Record<Kind, number>> = {
  HTML: 12,
  scripts: 9.9,
  lazy: 5,
  styles: 12.0,
  print: 1.5,
  fonts: 21.4,
  pictures: 77,
  requests: 6,
  elements: 900,
};

/** By the file of the page. */
const PAGES: readonly (readonly [page: RegExp, most: Partial<Record<Kind, number>>])[] = [
  [/^index\.html$/, { scripts: 11.3, lazy: 8.4, pictures: 95 }],
  [/^contact\//, { scripts: 11.7, lazy: 10.2 }],
  [/^sell\//, { scripts: 11, lazy: 11.1 }],
  [/^shortlist\//, { scripts: 18.1, lazy: 6.5 }],
  [/^vehicles\/index\.html$/, { HTML: 14.5, scripts: 18.7, lazy: 14.4, pictures: 140, elements: 1340 }],
  [/^vehicle\/\d+\//, { HTML: 16.4, scripts: 19.2, lazy: 19.3, pictures: 141, elements: 1000 }],
];

/** A line for each budget that a page breaks, with the files that make up its amount. */
export function breaches(page: string, weight: PageWeight): readonly string[] {
  const most = { ...ANY_PAGE, ...PAGES.find(([pattern]) => pattern.test(page))?.[1] };
  return KINDS.filter((kind) => weight[kind].amount > most[kind]).map((kind) => {
    const { amount, parts } = weight[kind];
    const made = parts.length > 0 ? `, made up of ${parts.join(', ')}` : '';
    return `${page}: ${kind} ${amount.toFixed(2)}, at most ${most[kind]} (e2e/output/budgets.ts)${made}`;
  });
}
