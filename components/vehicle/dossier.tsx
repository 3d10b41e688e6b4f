import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { columnsLayout, Facts, sentencesLayout } from '@/components/ui/facts';
import { SectionHeading } from '@/components/ui/headings';
import { Icon } from '@/components/ui/icon';
import { FILE_TEXT, PLAY } from '@/components/ui/icon-shapes';
import { ExternalLink } from '@/components/ui/links';
import { eyebrowClass, inlineLinkClass, underlinedClass } from '@/components/ui/text-classes';
import { vehicleEnquiryRoute } from '@/lib/page/routes';
import type { Vehicle } from '@/lib/schema/types';
import { dateInShort } from '@/lib/text/days';
import { flawGroups, papersOf } from '@/lib/vehicle/dossier';
import { carFacts } from '@/lib/vehicle/fact-lists';
import { knownFacts } from '@/lib/vehicle/facts';
import { Documents } from './documents';
import { FlawPicture } from './flaw-picture';

/** The optional facts of this very car, its papers and its flaws; nothing without any. */
export function Dossier({ vehicle, className }: { readonly vehicle: Vehicle; readonly className?: string }) {
  const car = knownFacts(vehicle, carFacts);
  const papers = papersOf(vehicle);
  const flaws = flawGroups(vehicle.flaws);
  const { inspectionReport, documents, video, addedOn } = vehicle;
  if ([car, papers, flaws].every(({ length }) => length === 0) && !inspectionReport && !documents && !video)
    return null;

  return (
    <section className={clsx('grid gap-x-16 gap-y-8 lg:grid-cols-12', className)} data-sheet-dossier>
      <div className="lg:col-span-4 print:hidden">
        <SectionHeading>More facts</SectionHeading>
        <p className="measure mt-3 text-muted text-small">
          {addedOn && `In our list since ${dateInShort(addedOn)}. `}Anything missing?{' '}
          <a href={vehicleEnquiryRoute(vehicle.id)} className={inlineLinkClass}>
            Ask us
          </a>
          .
        </p>
      </div>
      <div className="min-w-0 space-y-12 lg:col-span-8">
        {car.length > 0 && (
          <Group title="This car">
            <Facts layout={columnsLayout} facts={car} />
          </Group>
        )}
        {(papers.length > 0 || inspectionReport || video) && (
          <Group title="History and papers">
            {papers.length > 0 && <Facts layout={sentencesLayout} facts={papers} />}
            <p className="mt-3 flex flex-wrap gap-x-8" data-no-print>
              {inspectionReport && (
                <ExternalLink href={inspectionReport} className={underlinedClass}>
                  <Icon shape={FILE_TEXT} className="size-4 text-brass" />
                  Inspection report (PDF)
                </ExternalLink>
              )}
              {video && (
                <ExternalLink href={video} className={underlinedClass}>
                  <Icon shape={PLAY} className="size-4 text-brass" />
                  Watch the film of this car
                </ExternalLink>
              )}
            </p>
          </Group>
        )}
        {documents && (
          <Group title="Documents">
            <div className="@container">
              <Documents vehicle={vehicle} />
            </div>
          </Group>
        )}
        {flaws.length > 0 && (
          <Group title="Known flaws">
            <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
              {flaws.map((group, index) => (
                <FlawPicture key={group.picture ?? ''} name={vehicle.name} index={index} {...group} />
              ))}
            </div>
          </Group>
        )}
      </div>
    </section>
  );
}

type GroupProps = { readonly title: string; readonly children: ReactNode };

function Group({ title, children }: GroupProps) {
  return (
    <section>
      <h3 className={`${eyebrowClass} mb-4`}>{title}</h3>
      {children}
    </section>
  );
}
