import { Fragment } from 'react';
import { JsonLd } from '@/components/seo/json-ld';
import type { Crumb } from '@/lib/page/breadcrumbs';
import { breadcrumbGraph } from '@/lib/page/structured-data';

/** The trail from the home page to the current page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="frame" data-no-print>
      <ol className="flex items-center gap-2.5 text-label text-muted">
        {crumbs.map((crumb, index) => (
          <Fragment key={crumb.label}>
            {index > 0 && <li aria-hidden="true">/</li>}
            <li className={crumb.href ? undefined : 'min-w-0 truncate text-ink'}>
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
      <JsonLd data={breadcrumbGraph(crumbs)} />
    </nav>
  );
}
