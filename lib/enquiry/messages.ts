import { vehicleRoute } from '@/lib/page/routes';
import type { Vehicle } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/site';
import { listInWords, lowerFirst } from '@/lib/text/phrases';
import { askedIn, askedInWords } from '@/lib/vehicle/asking';
import { type Mode, messageSuffix } from '@/lib/vehicle/mode';
import type { Fields } from './draft';

/** The greeting of every message. */
export const greeting = `Hello ${site.name},`;

/** From a vehicle card (specification, section 7). `request` is about a rental: 'It is for a wedding.' */
export function vehicleCardMessage(name: string, mode: Mode, request = ''): string {
  const reason = mode === 'rental' && request ? ` ${request}` : '';
  return `${greeting} ${vehicleInterest(name, mode)}${reason}`;
}

function vehicleInterest(name: string, mode: Mode): string {
  return `I am interested in the ${name} ${messageSuffix(mode)}.`;
}

/** The text of a message about a vehicle, without the greeting; the contact form begins with it. */
export function vehicleSubject({ id, name }: Pick<Vehicle, 'id' | 'name'>, mode: Mode): string {
  return `${vehicleInterest(name, mode)}\n${absoluteUrl(vehicleRoute(id, mode))}`;
}

/** From a vehicle's own page. */
export function vehicleDetailMessage({ id, name }: Pick<Vehicle, 'id' | 'name'>, mode: Mode, request = ''): string {
  const asks = `${vehicleCardMessage(name, mode, request)} Please send me more details.`;
  return `${asks}\n\n${absoluteUrl(vehicleRoute(id, mode))}`;
}

/** From the note that a vehicle's pictures are drawn. */
export function photographsMessage({ id, name }: Pick<Vehicle, 'id' | 'name'>): string {
  return `${greeting} please send me today's photographs of the ${name}.\n\n${absoluteUrl(vehicleRoute(id))}`;
}

/** From a car's documents: asks about some of them, by their names. */
export function documentsMessage({ id, name }: Pick<Vehicle, 'id' | 'name'>, documents: readonly string[]): string {
  const asked = listInWords(documents.map(lowerFirst));
  return `${greeting} I have a question about the papers of the ${name}: ${asked}. What can you tell or show me?\n\n${absoluteUrl(vehicleRoute(id))}`;
}

/**
 * From the shortlist and the comparison: a numbered list of vehicles, each with its page and price. A vehicle with only
 * the other price shows that one, named. `further` is the car offered in part-exchange, or the occasion and dates of a
 * rental.
 */
export function shortlistMessage(
  vehicles: readonly Pick<Vehicle, 'id' | 'name' | 'year' | 'price' | 'dailyRental' | 'status'>[],
  mode: Mode,
  further?: string,
): string {
  const lines = vehicles.map((vehicle, index) => {
    const { id, name, year } = vehicle;
    const own = askedIn(vehicle) ?? mode;
    const asked = askedInWords(vehicle, own);
    const only =
      own === mode ? '' : vehicle.status === 'sold' ? ', sold' : `, for ${own === 'sale' ? 'sale' : 'rent'} only`;
    return [
      `${index + 1}. ${name} (${year}), ${asked === 'On request' ? 'price on request' : asked}${only}`,
      absoluteUrl(vehicleRoute(id, own)),
    ].join('\n');
  });
  const these = vehicles.length === 1 ? 'this vehicle' : `these ${vehicles.length} vehicles`;
  return [
    `${greeting} I am interested in ${these} ${messageSuffix(mode)}:`,
    ...lines,
    ...(further ? [further] : []),
    'Please send me more details.',
  ].join('\n\n');
}

/** From the check of a number or an address that is not ours. */
export function impostorMessage(pasted: string): string {
  return `${greeting} is this yours? I was given:\n\n${pasted}`;
}

/** From everywhere else. */
export const generalMessage = `${greeting} I would like to know more about your vehicles and services.`;

export const generalEmail = /* @__PURE__ */ emailWith(generalMessage);

function emailWith(message: string) {
  return { subject: `Enquiry to ${site.name}`, body: `${message}\n\n` };
}

/** From a service's dialog. */
export function serviceMessage(title: string): string {
  return `${greeting} ${serviceInterest(title)} Please tell me how to get started.`;
}

/** The text of a message about a service, without the greeting; the contact form begins with it. */
export function serviceInterest(title: string): string {
  return `I am interested in your service: ${title}.`;
}

/** The fields of the contact form; `service` is a value of the dealer's `enquiries`. */
export type ContactFields = Readonly<Record<(typeof contactFieldNames)[number], string>>;

const contactFieldNames = ['name', 'email', 'phone', 'service', 'message'] as const;

/** The fields of the contact form among those of any form; missing ones are empty. */
export function contactFields(fields: Fields): ContactFields {
  return Object.fromEntries(contactFieldNames.map((name) => [name, fields[name] ?? ''])) as ContactFields;
}

/** The enquiry as an e-mail; WhatsApp gets the same body. */
export function contactEnquiry(fields: ContactFields): { subject: string; body: string } {
  const service = site.enquiries.find(({ value }) => value === fields.service)?.label ?? fields.service;
  return {
    subject: `${service}: enquiry from ${fields.name.trim()}`,
    body: [
      greeting,
      '',
      fields.message.trim(),
      '',
      `Service: ${service}`,
      `Name: ${fields.name.trim()}`,
      `E-mail: ${fields.email.trim()}`,
      `Phone: ${fields.phone.trim()}`,
    ].join('\n'),
  };
}

/** Thanks the visitor by first name. The site itself sends nothing, so it does not say that it has. */
export function contactThanks(name: string): string {
  return `${thanks(name)} Your enquiry is ready to send on WhatsApp or by e-mail.`;
}

/** For a dealer whose site hands the form to an address that took it. */
export function contactSent(name: string): string {
  return `${thanks(name)} Your enquiry has been sent.`;
}

function thanks(name: string): string {
  const words = name.trim().split(/\s+/u);
  // 'Dr.' and 'J.' are no first names, and would bring a second full stop.
  const firstName = words.find((word) => !word.endsWith('.')) ?? words[0]?.replace(/\.+$/, '');
  return `Thank you${firstName ? `, ${firstName}` : ''}.`;
}
