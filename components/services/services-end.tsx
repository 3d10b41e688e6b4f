import { CONTACT_DIALOG_ID } from '@/components/enquiry/contact-dialog';
import { buttonClass } from '@/components/ui/button';
import { DialogButton } from '@/components/ui/dialog-button';
import { Lead, SectionHeading } from '@/components/ui/headings';
import { MacroBand } from '@/components/ui/macro-band';

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
            <li
              key={title}
              className="border-line-strong border-t pt-5 max-sm:grid max-sm:grid-cols-[2.5rem_1fr] max-sm:items-baseline"
            >
              <span aria-hidden="true" className="figures font-serif text-brass text-heading">
                {index + 1}
              </span>
              <h3 className="text-lead sm:mt-3">{title}</h3>
              <p className="col-start-2 mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function CustomSolution() {
  return (
    <MacroBand name="lexus-lc-500/detail" className="object-[60%_60%]">
      <h2 className="font-serif text-heading lg:max-w-[12ch]">Need a Custom Solution?</h2>
      <div className="lg:max-w-[34ch]">
        <Lead>A fleet for a wedding, a car for a season, a model we do not list: tell us what you have in mind.</Lead>
      </div>
      <DialogButton opens={CONTACT_DIALOG_ID} className={buttonClass('primary', 'mt-8 max-sm:w-full')}>
        Contact Our Specialists
      </DialogButton>
    </MacroBand>
  );
}
