import { keptOnDevice } from '@/lib/legal/kept-on-device';

/** The site's entries in the visitor's browser storage, by name. */
export function KeptTable() {
  return (
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
  );
}
