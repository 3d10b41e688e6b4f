import { SectionHeading } from '@/components/ui/section-heading';

const steps = [
  { title: 'Consultation', text: 'You tell us what you need; we ask the questions that matter.' },
  { title: 'Assessment', text: 'We look at the car, the papers and the figures, and say what we find.' },
  { title: 'Service', text: 'The work is done as agreed, and we keep you posted at each stage.' },
  { title: 'Follow-up', text: 'We call afterwards, and the same people answer when you call us.' },
] as const;

export function ProcessStrip() {
  return (
    <section className="mt-section bg-surface">
      <div className="frame py-section">
        <SectionHeading>How we work</SectionHeading>
        <ol className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-line-strong border-t pt-5">
              <span aria-hidden="true" className="figures font-serif text-brass text-heading">
                {index + 1}
              </span>
              <h3 className="mt-3 text-lead">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
