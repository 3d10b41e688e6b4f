import { CATEGORIES } from '@/lib/locale';
import type { Vehicle } from '@/lib/schema/types';
import { statusOf } from '@/lib/vehicle/status';

/** Forced colours draw the border of a filled badge too. */
const badgeClass = 'inline-flex min-h-6 items-center rounded-control border px-1.5 text-label';

const tones = {
  available: 'border-transparent bg-available text-on-deep',
  sold: 'border-transparent bg-sold text-on-deep',
  other: 'border-transparent bg-other text-on-other',
} as const;

/** Green, red or yellow in both themes (specification, section 4). */
export function StatusBadge({ status }: { readonly status: string }) {
  const { label, tone } = statusOf(status);
  return (
    <span data-tone={tone} className={`${badgeClass} ${tones[tone]}`}>
      {label}
    </span>
  );
}

export function CategoryBadge({ category }: Pick<Vehicle, 'category'>) {
  return <span className={`${badgeClass} border-line-strong text-muted`}>{CATEGORIES[category].badge}</span>;
}
