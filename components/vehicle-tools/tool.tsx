import type { ReactNode } from 'react';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly note: ReactNode;
  /** The mode it belongs to; both by default. */
  readonly shownIn?: Mode;
  readonly children: ReactNode;
};

/** A calculation about the car: its terms on one side, fields and result on the other. */
export function Tool({ id, title, note, shownIn, children }: Props) {
  return (
    <section className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-12" data-only-in={shownIn}>
      <div className="lg:col-span-5">
        <h2 id={id} className="font-serif text-title">
          {title}
        </h2>
        <div className="measure mt-3 space-y-3 text-muted text-small">{note}</div>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">{children}</div>
    </section>
  );
}
