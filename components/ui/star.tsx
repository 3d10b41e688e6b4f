import { starPath, starViewBox } from '@/lib/site/brand-mark';

/** The dealer's mark. `className` gives its size and colour. */
export function Star({ className }: { readonly className: string }) {
  return (
    <svg viewBox={starViewBox} aria-hidden="true" className={className}>
      <path d={starPath} />
    </svg>
  );
}
