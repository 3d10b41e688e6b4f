/** A slender four-pointed star, its upright points longer than the others. */
const points =
  'M12 .5C12.3 8.8 13.9 11.45 20 12C13.9 12.55 12.3 15.2 12 23.5C11.7 15.2 10.1 12.55 4 12C10.1 11.45 11.7 8.8 12 .5Z';

/** A mark of a rating. `className` gives its size and colour. */
export function Star({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={points} />
    </svg>
  );
}
