import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  /** As list entries. */
  readonly children: ReactNode;
  readonly gap?: 'gap-x-7' | 'gap-x-1';
  readonly className?: string;
};

/** Links of one kind beside their heading, between two rules. */
export function LinkRow({ title, children, gap = 'gap-x-7', className }: Props) {
  return (
    <div
      className={clsx(
        'grid gap-x-12 gap-y-2 border-line border-t pt-5 pb-7 lg:grid-cols-[14.5rem_1fr] xl:gap-x-16',
        className,
      )}
      data-no-print
    >
      <h2 className="font-serif text-lead lg:pt-1.5">{title}</h2>
      <ul className={clsx('flex flex-wrap', gap)}>{children}</ul>
    </div>
  );
}

type LinkProps = {
  readonly href: string;
  readonly current: boolean;
  /** For screen readers. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly count?: number;
};

export function RowLink({ href, current, label, children, count }: LinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'group inline-flex min-h-target min-w-target items-center gap-1.5 text-small',
        current ? 'text-ink' : 'text-muted hover:text-ink',
      )}
    >
      <span
        className={clsx(
          'decoration-1 decoration-brass underline-offset-8 group-hover:underline',
          current && 'underline',
        )}
      >
        {children}
      </span>
      {count !== undefined && <span className="figures text-label text-muted"> {count}</span>}
    </a>
  );
}
