import { qrCode } from '@/lib/page/qr-code';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { zone } from '@/lib/site/dealer-clock';
import { site } from '@/lib/site/site';
import { PrintedDate } from './printed-date';

/**
 * The dealer's contact at the foot of a printed page. With `path` ('/vehicle/7/') also the address of the page, as text
 * and as a QR code.
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
        {path && (
          <p className="mt-2 text-muted">
            {path.startsWith('/vehicle/') ? 'This car’s page' : 'This page'}: {absoluteUrl(path)}
          </p>
        )}
      </div>
      {path && <QrCode text={absoluteUrl(path)} />}
    </div>
  );
}

/** Drawn at the build: black on white in both themes, or readers fail. */
function QrCode({ text }: { readonly text: string }) {
  const { size, path, dashes } = qrCode(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`QR code of ${text}`}
      className="printed-code"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="none" stroke="#000" strokeDasharray={dashes} />
    </svg>
  );
}
