import { vehicles } from '@/lib/inventory/inventory';
import { brandPages, categoryPages } from '@/lib/landing/landing-pages';
import { FooterHeading } from './footer-heading';
import { FooterLink } from './footer-link';

/** The ways into the catalogue by category and brand, as one line of the footer, which scrolls sideways on a phone; none where nothing is listed. */
export function FooterVehicles() {
  const pages = [...categoryPages(vehicles), ...brandPages(vehicles)];
  if (pages.length === 0) return null;
  return (
    <nav
      aria-labelledby="footer-vehicles"
      className="col-span-full min-w-0 border-line border-t pt-4 sm:pt-10 lg:col-span-12"
    >
      <FooterHeading id="footer-vehicles">Vehicles by category and brand</FooterHeading>
      <ul className="scrollbar-none -mx-gutter flex gap-x-6 px-gutter max-sm:fade-end max-sm:overflow-x-auto sm:mx-0 sm:flex-wrap sm:px-0">
        {pages.map(({ path, name }) => (
          <li key={path}>
            <FooterLink href={path} className="whitespace-nowrap max-sm:-outline-offset-2!">
              {name}
            </FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
