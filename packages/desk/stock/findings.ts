/** Something about a row of the sheet. */
export type Finding = {
  readonly row: number;
  /** Of the car, if it has one. */
  readonly name: unknown;
  readonly text: string;
  /** Findings of one kind make one line; without it, those of one text. */
  readonly kind?: string | undefined;
};

/** A line for each kind: 'row 2 (Eland): …', or '60 rows (2 to 61), such as row 2 (Eland): …'. */
export function summed(findings: readonly Finding[]): readonly string[] {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) {
    const kind = finding.kind ?? finding.text;
    kinds.set(kind, [...(kinds.get(kind) ?? []), finding]);
  }
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const rows = [...new Set([first, ...others].map(({ row }) => row))];
    const line = `row ${first.row}${typeof first.name === 'string' ? ` (${first.name})` : ''}: ${first.text}`;
    if (rows.length === 1) return [line];
    const isAlike = others.every(({ text }) => text === first.text);
    return [`${rows.length} rows (${places(rows)})${isAlike ? `: ${first.text}` : `, such as ${line}`}`];
  });
}

const SHOWN = 8;

/** '2 to 61', '2, 5, 9'. */
function places(rows: readonly number[]): string {
  const last = rows[rows.length - 1] ?? 0;
  if (rows.length > 2 && last - (rows[0] ?? 0) === rows.length - 1) return `${rows[0]} to ${last}`;
  return `${rows.slice(0, SHOWN).join(', ')}${rows.length > SHOWN ? ', …' : ''}`;
}
