import { statusOf } from '@/lib/vehicle/status';

const tones = {
  available: 'dotted',
  sold: 'px-1.5 bg-sold text-on-deep',
  other: 'px-1.5 bg-other text-on-other',
} as const;

/**
 * Green, red or yellow in both themes (specification, section 4). The usual state is a dot and a word, so that among many
 * cars those that cannot be had are seen first.
 */
export function StatusBadge({ status }: { readonly status: string }) {
  const { label, tone } = statusOf(status);
  return (
    <span data-tone={tone} className={`inline-flex items-center text-label ${tones[tone]}`}>
      {label}
    </span>
  );
}
