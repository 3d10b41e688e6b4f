'use client';

import { Printer } from 'lucide-react';
import { cellButtonClass } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

/** The page on one sheet of paper (app/styles/print.css). */
export function PrintButton() {
  return (
    <button type="button" disabled={!useHydrated()} onClick={() => window.print()} className={cellButtonClass}>
      <Printer aria-hidden className="size-5" strokeWidth={1.5} />
      <span>
        Print<span className="sr-only"> specification sheet</span>
      </span>
    </button>
  );
}
