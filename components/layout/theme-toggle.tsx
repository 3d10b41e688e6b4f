'use client';

import type { ReactNode } from 'react';
import { useRoot } from '@/components/store/page-state';
import { DARK_CLASS } from '@/lib/page/theme';

const isDark = (root: HTMLElement) => root.classList.contains(DARK_CLASS);

/** Switches the theme: lib/inline-scripts/first-paint.ts handles the press. `children` are its icons. */
export function ThemeToggle({ children }: { readonly children: ReactNode }) {
  return (
    <button
      type="button"
      data-inline="theme"
      aria-pressed={useRoot(isDark, false)}
      aria-label="Dark theme"
      className="js-only grid size-target place-items-center text-muted hover:text-ink"
    >
      {children}
    </button>
  );
}
