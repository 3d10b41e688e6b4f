import { clsx } from 'clsx/lite';
import { OpeningStatusLine } from '@/components/contact/opening-status-line';
import { ShortlistLink } from '@/components/lists/shortlist-link';
import { buttonClass } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { BOOKMARK, MENU, MOON, SUN, X } from '@/components/ui/icon-shapes';
import { type Href, Link } from '@/components/ui/links';
import { mailtoHref, telHref } from '@/lib/enquiry/links';
import { generalEmail } from '@/lib/enquiry/messages';
import { menuLinks, pages } from '@/lib/page/pages';
import { type Route, routes, vehiclesRoute } from '@/lib/page/routes';
import { openingTimes } from '@/lib/site/dealer-clock';
import { site } from '@/lib/site/site';
import { SiteLogo } from './logo';
import { ThemeToggle } from './theme-toggle';

type Props = {
  readonly current: Route | null;
  /** Where 'Get Quote' leads. */
  readonly quote?: Href;
};

/** `current` is the section that the page belongs to. On wide screens the bar at its top, 45 px high, scrolls away. */
export function SiteHeader({ current, quote = routes.contact }: Props) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas lg:-top-[2.8125rem]" data-no-print>
      <TopBar />
      <div className="frame flex h-header items-center gap-2 lg:gap-8 xl:grid xl:grid-cols-[1fr_auto_1fr]">
        <SiteLogo />
        <nav aria-label="Main" className="mx-auto hidden lg:block">
          <ul className="flex gap-6">
            {menuLinks.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className={clsx(
                    'relative inline-flex min-h-target items-center px-1.25 text-small',
                    'after:absolute after:inset-x-1.25 after:bottom-1.5 after:h-px after:origin-left after:bg-brass after:motion-safe:transition-transform',
                    href === current ? 'text-ink' : 'text-muted after:scale-x-0 hover:text-ink hover:after:scale-x-100',
                  )}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:ml-0 lg:gap-4 xl:ml-auto">
          <ShortlistLink
            className="relative flex min-h-target min-w-target items-center justify-center gap-1.5 text-muted text-small hover:text-ink max-lg:has-[>:empty]:invisible"
            countClassName="figures lg:min-w-4 max-lg:empty:hidden max-lg:absolute max-lg:top-1 max-lg:right-1 max-lg:text-[min(0.8125rem,16px)]"
          >
            <Icon shape={BOOKMARK} className="size-5 lg:hidden" strokeWidth={2} />
            <span className="max-lg:sr-only">Shortlist</span>
          </ShortlistLink>
          <ThemeToggle>
            <Icon shape={MOON} className="size-5 dark:hidden" strokeWidth={2} />
            <Icon shape={SUN} className="hidden size-5 dark:block" strokeWidth={2} />
          </ThemeToggle>
          <Link
            href={quote}
            className={buttonClass(quote === routes.contact ? 'primary' : 'secondary', 'max-lg:hidden')}
          >
            Get Quote
          </Link>
          <MobileMenu current={current} quote={quote} />
        </div>
      </div>
    </header>
  );
}

/** Phone, e-mail, place and 'Sell your car' at the top of the header, on wide screens only. */
function TopBar() {
  const [phone] = site.phones;
  return (
    <div className="hidden border-line border-b text-label text-muted lg:block">
      <div className="frame flex items-center gap-8">
        <a
          href={telHref(phone.e164)}
          className="figures inline-flex min-h-target items-center whitespace-nowrap hover:text-ink"
        >
          {phone.display}
        </a>
        <a
          href={mailtoHref({ to: site.emails.info, ...generalEmail })}
          className="inline-flex min-h-target items-center hover:text-ink"
        >
          {site.emails.info}
        </a>
        <OpeningStatusLine times={openingTimes} city={site.address.city} className="ml-auto" />
        <p>
          {site.address.city}, {site.address.country}
        </p>
        <a href={routes.sell} className="inline-flex min-h-target items-center whitespace-nowrap hover:text-ink">
          {pages.sell.label}
        </a>
      </div>
    </div>
  );
}

const secondaryClass = 'flex min-h-target items-center gap-1.5 text-lead text-muted';

function MobileMenu({ current, quote }: Props & { readonly quote: Href }) {
  return (
    <Disclosure className="group -mr-2.5 lg:hidden">
      <summary className="grid size-target list-none place-items-center [&::-webkit-details-marker]:hidden">
        <Icon shape={MENU} className="size-6 group-open:hidden" strokeWidth={2} />
        <Icon shape={X} className="hidden size-6 group-open:block" strokeWidth={2} />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto overscroll-contain border-line border-b bg-canvas"
      >
        <ul className="frame py-4">
          {menuLinks.map(({ href, label }) => (
            <li key={href} className="border-line border-b">
              <a
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className={clsx('flex min-h-14 items-center font-serif text-title', href === current && 'text-brass')}
              >
                {label}
              </a>
            </li>
          ))}
          <li className="pt-2">
            <a href={vehiclesRoute('rental')} className={secondaryClass}>
              Cars for rent
            </a>
          </li>
          <li>
            <a href={routes.sell} className={secondaryClass}>
              {pages.sell.label}
            </a>
          </li>
          <li>
            <ShortlistLink className={secondaryClass} countClassName="figures">
              Shortlist
            </ShortlistLink>
          </li>
          <li className="pt-2 pb-2">
            <Link href={quote} className={buttonClass('primary', 'w-full')}>
              Get Quote
            </Link>
          </li>
        </ul>
      </nav>
    </Disclosure>
  );
}
