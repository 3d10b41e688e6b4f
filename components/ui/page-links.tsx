import { pageRoute } from '@/lib/page/routes';
import { LinkRow, RowLink } from './link-row';

type Props = {
  /** The path of the first page. */
  readonly base: string;
  readonly current: number;
  readonly last: number;
  readonly className?: string;
};

export function PageNumber({ number, last }: { readonly number: number; readonly last: number }) {
  return <span className="figures text-muted">{` ${number} / ${last}`}</span>;
}

/** The number of linked pages on each side of the current one. */
const NEIGHBOURS = 2;

/** The numbered pages of a list; nothing for one page. */
export function PageLinks({ base, current, last, className }: Props) {
  if (last === 1) return null;
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS,
  );
  return (
    <LinkRow title="Page by page" gap="gap-x-1" className={className}>
      {pages.map((page, index) => (
        <li key={page} className="figures flex items-center gap-x-4">
          {index > 0 && page - (pages[index - 1] ?? 0) > 1 && <span aria-hidden>…</span>}
          <RowLink href={pageRoute(base, page)} current={page === current} label={`Page ${page}`}>
            {page}
          </RowLink>
        </li>
      ))}
    </LinkRow>
  );
}
