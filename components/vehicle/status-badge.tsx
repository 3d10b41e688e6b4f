import { clsx } from 'clsx/lite';
import { statusOf } from '@/lib/vehicle/status';

const tones = {
  available: 'bg-available text-on-deep',
  sold: 'bg-sold text-on-deep',
  other: 'bg-other text-studio',
} as const;

/** Green, red or yellow in both themes (specification, section 4). */
export function StatusBadge({ status }: { readonly status: string }) {
  const { label, tone } = statusOf(status);
  return (
    <span data-tone={tone} className={clsx('inline-flex px-1.5 text-label', tones[tone])}>
      {label}
    </span>
  );
}
