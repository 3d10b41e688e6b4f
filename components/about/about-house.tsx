import { SectionHeading, SideHeadedSection } from '@/components/ui/headings';
import { MacroBand } from '@/components/ui/macro-band';
import { Portrait, SampleNote } from '@/components/ui/portrait';
import { SidePicture } from '@/components/ui/scene';
import { eyebrowClass } from '@/components/ui/text-classes';
import { claims, team } from '@/lib/inventory/inventory';

export function CoreValues() {
  return (
    <SideHeadedSection
      title="Our Core Values"
      aside={<SidePicture name="aston-martin-db11/detail" className="aspect-4/3 object-[60%_50%]" />}
    >
      <dl>
        {claims.values.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-2 border-line border-b py-7 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <dt className="font-serif text-title">{title}</dt>
            <dd className="text-muted md:pt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </SideHeadedSection>
  );
}

export function Team() {
  return (
    <section className="bg-surface">
      <div className="frame py-section">
        <SectionHeading>Our Team</SectionHeading>
        <ul className="mt-8 grid gap-x-12 gap-y-10 md:mt-12 xl:grid-cols-3">
          {team.map(({ name, position, image, description }) => (
            <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5">
              <Portrait name={name} image={image} sizes="7rem" className="size-24 text-title md:size-28" />
              <div>
                <h3 className="font-serif text-title">{name}</h3>
                <p className="mt-1 text-brass text-small">{position}</p>
                <p className="mt-3 max-w-[40ch] text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
        <SampleNote people={team} />
      </div>
    </section>
  );
}

/** The last line of the page. */
export function Mission() {
  return (
    <MacroBand name="maserati-mc20/detail" className="object-[60%_0%]">
      <h2 className={eyebrowClass}>Our Mission</h2>
      <p className="mt-4 font-serif text-headline lg:max-w-[16ch]">{claims.mission}</p>
    </MacroBand>
  );
}
