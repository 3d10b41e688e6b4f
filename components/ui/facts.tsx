import { clsx } from 'clsx/lite';
import { CURRENCY } from '@/lib/locale';

/* How a list of facts looks, one constant each: a script carries only those that it uses. */

/** Classes. */
export type FactsLayout = {
  readonly list: string;
  readonly fact?: string;
  readonly label: string;
  readonly value?: string;
};

/** Short values between rules, in the columns of the caller; a value that does not fit beside its label goes below it. */
export const columnsLayout: FactsLayout = {
  list: 'figures grid gap-x-12 pt-px',
  fact: '-mt-px flex flex-wrap items-baseline gap-x-6 border-line border-y py-3.5',
  label: 'text-muted text-small',
  value: 'ml-auto text-right',
};

/** Values of up to a sentence, beside their labels on wide screens. */
export const sentencesLayout: FactsLayout = {
  list: 'border-line border-t',
  fact: 'grid items-baseline gap-x-8 gap-y-1 border-line border-b py-3.5 sm:grid-cols-[10rem_minmax(0,1fr)]',
  label: 'text-muted text-small',
  value: 'measure whitespace-pre-line',
};

/** Close lines under a price. */
export const priceLayout: FactsLayout = {
  list: 'figures border-line border-t',
  fact: 'flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2',
  label: 'text-muted',
};

/** One ruled line of short values. */
export const lineLayout: FactsLayout = {
  list: 'figures flex flex-wrap justify-between gap-x-6 gap-y-3 border-line border-b py-4',
  label: 'text-label text-muted',
};

type Props = {
  readonly facts: readonly { readonly label: string; readonly note?: string; readonly value: string }[];
  readonly layout: FactsLayout;
  /** Layout only. */
  readonly className?: string;
};

export function Facts({ facts, layout, className }: Props) {
  if (facts.length === 0) return null;
  const { list, fact, label: labelClass, value: valueClass } = layout;
  return (
    <dl className={clsx(list, className)}>
      {facts.map(({ label, note, value }) => (
        <div key={label} className={fact}>
          <dt className={labelClass}>
            {unbroken(label)}
            {note && <span className="text-label max-sm:block"> {note}</span>}
          </dt>
          <dd className={valueClass}>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An amount keeps its currency on its line. */
const unbroken = (text: string) => text.replaceAll(`${CURRENCY} `, `${CURRENCY}\u00a0`);
