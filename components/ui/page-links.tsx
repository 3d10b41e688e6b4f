import { clsx } from 'clsx';
import { pageCount } from '@/lib/catalogue/catalogue';
import { vehiclesPageRoute } from '@/lib/page/routes';
import { vehicles } from '@/lib/site/inventory';

type Props = { readonly current: number; readonly className?: string };

/** How many pages before and after the current one have a link of their own, beside the first and the last. */
const NEIGHBOURS = 2;

/** The catalogue page by page, for who has no scripts; nothing where one page holds it all. */
export function CataloguePages({ current, className }: Props) {
  const last = pageCount(vehicles.length);
  if (last === 1) return null;
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS,
  );
  return (
    <nav aria-label="Pages of the catalogue" className={className} data-no-print>
      <ul className="figures flex flex-wrap items-center gap-x-2">
        {pages.map((page, index) => (
          <li key={page} className="flex items-center gap-x-2">
            {index > 0 && page - (pages[index - 1] ?? 0) > 1 && <span aria-hidden>…</span>}
            <a
              href={vehiclesPageRoute(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              className={clsx(
                'grid min-h-target min-w-target place-items-center text-small',
                page === current
                  ? 'text-ink underline decoration-brass underline-offset-8'
                  : 'text-muted hover:text-ink',
              )}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
