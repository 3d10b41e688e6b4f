'use client';

import { Printer } from 'lucide-react';
import { useHydrated } from '@/components/ui/use-hydrated';

/** The page on one sheet of paper (app/globals.css, '@media print'). */
export function PrintButton() {
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      onClick={() => window.print()}
      className="js-only inline-flex min-h-target items-center gap-2 text-small underline decoration-1 decoration-brass underline-offset-8 hover:decoration-2"
    >
      Print specification sheet
      <Printer aria-hidden className="size-4 text-brass" strokeWidth={1.5} />
    </button>
  );
}
