import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  readonly id?: string;
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
};

/** The heading of a page section: title at the left edge, at most one way onward at the right. */
export function SectionHeading({ id, children, lead, action, className }: Props) {
  return (
    <div className={clsx('flex flex-wrap items-end justify-between gap-x-12 gap-y-4', className)}>
      <div>
        <h2 id={id} className="font-serif text-heading">
          {children}
        </h2>
        {lead && <p className="measure mt-4 text-lead text-muted">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
