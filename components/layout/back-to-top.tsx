'use client';

import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { mediaMatches } from '@/components/ui/media';

/** Pixels scrolled before the button appears (specification, section 9). */
const THRESHOLD = 300;

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Floats in the page's right margin on wide screens, and above the contact bar on narrow ones. */
export function BackToTop() {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD,
    () => false,
  );
  if (!scrolled) return null;

  function scrollToTop() {
    const calm = mediaMatches('(prefers-reduced-motion: reduce)');
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    // The button is about to go; the keyboard goes on from where the eye is.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      onClick={scrollToTop}
      aria-label="Back to top"
      className="fixed right-3 bottom-[calc(var(--spacing-bar)+0.75rem)] z-20 grid size-target place-items-center rounded-control border border-line-strong bg-canvas text-ink hover:border-ink xl:right-[calc((var(--spacing-gutter)-var(--spacing-target))/2)] xl:bottom-20 short:bottom-3"
      data-no-print
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  );
}
