import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { MAP_PIN } from '@/components/ui/icon-shapes';
import { directionsHref } from '@/lib/enquiry/links';
import { site } from '@/lib/site/site';

/** Streets that belong to no city: the drawing says 'a place', and the directions link says which. */
const minorStreets =
  'M-20 70 L1460 10 M-20 190 L1460 150 M-20 420 L1460 470 M-20 520 L1460 610 M120 -20 L80 640 M330 -20 L300 640 M520 -20 L560 640 M980 -20 L940 640 M1180 -20 L1220 640 M1360 -20 L1330 640';
const mainStreets =
  'M-20 310 C300 270 520 340 760 300 S1200 250 1460 300 M700 -20 C720 160 740 240 760 300 S830 520 820 640';

/** The map's place: a drawing, the address, and a way to real directions. Nothing is loaded from anybody else. */
export function ShowroomMap() {
  const { address, name } = site;
  return (
    <section
      aria-labelledby="showroom"
      className="group relative mt-section border-line border-t bg-surface"
      data-no-print
    >
      <svg
        viewBox="0 0 1440 620"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 h-full w-full fill-none"
      >
        <path d={minorStreets} className="stroke-line" strokeWidth="5" />
        <path d={mainStreets} className="stroke-line" strokeWidth="16" />
        <path d={mainStreets} className="stroke-surface" strokeWidth="12" />
        <path d={mainStreets} className="stroke-brass" strokeWidth="1" strokeDasharray="2 8" />
      </svg>
      <div className="frame relative flex min-h-72 items-center py-8 md:min-h-96">
        <div className="w-full max-w-sm border border-line bg-canvas p-6 md:p-8">
          <Icon shape={MAP_PIN} className="size-7 text-brass" strokeWidth={1.25} />
          <h2 id="showroom" className="mt-4 font-serif text-title">
            Visit Our Showroom
          </h2>
          <address className="mt-2 text-muted not-italic">
            {name}, {address.street}
            <br />
            {address.city}, {address.country}
          </address>
          {/* Its press counts on all of the drawing. */}
          <ExternalLink
            href={directionsHref(site)}
            className={buttonClass(
              'secondary',
              'mt-6 w-full before:absolute before:inset-0 group-hover:border-ink group-hover:bg-ink group-hover:text-canvas',
            )}
          >
            Get directions
          </ExternalLink>
        </div>
      </div>
    </section>
  );
}
