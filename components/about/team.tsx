import { Portrait } from '@/components/ui/portrait';
import { SectionHeading } from '@/components/ui/section-heading';
import { team } from '@/lib/inventory/inventory';

/** The people as lines of type, with a portrait where there is one. */
export function Team() {
  return (
    <section className="bg-surface">
      <div className="frame py-section">
        <SectionHeading>Our Team</SectionHeading>
        <ul className="mt-10 border-line border-t md:mt-14">
          {team.map(({ name, position, image, description }) => (
            <li
              key={name}
              className="grid gap-x-16 gap-y-3 border-line border-b py-8 lg:grid-cols-12 lg:items-baseline"
            >
              <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 lg:col-span-6">
                {image !== undefined && <Portrait name={name} image={image} sizes="6rem" className="size-24" />}
                <div>
                  <h3 className="font-serif text-heading">{name}</h3>
                  <p className="mt-1 text-brass text-small">{position}</p>
                </div>
              </div>
              <p className="measure text-muted lg:col-span-6">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
