'use client';

import { cellButtonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PRINTER } from '@/components/ui/icon-shapes';
import { useHydrated } from '@/components/ui/use-hydrated';

/** The page on one sheet of paper (app/styles/print.css). */
export function PrintButton() {
  return (
    <button type="button" disabled={!useHydrated()} onClick={() => window.print()} className={cellButtonClass}>
      <Icon shape={PRINTER} className="size-5" />
      <span>
        Print<span className="sr-only"> specification sheet</span>
      </span>
    </button>
  );
}
