import { Monogram } from '@/components/ui/monogram';
import { SectionHeading } from '@/components/ui/section-heading';
import { team } from '@/lib/site/inventory';

/** The people, as monograms: no face is shown that is not theirs. */
export function Team() {
  return (
    <section aria-labelledby="team" className="bg-surface">
      <div className="frame py-section">
        <SectionHeading id="team">Our Team</SectionHeading>
        <ul className="mt-10 grid gap-x-12 gap-y-12 md:mt-14 md:grid-cols-3">
          {team.map(({ name, position, description }) => (
            <li key={name}>
              <Monogram name={name} className="size-24 text-heading lg:size-32" />
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
