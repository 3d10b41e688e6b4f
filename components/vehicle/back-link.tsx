'use client';

import type { MouseEvent } from 'react';
import { useMode } from '@/components/store/page-state';
import { Icon } from '@/components/ui/icon';
import { ARROW_LEFT } from '@/components/ui/icon-shapes';
import { useHydrated } from '@/components/ui/store';
import { RETURN_STORAGE_KEY, returnRoute, SCROLL_STORAGE_KEY } from '@/lib/catalogue/scroll';

/** Back to the catalogue as the visitor left it, in the current mode. */
export function BackLink() {
  const [mode] = useMode();
  const left = useHydrated() ? leftCatalogue() : null;
  return (
    <a
      href={returnRoute(left, mode)}
      onClick={announceReturn}
      className="inline-flex min-h-target shrink-0 items-center gap-2 text-label text-muted hover:text-ink"
    >
      <Icon shape={ARROW_LEFT} className="size-4" strokeWidth={2} />
      <span>
        Back <span className="max-sm:sr-only">to Vehicles</span>
      </span>
    </a>
  );
}

function leftCatalogue(): string | null {
  try {
    return sessionStorage.getItem(SCROLL_STORAGE_KEY);
  } catch {
    return null;
  }
}

function announceReturn(event: MouseEvent) {
  // The list opens in another tab or window.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  try {
    sessionStorage.setItem(RETURN_STORAGE_KEY, 'yes');
  } catch {
    // Storage is blocked or full: the list opens at its top.
  }
}
