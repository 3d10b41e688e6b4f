import { clsx } from 'clsx';
import { statusOf } from '@/lib/vehicle/status';

const dots = { available: 'bg-available', sold: 'bg-sold', other: 'bg-other' } as const;

/** A coloured dot and a word on a plain chip. */
export function StatusBadge({ status, className }: { readonly status: string; readonly className?: string }) {
  const { label, tone } = statusOf(status);
  return (
    <span
      data-tone={tone}
      className={clsx('inline-flex items-center gap-2 bg-canvas px-2.5 py-1 text-ink text-label', className)}
    >
      <span data-status-dot aria-hidden="true" className={clsx('size-2 rounded-full', dots[tone])} />
      {label}
    </span>
  );
}
