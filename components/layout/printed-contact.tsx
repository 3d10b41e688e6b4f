import { site } from '@/data/site';

/** Who to call, at the foot of a printed page; on the screen the header and the footer say it. */
export function PrintedContact() {
  const { name, phones, emails, address, url } = site;
  return (
    <div className="frame hidden border-line border-t pt-4 text-small print:block">
      <p>
        {name}, {address.street}, {address.city}, {address.country}
      </p>
      <p className="figures">
        {phones.map(({ display }) => display).join(' · ')} · {emails.info} · {url}
      </p>
    </div>
  );
}
