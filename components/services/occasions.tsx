import { CardLink } from '@/components/ui/card-link';
import { Icon } from '@/components/ui/icon';
import { ARROW_RIGHT } from '@/components/ui/icon-shapes';
import { SectionHeading } from '@/components/ui/section-heading';
import { Spoken } from '@/components/ui/spoken';
import { occasionRoute } from '@/lib/enquiry/occasion';
import { rental } from '@/lib/inventory/inventory';

/** Reasons to rent a car, each a link to the cars for rent. */
export function OccasionLinks() {
  const { occasions = [] } = rental;
  if (occasions.length === 0) return null;
  return (
    <ul className="grid md:grid-cols-2 md:gap-x-8">
      {occasions.map(({ title, text }) => (
        <li
          key={title}
          className="group relative flex flex-wrap items-center justify-between gap-x-6 border-line border-b py-5 print:py-2.5"
        >
          <p className="font-serif text-lead">
            <CardLink href={occasionRoute(title)}>
              {title}
              <Spoken>(cars for rent)</Spoken>
            </CardLink>
          </p>
          <Icon shape={ARROW_RIGHT} className="size-5 text-brass" />
          <p className="w-full text-muted text-small">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Occasions() {
  if (!rental.occasions?.length) return null;
  return (
    <section className="frame mt-section">
      <SectionHeading className="border-line border-b pb-5">Cars for rent</SectionHeading>
      <OccasionLinks />
    </section>
  );
}
