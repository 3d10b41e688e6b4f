import { SectionHeading, SideHeadedSection } from '@/components/ui/headings';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { Picture } from '@/components/ui/picture';
import { Portrait } from '@/components/ui/portrait';
import { eyebrowClass } from '@/components/ui/text-classes';
import { team } from '@/lib/inventory/inventory';
import { pictureSources } from '@/lib/pictures/pictures';

const values = [
  {
    title: 'Excellence',
    text: 'A car leaves here when it is right, not when it is due. The same goes for the paperwork.',
  },
  {
    title: 'Trust',
    text: 'The price is on the page. Good or bad, we tell you what we know about a car before you ask.',
  },
  {
    title: 'Passion',
    text: 'We would be looking at these cars whatever we did for a living, so we are slow to recommend the wrong one.',
  },
] as const;

export function CoreValues() {
  return (
    <SideHeadedSection title="Our Core Values">
      <dl>
        {values.map(({ title, text }) => (
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

const covered = pictureSources('services/protection');

/** The last line of the page, over a car under its cloth. */
export function Mission() {
  return (
    <section>
      <div className="frame pt-section pb-12 lg:pb-16">
        <h2 className={eyebrowClass}>Our Mission</h2>
        <p className="mt-6 max-w-[22ch] font-serif text-display">
          The right car in the right hands, and someone there afterwards.
        </p>
        <IllustrationNote pictures={[covered]} scene className="mt-8" />
      </div>
      <Picture
        source={covered}
        alt=""
        sizes="100vw"
        className="aspect-2/1 w-full object-cover lg:aspect-[21/9] print:hidden"
      />
    </section>
  );
}
