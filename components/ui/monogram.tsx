import { clsx } from 'clsx/lite';
import { monogram } from '@/lib/text/monogram';

/** A person's initials, where a picture of the person would be an invention. */
export function Monogram({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('grid shrink-0 place-items-center border border-line-strong font-serif text-muted', className)}
    >
      {monogram(name)}
    </span>
  );
}
