import { Portrait } from '@/components/ui/portrait';
import { SectionHeading } from '@/components/ui/section-heading';
import { team } from '@/lib/inventory/inventory';

export function Team() {
  return (
    <section aria-labelledby="team" className="bg-surface">
      <div className="frame py-section">
        <SectionHeading id="team">Our Team</SectionHeading>
        <ul className="mt-10 grid gap-x-12 gap-y-12 md:mt-14 md:grid-cols-3">
          {team.map(({ name, position, image, description }) => (
            <li key={name}>
              <Portrait
                name={name}
                image={image}
                sizes="(min-width: 64rem) 8rem, 6rem"
                className="size-24 text-heading lg:size-32"
              />
              <h3 className="mt-6 font-serif text-title">{name}</h3>
              <p className="mt-1 text-brass text-small">{position}</p>
              <p className="measure mt-4 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
