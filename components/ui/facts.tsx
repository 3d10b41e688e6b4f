import { clsx } from 'clsx/lite';
import { CURRENCY } from '@/lib/locale';
import type { FactsLayout } from './facts-layouts';

type Props = {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly layout: FactsLayout;
  /** Layout only. */
  readonly className?: string;
};

export function Facts({ facts, layout, className }: Props) {
  if (facts.length === 0) return null;
  const { list, fact, label: labelClass, value: valueClass } = layout;
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
