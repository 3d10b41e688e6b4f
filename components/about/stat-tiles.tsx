import { claims } from '@/lib/inventory/inventory';

export function StatTiles() {
  return (
    <div className="frame">
      <div className="@container">
        <dl className="grid @max-[15.5rem]:grid-cols-1 grid-cols-2 border-line border-y lg:grid-cols-4">
          {claims.about.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-line @max-[15.5rem]:border-l-0! py-8 @max-[15.5rem]:pl-0! pl-3 even:border-l max-lg:nth-[n+3]:border-t max-lg:odd:pl-0 lg:not-first:border-l lg:py-12 lg:pl-8 lg:first:pl-0"
            >
              <dt className="mt-2 text-muted text-small">{label}</dt>
              <dd className="figures font-serif text-brass text-display">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
