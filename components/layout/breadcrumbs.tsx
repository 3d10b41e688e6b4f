import { Fragment, type ReactNode } from 'react';
import { JsonLd } from '@/components/seo/json-ld';
import type { Crumb } from '@/lib/page/breadcrumbs';
import { breadcrumbGraph } from '@/lib/page/structured-data';

type Props = {
  readonly crumbs: readonly Crumb[];
  /** At the end of the line: the way back to a list. */
  readonly children?: ReactNode;
};

/** The trail from the home page to the current page. */
export function Breadcrumbs({ crumbs, children }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="frame flex flex-wrap justify-between gap-x-6" data-no-print>
      <ol className="flex min-w-0 grow basis-40 flex-wrap items-center gap-x-2.5 text-label text-muted">
        {crumbs.map((crumb, index) => (
          <Fragment key={crumb.label}>
            {index > 0 && <li aria-hidden="true">/</li>}
            <li className={crumb.href ? undefined : 'min-w-0 grow basis-16 truncate text-ink'}>
              {crumb.href ? (
                <a
                  href={crumb.href}
                  className="inline-flex min-h-target items-center underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-brass"
                >
                  {crumb.label}
                </a>
              ) : (
                <span aria-current="page">
                  {crumb.description && <span className="sr-only">{`${crumb.description}:\u00a0`}</span>}
                  {crumb.label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
      {children}
      <JsonLd data={breadcrumbGraph(crumbs)} />
    </nav>
  );
}
