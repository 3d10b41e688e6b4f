import { pageRoute } from '@/lib/page/routes';
import { LinkRow, RowLink } from './link-row';

type Props = {
  /** The path of the first page. */
  readonly base: string;
  readonly current: number;
  readonly last: number;
  readonly className?: string;
};

/** Which of the pages this is, beside its heading. */
export function PageNumber({ number, last }: { readonly number: number; readonly last: number }) {
  return <span className="figures text-muted">{` ${number} / ${last}`}</span>;
}

/** How many pages before and after the current one have a link of their own, beside the first and the last. */
const NEIGHBOURS = 2;

/** The pages of a long list; nothing where one page holds it all. */
export function PageLinks({ base, current, last, className }: Props) {
  if (last === 1) return null;
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS,
  );
  return (
    <LinkRow id="pages" title="Page by page" gap="gap-x-1" className={className}>
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
