import { columnsLayout, Facts } from '@/components/ui/facts';
import { SectionHeading } from '@/components/ui/headings';
import { Icon } from '@/components/ui/icon';
import { FILE_TEXT } from '@/components/ui/icon-shapes';
import { ExternalLink } from '@/components/ui/links';
import { eyebrowClass, inlineLinkClass } from '@/components/ui/text-classes';
import type { Vehicle } from '@/lib/schema/types';
import { dateInShort } from '@/lib/text/days';
import { carFacts, knownFacts } from '@/lib/vehicle/facts';

/** The optional facts of this very car and its history; nothing without any. */
export function MoreFacts({ vehicle }: { readonly vehicle: Vehicle }) {
  const { history = [], addedOn } = vehicle;
  const car = knownFacts(vehicle, carFacts);
  if (car.length === 0 && history.length === 0) return null;
  return (
    <section className="mt-section grid gap-x-16 gap-y-8 border-line border-t pt-12 lg:grid-cols-12" data-sheet-dossier>
      <div className="lg:col-span-4 print:hidden">
        <SectionHeading>More facts</SectionHeading>
        {addedOn && <p className="mt-3 text-muted text-small">In our list since {dateInShort(addedOn)}.</p>}
      </div>
      <div className="min-w-0 space-y-12 lg:col-span-8">
        {car.length > 0 && (
          <section>
            <h3 className={`${eyebrowClass} mb-4`}>This car</h3>
            <Facts layout={columnsLayout} facts={car} className="sm:grid-cols-2" />
          </section>
        )}
        {history.length > 0 && (
          <section>
            <h3 className={`${eyebrowClass} mb-4`}>History</h3>
            <ul className="border-line border-t">
              {history.map(({ text, file }) => (
                <li key={text} className="measure whitespace-pre-line border-line border-b py-3.5">
                  {file ? (
                    <ExternalLink href={file} className={inlineLinkClass}>
                      <Icon shape={FILE_TEXT} className="mr-2 inline size-4 text-brass" />
                      {text}
                    </ExternalLink>
                  ) : (
                    text
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </section>
  );
}
