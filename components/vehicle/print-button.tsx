'use client';

import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { underlinedClass } from '@/components/ui/text-classes';
import { useHydrated } from '@/components/ui/use-hydrated';

/** The page on one sheet of paper (app/styles/print.css). */
export function PrintButton() {
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      onClick={() => window.print()}
      className={clsx('js-only', underlinedClass)}
    >
      Print specification sheet
      <Printer aria-hidden className="size-4 text-brass" strokeWidth={1.5} />
    </button>
  );
}
