import { claims } from '@/lib/site/inventory';

/** Figures on one ruled line. */
export function StatTiles() {
  return (
    <section aria-label="In figures" className="frame">
      <dl className="grid grid-cols-2 border-line border-y lg:grid-cols-4">
        {claims.about.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-8 pl-3 even:border-l max-lg:nth-[n+3]:border-t lg:py-12 lg:pl-8 lg:not-first:border-l max-lg:odd:pl-0 lg:first:pl-0"
          >
            <dt className="mt-2 text-muted text-small">{label}</dt>
            <dd className="figures font-serif text-headline">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
