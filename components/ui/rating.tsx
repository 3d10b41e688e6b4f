import { starPath, starViewBox } from '@/lib/site/brand-mark';

/** A rating of up to five as small brass marks, said once in words. */
export function Rating({ value }: { readonly value: number }) {
  return (
    <p className="flex gap-1.5">
      <span className="sr-only">{value} out of 5 stars</span>
      {Array.from({ length: value }, (_, index) => index).map((mark) => (
        <svg key={mark} viewBox={starViewBox} aria-hidden="true" className="size-4 fill-brass">
          <path d={starPath} />
        </svg>
      ))}
    </p>
  );
}
