import { LinkRow, RowLink } from '@/components/ui/link-row';
import { vehicles } from '@/lib/inventory/inventory';
import { brandPages, categoryPages, type LandingPage } from '@/lib/landing/landing-pages';

type Props = {
  /** The page that shows them: it gets no link to itself. */
  readonly current?: string;
};

function PagesOfOneKind({ title, pages, current }: { title: string; pages: readonly LandingPage[]; current?: string }) {
  return (
    <LinkRow title={title}>
      {pages.map(({ path, name, vehicles }) => (
        <li key={path}>
          <RowLink href={path} current={path === current} count={vehicles.length}>
            {name}
          </RowLink>
        </li>
      ))}
    </LinkRow>
  );
}

/** Every category and brand by its own page, with the number of its cars. */
export function BrowseLinks({ current }: Props) {
  if (vehicles.length === 0) return null;
  return (
    <>
      <PagesOfOneKind title="Browse by category" pages={categoryPages(vehicles)} current={current} />
      <PagesOfOneKind title="Browse by brand" pages={brandPages(vehicles)} current={current} />
    </>
  );
}
