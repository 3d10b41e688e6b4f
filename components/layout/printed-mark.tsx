import { logo } from '@/lib/inventory/inventory';
import { holdsName } from '@/lib/schema/logo';
import { site } from '@/lib/site/site';
import { Logo } from './logo';

/** The dealer's logo and name at the head of a printed page, in the place of the header and its controls. */
export function PrintedMark() {
  const { name, tagline } = site;
  return (
    <div className="frame hidden items-baseline gap-2.5 border-line border-b pb-3 print:flex">
      <Logo place="print" className="h-5 w-auto self-center fill-ink" />
      {!holdsName(logo) && <span className="font-serif text-[1.625rem] leading-none">{name}</span>}
      <span className="ml-auto text-label text-muted">{tagline}</span>
    </div>
  );
}
