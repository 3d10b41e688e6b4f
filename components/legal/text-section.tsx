import type { ReactNode } from 'react';

type Props = { readonly id?: string; readonly title: string; readonly children: ReactNode };

/** A section of a text, on wide screens beside its heading. */
export function TextSection({ id, title, children }: Props) {
  return (
    <section id={id} className="grid gap-x-16 gap-y-4 border-line border-t py-8 lg:grid-cols-12 lg:py-12">
      <h2 className="font-serif text-title lg:col-span-5">{title}</h2>
      <div className="min-w-0 lg:col-span-7">{children}</div>
    </section>
  );
}
