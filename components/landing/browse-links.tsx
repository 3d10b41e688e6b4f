import { clsx } from 'clsx';
import { brandPages, categoryPages, type LandingPage } from '@/lib/landing/landing-pages';
import { vehicles } from '@/lib/site/inventory';

type Props = {
  /** The page they stand on, which needs no link to itself. */
  readonly current?: string;
  readonly className?: string;
};

function LinkList({ title, pages, current }: { title: string; pages: readonly LandingPage[]; current?: string }) {
  const id = `browse-${pages[0]?.kind}`;
  return (
    <nav
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-2 border-line border-t pt-5 pb-7 lg:grid-cols-[14.5rem_1fr] xl:gap-x-16"
    >
      <h2 id={id} className="font-serif text-lead lg:pt-1.5">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-x-7">
        {pages.map(({ path, name, vehicles }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={path === current ? 'page' : undefined}
              className={clsx(
                'group inline-flex min-h-target items-center gap-1.5 text-small',
                path === current ? 'text-ink' : 'text-muted hover:text-ink',
              )}
            >
              <span
                className={clsx(
                  'decoration-1 decoration-brass underline-offset-8 group-hover:underline',
                  path === current && 'underline',
                )}
              >
                {name}
              </span>{' '}
              <span className="figures text-label text-muted">{vehicles.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every category and brand by its own page, with the number of its cars. */
export function BrowseLinks({ current, className }: Props) {
  if (vehicles.length === 0) return null;
  return (
    <div className={className} data-no-print>
      <LinkList title="Browse by category" pages={categoryPages(vehicles)} current={current} />
      <LinkList title="Browse by brand" pages={brandPages(vehicles)} current={current} />
    </div>
  );
}
