import { SideHeadedSection } from '@/components/ui/side-headed-section';

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
