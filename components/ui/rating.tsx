import { Star } from './star';

/** A rating of up to five as small brass marks, said once in words. */
export function Rating({ value }: { readonly value: number }) {
  return (
    <p className="flex gap-1.5">
      <span className="sr-only">{value} out of 5 stars</span>
      {Array.from({ length: value }, (_, index) => index).map((mark) => (
        <Star key={mark} className="size-4 fill-brass" />
      ))}
    </p>
  );
}
