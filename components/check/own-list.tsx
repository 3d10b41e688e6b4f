import type { Own } from '@/lib/check/ours';

/** All numbers and addresses of the dealer, for comparison by eye. */
export function OwnList({ owns }: { readonly owns: readonly Own[] }) {
  return (
    <dl className="figures">
      {owns.map(({ label, shown, href, details }) => (
        <div
          key={`${label} ${shown}`}
          className="grid items-baseline gap-x-8 border-line border-b py-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="text-muted text-small">{label}</dt>
          <dd className="wrap-anywhere font-serif text-title">
            {href === undefined ? (
              shown
            ) : (
              <a
                href={href}
                className="inline-flex min-h-target items-center decoration-1 decoration-brass underline-offset-4 hover:underline"
              >
                {shown}
              </a>
            )}
            {details && <span className="block font-sans text-muted text-small">{details.join(', ')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
