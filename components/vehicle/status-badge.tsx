import { clsx } from 'clsx/lite';
import { statusOf } from '@/lib/vehicle/status';

const tones = {
  available: 'border-open text-open',
  sold: 'border-error text-error',
  other: 'border-other',
} as const;

/** Green, red or yellow in both themes (specification, section 4), by its line: the paint of the cars is to be the strongest colour. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { label, tone } = statusOf(status);
  return (
    <span data-tone={tone} className={clsx('inline-flex border bg-canvas px-1.5 text-label', tones[tone])}>
      {label}
    </span>
  );
}
