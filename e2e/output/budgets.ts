import type { Kind, PageWeight } from './page-weight';

type Budget = Readonly<Record<Kind, number>>;

/** What a page may cost. Whoever needs more says why in the commit that changes the number. */
const anyPage: Budget = { HTML: 12, scripts: 9.4, styles: 12.4, fonts: 20.35, requests: 6, elements: 900 };

/** What differs, by the place of a page in the site's folder. */
const exceptions: readonly (readonly [pages: RegExp, budget: Partial<Budget>])[] = [
  [/^index\.html$/, { scripts: 10.9 }],
  [/^contact\//, { scripts: 11.1 }],
  [/^sell\//, { scripts: 10.2 }],
  [/^shortlist\//, { scripts: 17.2 }],
  [/^compare\//, { scripts: 17.5 }],
  [/^vehicles\/(brand|category)\//, { scripts: 11.5 }],
  [/^vehicles\/index\.html$/, { scripts: 18, HTML: 13.1, elements: 1340 }],
  [/^vehicle\/\d+\//, { scripts: 19.4, HTML: 15.2, elements: 1000 }],
];

function budgetOf(file: string): Budget {
  return Object.assign({}, anyPage, ...exceptions.filter(([pages]) => pages.test(file)).map(([, budget]) => budget));
}

/** A line for each of these kinds of which a page has more than it may, with what it is made up of. */
export function overBudget(
  file: string,
  weight: PageWeight,
  kinds: readonly Kind[],
  budget = budgetOf(file),
): readonly string[] {
  return kinds.flatMap((kind) => {
    const { amount, parts } = weight[kind];
    if (amount <= budget[kind]) return [];
    const made = parts.length > 0 ? ` (${parts.join(', ')})` : '';
    return [`${file}: ${kind} ${figure(kind, amount)}, at most ${figure(kind, budget[kind])}${made}`];
  });
}

const figure = (kind: Kind, amount: number) =>
  kind === 'requests' || kind === 'elements' ? String(amount) : `${amount.toFixed(2)} kB`;
