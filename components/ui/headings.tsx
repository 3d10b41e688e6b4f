import { clsx } from 'clsx/lite';
import { Fragment, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Small, below the lead. */
  readonly note?: ReactNode;
  /** The largest words of a page that opens without a picture. */
  readonly large?: boolean;
  /** Beside the title on wide screens, below it on narrow ones. */
  readonly aside?: ReactNode;
};

/** The first-level heading of a page, with at most a sentence under it. */
export function PageTitle({ children, lead, note, large, aside }: Props) {
  return (
    <div className={clsx('pt-4 pb-5 lg:pt-10 lg:pb-12', aside && 'grid gap-x-16 gap-y-6 lg:grid-cols-12')}>
      <div className="lg:col-span-5">
        <h1 className={clsx('max-w-[24ch] font-serif', large ? 'text-display' : 'text-headline')}>{children}</h1>
        {lead && <Lead>{lead}</Lead>}
        {note}
      </div>
      {aside && <div className="grid min-w-0 lg:col-span-7">{aside}</div>}
    </div>
  );
}

export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className="measure mt-4 text-lead text-muted">{children}</p>;
}

type SectionHeadingProps = {
  readonly id?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** The first of a page that opens with a picture. */
  readonly large?: boolean;
  readonly className?: string;
};

/** The heading of a section, with at most one link or control at its right. */
export function SectionHeading({ id, children, action, large, className }: SectionHeadingProps) {
  return (
    <div className={clsx('flex flex-wrap items-end justify-between gap-x-12 gap-y-4', className)}>
      <h2 id={id} className={clsx('font-serif', large ? 'text-headline' : 'text-heading')}>
        {children}
      </h2>
      {action}
    </div>
  );
}

/** Words that never break at a hyphen: 'Mercedes-AMG', 'Twin-Turbo'. */
export function Unhyphenated({ children }: { readonly children: string }) {
  return children.split(' ').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice.
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">{word}</span>
    </Fragment>
  ));
}

type SideHeadedProps = { readonly title: ReactNode; readonly aside?: ReactNode; readonly children: ReactNode };

/** A section of ruled lines, on wide screens beside its heading and what stands below that. */
export function SideHeadedSection({ title, aside, children }: SideHeadedProps) {
  return (
    <section className="frame grid gap-x-16 gap-y-10 py-section lg:grid-cols-12">
      <div className="lg:col-span-4">
        <SectionHeading>{title}</SectionHeading>
        {aside}
      </div>
      <div className="border-line border-t lg:col-span-8">{children}</div>
    </section>
  );
}
