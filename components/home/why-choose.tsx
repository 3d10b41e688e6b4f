import { SideHeadedSection } from '@/components/ui/side-headed-section';
import { claims } from '@/lib/inventory/inventory';
import { site } from '@/lib/site/site';

export function WhyChoose() {
  return (
    <SideHeadedSection title={`Why Choose ${site.name}`}>
      <ol>
        {claims.reasons.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] gap-y-1.5 border-line border-b py-6 md:grid-cols-[4.5rem_minmax(0,5fr)_minmax(0,7fr)] md:gap-x-6 md:py-8 print:py-2.5"
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
