import { vehicleRoute } from '@/lib/page/routes';
import type { Vehicle } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/site';
import { askedInWords, soleMode } from '@/lib/vehicle/asking';
import { type Mode, messageSuffix } from '@/lib/vehicle/mode';
import type { Fields } from './draft';

/** The greeting of every message. */
export const greeting = `Hello ${site.name},`;

/** From a vehicle card (specification, section 7). `request` is the dates of a rental. */
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

/**
 * From the shortlist and the comparison: a numbered list of vehicles, each with its page and price. A vehicle with only
 * the other price shows that one, named. `request` is the dates of a rental.
 */
export function shortlistMessage(
  vehicles: readonly Pick<Vehicle, 'id' | 'name' | 'year' | 'price' | 'dailyRental'>[],
  mode: Mode,
  request = '',
): string {
  const lines = vehicles.map((vehicle, index) => {
    const { id, name, year } = vehicle;
    const own = soleMode(vehicle) ?? mode;
    const asked = askedInWords(vehicle, own);
    const only = own === mode ? '' : `, for ${own === 'sale' ? 'sale' : 'rent'} only`;
    return [
      `${index + 1}. ${name} (${year}), ${asked === 'On request' ? 'price on request' : asked}${only}`,
      absoluteUrl(vehicleRoute(id, own)),
    ].join('\n');
  });
  const these = vehicles.length === 1 ? 'this vehicle' : `these ${vehicles.length} vehicles`;
  return [
    `${greeting} I am interested in ${these} ${messageSuffix(mode)}:`,
    ...lines,
    `${mode === 'rental' && request ? `${request} ` : ''}Please send me more details.`,
  ].join('\n\n');
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

/** The enquiry as an e-mail; WhatsApp gets the same body. `service` is a value of the dealer's `enquiries`. */
export function contactEnquiry(fields: Fields): { subject: string; body: string } {
  const [name, email, phone, message] = ['name', 'email', 'phone', 'message'].map(
    (field) => fields[field]?.trim() ?? '',
  );
  const service = site.enquiries.find(({ value }) => value === fields.service)?.label ?? fields.service;
  return {
    subject: `${service}: enquiry from ${name}`,
    body: [
      ...[greeting, '', message, ''],
      ...[`Service: ${service}`, `Name: ${name}`, `E-mail: ${email}`, `Phone: ${phone}`],
    ].join('\n'),
  };
}

/** Words to a visitor by first name: 'Thank you, Wanjiru'. */
export function toFirstName(words: string, name = ''): string {
  const parts = name.trim().split(/\s+/u);
  // 'Dr.' and 'J.' are no first names, and would bring a second full stop.
  const first = parts.find((part) => !part.endsWith('.')) ?? parts[0]?.replace(/\.+$/, '');
  return first ? `${words}, ${first}` : words;
}

/** Word for word from section 4 of the specification. */
export const newsletterConfirmation = 'Thank you for subscribing! Check your email for confirmation.';
