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

/** The result of a calculation; its appearance and removal are announced. */
export function ResultList({ rows, heading, missing }: Props) {
  return (
    <div role="status" className="mt-6">
      {rows && heading && <p className={`${eyebrowClass} mb-3`}>{heading}</p>}
      {rows ? (
        // Replaced as a whole: a translated page keeps the texts of an element.
        <Facts key={rows.map(({ value }) => value).join()} layout="result" facts={rows} />
      ) : (
        <p className="border-line border-t pt-4 text-muted text-small">
          <ChangingText>{missing}</ChangingText>
        </p>
      )}
    </div>
  );
}
