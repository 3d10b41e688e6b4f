import { KINDS, type Kind, type PageWeight } from './page-weight';

/**
 * What a page of the tests' dealership may cost: kB with Brotli, numbers of requests and elements. Each number is 5 %
 * above the largest page when it was written, requests excepted. A number is raised by hand, with the reason in the commit.
 */
const ANY_PAGE: Readonly<Record<Kind, number>> = {
  HTML: 9.6,
  scripts: 9.5,
  lazy: 4.7,
  styles: 12.6,
  print: 1,
  fonts: 21.4,
  pictures: 72,
  requests: 6,
  elements: 780,
};

/** By the file of the page. */
const PAGES: readonly (readonly [page: RegExp, most: Partial<Record<Kind, number>>])[] = [
  [/^index\.html$/, { HTML: 10.5, scripts: 10.5, pictures: 95 }],
  [/^services\//, { HTML: 9.7 }],
  // The code that sends a form is part of its page.
  [/^(contact|sell)\//, { scripts: 14.3, lazy: 5.8 }],
  [/^shortlist\//, { scripts: 18.6, lazy: 5.1 }],
  [/^vehicles\/index\.html$/, { HTML: 13.4, scripts: 17.9, lazy: 13.2, pictures: 140, elements: 1350 }],
  [/^vehicle\/\d+\//, { HTML: 14.4, scripts: 18.6, lazy: 9.9, pictures: 140, elements: 950 }],
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
