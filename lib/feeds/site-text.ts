import { whatsappShown } from '@/lib/enquiry/links';
import type { Site, Vehicle } from '@/lib/schema/types';
import { formatHoursShort } from '@/lib/site/opening-hours';
import { askedLines } from '@/lib/vehicle/asking';
import { facts, knownFacts } from '@/lib/vehicle/facts';

type Link = { readonly label: string; readonly url: string };

/**
 * The site for programs that read texts (https://llmstxt.org): the dealer's contact, the pages, and a line for each
 * car.
 */
export function siteText(
  { name, tagline, blurb, phones, whatsapp, emails, address, openingHours }: Site,
  pages: readonly Link[],
  cars: readonly { readonly vehicle: Vehicle; readonly url: string }[],
): string {
  const { street, city, country } = address;
  const contact = [
    ...phones.map(({ display }) => `Phone: ${display}`),
    `WhatsApp: ${whatsappShown({ whatsapp, phones })}`,
    ...Object.values(emails).map((email) => `E-mail: ${email}`),
    `Address: ${[street, city, country].join(', ')}`,
    `Hours: ${openingHours.map(formatHoursShort).join('; ')}`,
  ];
  return [
    `# ${name}\n`,
    `> ${tagline}\n`,
    `${blurb}\n`,
    list(contact),
    `## Pages\n`,
    list(pages.map(link)),
    ...(cars.length > 0 ? ['## Vehicles\n', list(cars.map(carLine))] : []),
  ].join('\n');
}

function carLine({ vehicle, url }: { readonly vehicle: Vehicle; readonly url: string }): string {
  const words = knownFacts(vehicle, [facts.year, facts.availability]).map(({ value }) => value);
  const prices = askedLines(vehicle, 'page').map(({ label, value }) => `${label}: ${value}`);
  return `${link({ label: vehicle.name, url })}: ${[...words, ...prices].join('; ')}`;
}

const link = ({ label, url }: Link) => `[${label.replace(/[[\]]/g, '\\$&')}](${url})`;

const list = (texts: readonly string[]) => texts.map((text) => `- ${text}\n`).join('');
