import { LOCALE } from '@/lib/locale';
import type { Site } from '@/lib/schema/types';
import { instantAt } from '@/lib/text/days';
import { element, escapeXml } from '@/lib/text/xml';
import type { FedVehicle } from './fed-vehicle';

/** So many of the newest; readers ask often. */
const MOST = 30;

type Arrival = FedVehicle & { readonly addedOn: string };

/** The newest cars as Atom (RFC 4287), newest first. Cars without a known day are left out. */
export function arrivalsFile(fed: readonly FedVehicle[], site: Site, address: string): string {
  const arrivals = fed
    .flatMap((one): readonly Arrival[] => {
      const { addedOn } = one.vehicle;
      return addedOn === undefined ? [] : [{ ...one, addedOn }];
    })
    .sort((one, other) => other.addedOn.localeCompare(one.addedOn) || other.vehicle.id - one.vehicle.id)
    .slice(0, MOST);
  const instant = (day: string) => instantAt(day, '00:00').toISOString();
  const entries = arrivals.map(({ vehicle, url, addedOn }) =>
    [
      '<entry>\n',
      element('id', url),
      element('title', `${vehicle.name} (${vehicle.year})`),
      link(url),
      element('published', instant(addedOn)),
      element('updated', instant(addedOn)),
      element('summary', vehicle.description),
      '</entry>\n',
    ].join(''),
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALE}">\n`,
    element('id', address),
    element('title', `${site.name}: arrivals`),
    link(`${site.url}/vehicles/`),
    link(address, 'self'),
    // Before the first arrival there is no later day to name.
    element('updated', instant(arrivals[0]?.addedOn ?? `${site.since}-01-01`)),
    `<author>\n${element('name', site.name)}</author>\n`,
    ...entries,
    '</feed>\n',
  ].join('');
}

function link(href: string, relation = 'alternate'): string {
  return `<link rel="${relation}" href="${escapeXml(href)}"/>\n`;
}
