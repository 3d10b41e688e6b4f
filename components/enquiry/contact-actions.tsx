import { clsx } from 'clsx/lite';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MESSAGE_CIRCLE, PHONE } from '@/components/ui/icon-shapes';
import { Link } from '@/components/ui/links';
import { Spoken } from '@/components/ui/spoken';
import { externalLinkProps, telHref, whatsappHref } from '@/lib/enquiry/links';
import { site } from '@/lib/site/site';
import type { Mode } from '@/lib/vehicle/mode';

/** A cell of the bar: the icon above its word, so that four fit on the narrowest phone. */
export const barCellClass =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-[length:min(var(--text-label),4.8vw)] leading-tight -outline-offset-2!';

const pageActionClass = 'flex-1 whitespace-nowrap px-3!';
const secondClass = buttonClass('secondary', pageActionClass);

const places = {
  /** Two equal cells of the bar at the bottom of a narrow screen. */
  bar: barCellClass,
  /** Quiet words under a vehicle on a card. */
  card: buttonClass('quiet', 'min-w-target not-hover:no-underline'),
  /** The main actions of a page. */
  page: secondClass,
  /** The same below a button that is the main action. */
  second: secondClass,
} as const;

type Props = {
  /** One for each mode where the page has a mode. */
  readonly message: string | ((mode: Mode) => string);
  readonly callLabel?: 'Call' | 'Call Now';
  readonly place: keyof typeof places;
  /** The subject of the links, for screen readers that list links alone. */
  readonly about?: string;
};

/** WhatsApp with a prefilled message, and a phone call. */
export function ContactActions({ message, callLabel = 'Call', place, about }: Props) {
  const [phone] = site.phones;
  const chat = (text: string) => whatsappHref(site.whatsapp, text);
  return (
    <>
      <Link
        href={typeof message === 'string' ? chat(message) : (mode) => chat(message(mode))}
        {...externalLinkProps}
        className={clsx(place === 'page' ? buttonClass('primary', pageActionClass) : places[place])}
      >
        {place !== 'card' && <Icon shape={MESSAGE_CIRCLE} className="size-4.5 shrink-0" />}
        <span>
          WhatsApp
          <Spoken>{`${about ? `about ${about} ` : ''}(opens in a new tab)`}</Spoken>
        </span>
      </Link>
      <a href={telHref(phone.e164)} className={places[place]}>
        {place !== 'card' && <Icon shape={PHONE} className="size-4.5 shrink-0" />}
        <span>
          {callLabel}
          {about && <Spoken>{`about ${about}`}</Spoken>}
        </span>
      </a>
    </>
  );
}
