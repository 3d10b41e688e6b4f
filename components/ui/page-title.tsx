import type { ReactNode } from 'react';
import { Lead } from './lead';

type Props = { readonly children: ReactNode; readonly lead?: ReactNode };

/** The one first-level heading of an inner page, with at most a sentence under it. */
export function PageTitle({ children, lead }: Props) {
  return (
    <div className="pt-4 pb-5 lg:pt-10 lg:pb-12">
      <h1 className="max-w-[20ch] font-serif text-headline">{children}</h1>
      {lead && <Lead>{lead}</Lead>}
    </div>
  );
}
