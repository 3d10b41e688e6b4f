import type { ReactNode } from 'react';
import { keptOnDevice } from '@/lib/legal/kept-on-device';
import { factsOf } from '@/lib/legal/legal';
import { blocksOf, withFacts } from '@/lib/schema/legal-text';
import type { LegalText } from '@/lib/schema/types';
import { site } from '@/lib/site/site';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly text: Pick<LegalText, 'lead' | 'sections'>;
  /** When it was read by a lawyer. */
  readonly note?: ReactNode;
  /** Before its sections. */
  readonly children?: ReactNode;
};

const facts = factsOf(site);

/** One text of the legal page. */
export function LegalSection({ id, title, text, note, children }: Props) {
  return (
    <section id={id} className="grid gap-x-16 border-line border-t py-8 lg:grid-cols-12 lg:py-12">
      <div className="lg:col-span-4">
        <h2 className="font-serif text-title">{title}</h2>
        {note}
      </div>
      <div className="measure mt-4 space-y-8 lg:col-span-8 lg:mt-0">
        <p className="text-muted">{withFacts(text.lead, facts)}</p>
        {children}
        {text.sections.map(({ title, text }) => (
          <Part key={title} title={title}>
            <Prose text={withFacts(text, facts)} />
          </Part>
        ))}
      </div>
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-lead">{title}</h3>
      {children}
    </section>
  );
}

function Prose({ text }: { readonly text: string }) {
  return (
    <div className="space-y-4">
      {blocksOf(text).map(({ kind, lines }) =>
        kind === 'paragraph' ? (
          <p key={lines[0]}>{lines[0]}</p>
        ) : (
          <ul key={lines[0]} className="list-disc space-y-2 pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

/** The site's entries in the visitor's browser storage, by name. */
export function KeptOnDevice() {
  return (
    <Part title="What is kept, and until when">
      <dl className="border-line border-t">
        {keptOnDevice.map(({ key, what, until }) => (
          <div key={key} className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-2">
            <dt>
              <code className="wrap-anywhere">{key}</code>
            </dt>
            <dd>
              {what}.<span className="block text-muted text-small">{until}.</span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
