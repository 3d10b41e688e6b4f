import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading';

type Props = { readonly title: ReactNode; readonly children: ReactNode };

/** A section of ruled lines, on wide screens beside its heading. */
export function SideHeadedSection({ title, children }: Props) {
  return (
    <section className="frame grid gap-x-16 gap-y-10 py-section lg:grid-cols-12">
      <SectionHeading className="content-start lg:col-span-4">{title}</SectionHeading>
      <div className="border-line border-t lg:col-span-8">{children}</div>
    </section>
  );
}
