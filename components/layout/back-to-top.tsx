'use client';
'use lazy';

import { clsx } from 'clsx/lite';
import { Icon } from '@/components/ui/icon';
import { ARROW_UP } from '@/components/ui/icon-shapes';
import { createStore, useStore } from '@/components/ui/store';

/** Pixels scrolled before the button appears (specification, section 9). */
const THRESHOLD = 300;

const scrolling = createStore((notify) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
});

/** Fixed where it covers no text: the right margin on wide screens, the contact bar's end on narrow ones. */
export function BackToTop() {
  const scrolled = useStore(scrolling, () => scrollY > THRESHOLD, false);
  if (!scrolled) return null;

  function scrollToTop() {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    // The button is about to be removed: the focus moves to the top of the content.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      onClick={scrollToTop}
      aria-label="Back to top"
      className={clsx(
        'fixed right-0 bottom-0 z-20 grid h-bar w-target place-items-center border-line border-t bg-canvas pb-[env(safe-area-inset-bottom,0px)] text-ink -outline-offset-2!',
        'lg:right-[calc((var(--spacing-gutter)-var(--spacing-target))/2)] lg:bottom-20 lg:size-target lg:rounded-control lg:border lg:border-line-strong lg:p-0 lg:hover:border-ink',
        // In a gutter of its own width it is drawn smaller, off the text.
        'lg:max-xl:border-4 lg:max-xl:border-canvas! lg:max-xl:shadow-[inset_0_0_0_1px_var(--line-strong)]',
      )}
      data-no-print
    >
      <Icon shape={ARROW_UP} className="size-5" strokeWidth={2} />
    </button>
  );
}
