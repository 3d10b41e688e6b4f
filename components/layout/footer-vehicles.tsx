import { brandPages, categoryPages } from '@/lib/landing/landing-pages';
import { vehicles } from '@/lib/site/inventory';
import { FooterHeading } from './footer-heading';
import { FooterLink } from './footer-link';

/** The ways into the catalogue by category and brand, as one line of the footer; none where nothing is listed. */
export function FooterVehicles() {
  const pages = [...categoryPages(vehicles), ...brandPages(vehicles)];
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="footer-vehicles" className="col-span-2 border-line border-t pt-10 lg:col-span-12">
      <FooterHeading id="footer-vehicles">Vehicles by category and brand</FooterHeading>
      <ul className="flex flex-wrap gap-x-6">
        {pages.map(({ path, name }) => (
          <li key={path}>
            <FooterLink href={path}>{name}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
