import { clsx } from 'clsx/lite';
import type { Fact } from '@/lib/landing/landing-pages';

type Props = {
  readonly facts: readonly Fact[];
  /** Layout only. */
  readonly className?: string;
};

/** A few facts in two ruled columns, beside the title of a page. */
export function FactList({ facts, className }: Props) {
  return (
    <dl
      className={clsx('grid grid-cols-2 gap-x-6 border-line border-t max-[14rem]:grid-cols-1 sm:gap-x-10', className)}
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="border-line border-b py-3">
          <dt className="text-label text-muted">{label}</dt>
          {/* An amount keeps its currency, which a line may end before. */}
          <dd className="figures text-balance text-small">{value.replaceAll('KES ', 'KES\u00a0')}</dd>
        </div>
      ))}
    </dl>
  );
}
