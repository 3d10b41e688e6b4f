import { Star } from '@/components/ui/star';
import { site } from '@/lib/site/site';

/** The dealer's mark at the head of a printed page, in the place of the header and its controls. */
export function PrintedMark() {
  const { name, tagline } = site;
  return (
    <div className="frame hidden items-baseline gap-2.5 border-line border-b pb-3 print:flex">
      <Star className="size-5 self-center fill-ink" />
      <span className="font-serif text-[1.625rem] leading-none">{name}</span>
      <span className="ml-auto text-label text-muted">{tagline}</span>
    </div>
  );
}
