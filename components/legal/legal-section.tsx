import type { ReactNode } from 'react';
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
};

const facts = factsOf(site);

/** One text of the legal page. */
export function LegalSection({ id, title, text, note }: Props) {
  return (
    <section id={id} className="grid gap-x-16 border-line border-t py-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="font-serif text-title">{title}</h2>
        {note}
      </div>
      <div className="measure mt-4 space-y-6 lg:col-span-8 lg:mt-0">
        <p className="text-muted">{withFacts(text.lead, facts)}</p>
        {text.sections.map(({ title, text }) => (
          <section key={title}>
            <h3 className="mb-3 text-lead">{title}</h3>
            <Prose text={withFacts(text, facts)} />
          </section>
        ))}
      </div>
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
