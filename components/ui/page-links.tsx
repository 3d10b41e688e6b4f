import { clsx } from 'clsx/lite';
import { pageRoute } from '@/lib/page/routes';

type Props = {
  readonly current: number;
  readonly last: number;
  readonly className?: string;
};

export function PageNumber({ number, last }: { readonly number: number; readonly last: number }) {
  return <span className="figures text-muted">{` ${number} / ${last}`}</span>;
}

/** The number of linked pages on each side of the current one. */
const NEIGHBOURS = 2;

/** The numbered pages of the catalogue; nothing for one page. */
export function PageLinks({ current, last, className }: Props) {
  if (last === 1) return null;
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS,
  );
  return (
    <div
      className={clsx(
        'grid gap-x-12 gap-y-2 border-line border-t pt-5 pb-7 lg:grid-cols-[14.5rem_1fr] xl:gap-x-16',
        className,
      )}
      data-no-print
    >
      <h2 className="font-serif text-lead lg:pt-1.5">Page by page</h2>
      <ul className="flex flex-wrap gap-x-1">
        {pages.map((page, index) => (
          <li key={page} className="figures flex items-center gap-x-4">
            {index > 0 && page - (pages[index - 1] ?? 0) > 1 && <span aria-hidden>…</span>}
            <a
              href={pageRoute(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-target min-w-target items-center text-small decoration-1 decoration-brass underline-offset-8 hover:underline',
                page === current ? 'text-ink underline' : 'text-muted hover:text-ink',
              )}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
