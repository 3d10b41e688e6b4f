import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Small, below the lead. */
  readonly note?: ReactNode;
  /** Beside the title on wide screens, below it on narrow ones. */
  readonly aside?: ReactNode;
};

/** The first-level heading of a page, with at most a sentence under it. */
export function PageTitle({ children, lead, note, aside }: Props) {
  return (
    <div className={clsx('pt-4 pb-5 lg:pt-10 lg:pb-12', aside && 'grid gap-x-16 gap-y-6 lg:grid-cols-12')}>
      <div className="lg:col-span-5">
        <h1 className="max-w-[24ch] font-serif text-headline">{children}</h1>
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
