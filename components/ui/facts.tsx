import { clsx } from 'clsx/lite';
import { CURRENCY } from '@/lib/market/market';

const between = 'flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b';

const layouts = {
  /** Two ruled columns, beside the title of a page. */
  title: {
    list: 'grid grid-cols-2 gap-x-6 border-line border-t max-[14rem]:grid-cols-1 sm:gap-x-10',
    fact: 'border-line border-b py-3',
    label: 'text-label text-muted',
    value: 'figures text-balance text-small',
  },
  /** Very large figures without rules, under a heading. */
  heading: {
    list: 'figures flex flex-wrap gap-x-12 gap-y-5 lg:justify-between',
    fact: undefined,
    label: 'text-label text-muted',
    value: 'font-serif text-headline',
  },
  /** Short values in two ruled columns; a value that does not fit beside its label goes below it. */
  columns: {
    list: 'figures grid gap-x-12 border-line border-t sm:grid-cols-2',
    fact: 'flex flex-wrap items-baseline gap-x-6 border-line border-b py-3.5',
    label: 'text-muted text-small',
    value: 'ml-auto text-right',
  },
  /** Values of up to a sentence, beside their labels on wide screens. */
  sentences: {
    list: 'border-line border-t',
    fact: 'grid items-baseline gap-x-8 gap-y-1 border-line border-b py-3.5 sm:grid-cols-[10rem_minmax(0,1fr)]',
    label: 'text-muted text-small',
    value: 'measure whitespace-pre-line',
  },
  /** The result of a calculation. */
  result: {
    list: 'figures border-line border-t',
    fact: `${between} py-3`,
    label: 'text-muted text-small',
    value: 'ml-auto text-right text-lead',
  },
  /** Close lines under a price. */
  price: { list: 'figures border-line border-t', fact: `${between} py-2`, label: 'text-muted', value: undefined },
} as const;

type Props = {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly layout: keyof typeof layouts;
  /** Layout only. */
  readonly className?: string;
};

/** Labels with their values. */
export function Facts({ facts, layout, className }: Props) {
  const { list, fact, label: labelClass, value: valueClass } = layouts[layout];
  return (
    <dl className={clsx(list, className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className={fact}>
          <dt className={labelClass}>{unbroken(label)}</dt>
          <dd className={valueClass}>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An amount keeps its currency on its line. */
const unbroken = (text: string) => text.replaceAll(`${CURRENCY} `, `${CURRENCY}\u00a0`);
