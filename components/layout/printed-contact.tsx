import { absoluteUrl } from '@/lib/site/absolute-url';
import { zone } from '@/lib/site/dealer-clock';
import { site } from '@/lib/site/site';
import { PrintedDate } from './printed-date';
import { QrCode } from './qr-code';

/**
 * Who to call, at the foot of a printed page; on the screen the header and the footer say it. With `path` ('/vehicle/7/')
 * also the address of the page itself, to be read by a telephone and by a person.
 */
export function PrintedContact({ path }: { readonly path?: string }) {
  const { name, phones, emails, address, url } = site;
  return (
    <div className="printed-contact frame hidden border-line border-t pt-4 text-small print:flex">
      <div>
        <p>
          {name}, {address.street}, {address.city}, {address.country}
        </p>
        <p className="figures">
          {phones.map(({ display }) => display).join(' · ')} · {emails.info} · {url}
        </p>
        <PrintedDate zone={zone} />
        {path && <p className="mt-2 text-muted">This car’s page: {absoluteUrl(path)}</p>}
      </div>
      {path && <QrCode text={absoluteUrl(path)} className="printed-code" />}
    </div>
  );
}
