import { ChangingText } from '@/components/ui/changing-text';
import { Facts } from '@/components/ui/facts';
import { eyebrowClass } from '@/components/ui/text-classes';

type Props = {
  /** Null while there is no result. */
  readonly rows: readonly { readonly label: string; readonly value: string }[] | null;
  readonly heading?: string;
  /** Shown without a result. */
  readonly missing: string;
};

/** The result of a calculation, which is announced. */
export function ResultList({ rows, heading, missing }: Props) {
  return (
    <div className="mt-6">
      <div role="status">
        {rows && heading && <p className={`${eyebrowClass} mb-3`}>{heading}</p>}
        {/* Replaced as a whole: a translated page keeps the texts of an element. */}
        {rows && <Facts key={rows.map(({ value }) => value).join()} layout="result" facts={rows} />}
      </div>
      {/* Not announced: browsers announce all such texts again when a dialog closes. */}
      {!rows && (
        <p className="border-line border-t pt-4 text-muted text-small">
          <ChangingText>{missing}</ChangingText>
        </p>
      )}
    </div>
  );
}
