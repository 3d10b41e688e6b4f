import { brandPages, categoryPages } from '@/lib/landing/landing-pages';
import { vehicles } from '@/lib/site/inventory';

/** The ways into the catalogue by category and brand, as one line of the footer; none where nothing is listed. */
export function FooterVehicles() {
  const pages = [...categoryPages(vehicles), ...brandPages(vehicles)];
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="footer-vehicles" className="col-span-2 border-line border-t pt-10 lg:col-span-12">
      <h2 id="footer-vehicles" className="tracked mb-2 font-medium text-label">
        Vehicles by category and brand
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {pages.map(({ path, name }) => (
          <li key={path}>
            <a href={path} className="inline-flex min-h-target items-center text-muted text-small hover:text-ink">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
