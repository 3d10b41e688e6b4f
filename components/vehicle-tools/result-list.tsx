import { ChangingText } from '@/components/ui/changing-text';
import { Facts } from '@/components/ui/facts';
import { resultLayout } from '@/components/ui/facts-layouts';
import { eyebrowClass } from '@/components/ui/text-classes';

export type Row = { readonly label: string; readonly value: string };
type Rows = readonly Row[];

type Props = {
  /** Null while there is no result. */
  readonly rows: Rows | null;
  readonly heading?: string;
  /** Shown without a result. */
  readonly missing: string;
};

/** The rows that are announced: the first ones say what was asked. */
const ANNOUNCED = 3;

/**
 * The result of a calculation. One sentence of it is announced: of a list that is replaced as a whole, Orca says each part,
 * in any order.
 */
export function ResultList({ rows, heading, missing }: Props) {
  return (
    <div className="mt-6">
      <p role="status" className="sr-only">
        {rows && <ChangingText>{announcement(rows, heading)}</ChangingText>}
      </p>
      {rows && heading && <p className={`${eyebrowClass} mb-3`}>{heading}</p>}
      {/* Replaced as a whole: a translated page keeps the texts of an element. */}
      {rows && <Facts key={rows.map(({ value }) => value).join()} layout={resultLayout} facts={rows} />}
      {/* Not announced: browsers announce all such texts again when a dialog closes. */}
      {!rows && (
        <p className="border-line border-t pt-4 text-muted text-small">
          <ChangingText>{missing}</ChangingText>
        </p>
      )}
    </div>
  );
}

/** 'Days: 3 days. At the daily rate: KES 375,000.' */
const announcement = (rows: Rows, heading?: string) => {
  const parts = rows.slice(0, ANNOUNCED).map(({ label, value }) => `${label}: ${value}`);
  return `${[heading, ...parts].filter(Boolean).join('. ')}.`;
};
