import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { KINDS, type Kind, type PageWeight } from './page-weight';

export const BUDGETS = 'e2e/output/budgets.jsonc';
const ANY_PAGE = 'any page';
const HEADROOM = 1.05;

/** A page that costs more than its budget. */
export type Breach = {
  readonly page: string;
  readonly kind: Kind;
  readonly amount: number;
  readonly most: number;
  /** The row of the budgets that holds the number, and its line. */
  readonly row: string;
  readonly line: number;
  /** The files that make up the amount, the largest first. */
  readonly parts: readonly string[];
};

/**
 * The budgets that a page breaks.
 * @param budgets the text of budgets.jsonc
 */
export function breaches(page: string, weight: PageWeight, budgets: string): readonly Breach[] {
  const tree = parseTree(budgets) as Node;
  const rows = Object.keys(getNodeValue(tree)).filter((row) => row === ANY_PAGE || new RegExp(row).test(page));
  return KINDS.flatMap((kind) => {
    const row = rows.findLast((one) => findNodeAtLocation(tree, [one, kind])) ?? ANY_PAGE;
    const number = findNodeAtLocation(tree, [row, kind]);
    if (!number) throw new Error(`${BUDGETS}: "${ANY_PAGE}" has no number for ${kind}.`);
    const { amount, parts } = weight[kind];
    const line = budgets.slice(0, number.offset).split('\n').length;
    return amount <= number.value ? [] : [{ page, kind, amount, most: number.value, row, line, parts }];
  });
}

export function messageOf({ page, kind, amount, most, row, line, parts }: Breach): string {
  const made = parts.length > 0 ? `, made up of ${parts.join(', ')}` : '';
  return `${page}: ${kind} ${written(kind, amount)}, at most ${written(kind, most)} (${BUDGETS}, line ${line}, "${row}")${made}`;
}

/** The budgets with each broken number raised above the largest amount, and the reason as a comment over its row. */
export function accept(budgets: string, broken: readonly Breach[], reason: string): string {
  const largestFirst = broken.toSorted((one, other) => other.amount - one.amount);
  const raised = new Map(largestFirst.toReversed().map((breach) => [`${breach.row} ${breach.kind}`, breach]));
  return [...raised.values()].reduce((text, { row, kind, amount }) => {
    const number = findNodeAtLocation(parseTree(text) as Node, [row, kind]) as Node;
    const most = withHeadroom(kind, amount);
    const start = text.lastIndexOf('\n', number.offset) + 1;
    return `${text.slice(0, start)}  // ${kind} ${number.value} -> ${most}: ${reason}\n${text.slice(start, number.offset)}${most}${text.slice(number.offset + number.length)}`;
  }, budgets);
}

/** A request more is never needed by chance, so their number gets no headroom. */
function withHeadroom(kind: Kind, amount: number): number {
  if (kind === 'requests') return amount;
  return kind === 'elements' ? Math.ceil(amount * HEADROOM) : Math.ceil(amount * HEADROOM * 100) / 100;
}

const isCount = (kind: Kind) => kind === 'requests' || kind === 'elements';

const written = (kind: Kind, amount: number) => (isCount(kind) ? String(amount) : `${amount.toFixed(2)} kB`);
