import type { ReactNode } from 'react';
import { Icon } from './icon';
import { X } from './icon-shapes';

type Props = {
  /** Its kind, before the label, for screen readers: they do not see the cross. */
  readonly removes: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onRemove: () => void;
};

/** A choice that one press removes. */
export function Chip({ removes, label, value, onRemove }: Props) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-target max-w-full items-center gap-2 rounded-control border border-line-strong px-[min(0.75rem,3vw)] py-1.5 text-left text-small hover:border-ink"
    >
      <span className="wrap-break-word min-w-0">
        <span className="sr-only">{`${removes}\u00a0`}</span>
        <span className="mr-1 text-muted">{label}</span> <span className="inline-block max-w-full">{value}</span>
      </span>
      <Icon shape={X} className="size-4 shrink-0 text-muted" strokeWidth={2} />
    </button>
  );
}
