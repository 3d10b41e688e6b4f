'use client';

import type { ReactNode } from 'react';
import { useMode } from '@/components/store/page-state';
import { useShortlist } from '@/components/store/shortlist';
import { shortlistRoute } from '@/lib/page/routes';

type Props = {
  /** The label: 'Shortlist' in the style of its place. */
  readonly children: ReactNode;
  readonly className?: string;
  /** Rendered while empty too: its place stays reserved. */
  readonly countClassName?: string;
};

/** The way to the shortlist, with the number of vehicles on it. */
export function ShortlistLink({ children, className, countClassName }: Props) {
  const ids = useShortlist();
  const [mode] = useMode();

  return (
    <a href={shortlistRoute([], mode)} className={className}>
      {children}
      <span key={ids.length} className={countClassName}>
        {ids.length > 0 && (
          <>
            <span aria-hidden="true">{ids.length}</span>
            <span className="sr-only">{`, ${ids.length} ${ids.length === 1 ? 'vehicle' : 'vehicles'}`}</span>
          </>
        )}
      </span>
    </a>
  );
}
