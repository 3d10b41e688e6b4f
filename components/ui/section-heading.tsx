import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

type Props = {
  readonly id?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** The first of a page that opens with a picture. */
  readonly large?: boolean;
  readonly className?: string;
};

/** The heading of a section, with at most one link or control at its right. */
export function SectionHeading({ id, children, action, large, className }: Props) {
  return (
    <div className={clsx('flex flex-wrap items-end justify-between gap-x-12 gap-y-4', className)}>
      <h2 id={id} className={clsx('font-serif', large ? 'text-display' : 'text-heading')}>
        {children}
      </h2>
      {action}
    </div>
  );
}

type SideHeadedProps = { readonly title: ReactNode; readonly children: ReactNode };

/** A section of ruled lines, on wide screens beside its heading. */
export function SideHeadedSection({ title, children }: SideHeadedProps) {
  return (
    <section className="frame grid gap-x-16 gap-y-10 py-section lg:grid-cols-12">
      <SectionHeading className="content-start lg:col-span-4">{title}</SectionHeading>
      <div className="border-line border-t lg:col-span-8">{children}</div>
    </section>
  );
}
