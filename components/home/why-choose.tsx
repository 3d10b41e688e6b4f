import { SideHeadedSection } from '@/components/ui/side-headed-section';
import { site } from '@/data/site';

const points = [
  {
    title: 'Authorized dealer',
    text: 'You deal with the house itself, at one address, from the first question to the handover.',
  },
  {
    title: 'Over 15 years of experience',
    text: 'People who have bought, sold and looked after cars of this kind long enough to give a plain answer.',
  },
  {
    title: 'Warranty and service packages',
    text: 'Cover and maintenance are agreed in writing with the car, so that you know what the next years hold.',
  },
  {
    title: 'Flexible financing and rental',
    text: 'Buy outright, spread the payments, or take a car for a day: the same car, the terms that suit you.',
  },
  {
    title: '24/7 support',
    text: 'A specialist answers at any hour, on WhatsApp or on the phone.',
  },
] as const;

/** Five reasons, as numbered lines. */
export function WhyChoose() {
  return (
    <SideHeadedSection id="why" title={`Why Choose ${site.name}`}>
      <ol>
        {points.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] gap-y-1.5 border-line border-b py-6 md:grid-cols-[4.5rem_minmax(0,5fr)_minmax(0,7fr)] md:gap-x-6 md:py-8"
          >
            <span aria-hidden="true" className="figures font-serif text-brass text-title">
              {index + 1}
            </span>
            <h3 className="self-center text-lead md:self-start md:pt-1">{title}</h3>
            <p className="col-start-2 text-muted md:col-start-auto md:pt-1.5">{text}</p>
          </li>
        ))}
      </ol>
    </SideHeadedSection>
  );
}
