import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MESSAGE_CIRCLE, PHONE } from '@/components/ui/icon-shapes';
import { Link } from '@/components/ui/links';
import { Spoken } from '@/components/ui/spoken';
import { externalLinkProps, telHref, whatsappHref } from '@/lib/enquiry/links';
import { site } from '@/lib/site/site';
import type { Mode } from '@/lib/vehicle/mode';

/** The sheet 'Ask about this car'. */
export const ASK_DIALOG_ID = 'ask';

/** A cell of the bar: the icon above its word, so that four fit on the narrowest phone. */
export const barCellClass =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-[length:min(var(--text-label),4.8vw)] leading-tight -outline-offset-2!';

const pageActionClass = 'flex-1 whitespace-nowrap px-3!';
const secondClass = buttonClass('secondary', pageActionClass);
const hairlineClass = buttonClass('hairline');

type Place = {
  readonly link: string;
  /** Of the first link, where it is the main action. */
  readonly first?: string;
  readonly word?: string;
};

const places = {
  /** Two equal cells of the bar at the bottom of a narrow screen. */
  bar: { link: barCellClass },
  /** Under a vehicle on a card, which is a container: where two words do not fit there are icons. */
  card: { link: `${hairlineClass} flex-1`, word: '@max-[17rem]:sr-only' },
  /** In a row of a table. */
  row: { link: hairlineClass, word: 'sr-only' },
  /** The main actions of a page. */
  page: { link: secondClass, first: buttonClass('primary', pageActionClass) },
  /** The same below a button that is the main action. */
  second: { link: secondClass },
} as const satisfies Record<string, Place>;

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
  const { link, first = link, word }: Place = places[place];
  const chat = (text: string) => whatsappHref(site.whatsapp, text);
  return (
    <>
      <Link
        href={typeof message === 'string' ? chat(message) : (mode) => chat(message(mode))}
        {...externalLinkProps}
        className={first}
      >
        <Icon shape={MESSAGE_CIRCLE} className="size-4.5 shrink-0" />
        <span className={word}>
          WhatsApp
          <Spoken>{`${about ? `about ${about} ` : ''}(opens in a new tab)`}</Spoken>
        </span>
      </Link>
      <a href={telHref(phone.e164)} className={link}>
        <Icon shape={PHONE} className="size-4.5 shrink-0" />
        <span className={word}>
          {callLabel}
          {about && <Spoken>{`about ${about}`}</Spoken>}
        </span>
      </a>
    </>
  );
}
