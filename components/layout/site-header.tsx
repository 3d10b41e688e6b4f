import { clsx } from 'clsx/lite';
import { ShortlistLink } from '@/components/device/shortlist-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { BOOKMARK, MOON, SUN } from '@/components/ui/icon-shapes';
import { menuLinks } from '@/lib/page/pages';
import { type Route, routes } from '@/lib/page/routes';
import { SiteLogo } from './logo';
import { MobileMenu } from './mobile-menu';
import { ThemeToggle } from './theme-toggle';
import { TopBar } from './top-bar';

/** `current` is the section that the page belongs to. On wide screens the bar at its top, 45 px high, scrolls away. */
export function SiteHeader({ current }: { readonly current: Route | null }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas lg:-top-[2.8125rem]" data-no-print>
      <TopBar />
      <div className="frame flex h-header items-center gap-2 lg:gap-8 xl:grid xl:grid-cols-[1fr_auto_1fr]">
        <SiteLogo />
        <nav aria-label="Main" className="mx-auto hidden lg:block">
          <ul className="flex gap-6.5">
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
            className="relative flex min-h-target min-w-target items-center justify-center gap-1.5 text-muted text-small hover:text-ink"
            countClassName="figures lg:min-w-4 max-lg:empty:hidden max-lg:absolute max-lg:top-0 max-lg:right-0 max-lg:text-[min(0.8125rem,16px)]"
          >
            <Icon shape={BOOKMARK} className="size-5 lg:hidden" strokeWidth={2} />
            <span className="max-lg:sr-only">Shortlist</span>
          </ShortlistLink>
          <ThemeToggle>
            <Icon shape={MOON} className="size-5 dark:hidden" strokeWidth={2} />
            <Icon shape={SUN} className="hidden size-5 dark:block" strokeWidth={2} />
          </ThemeToggle>
          <a href={routes.contact} className={buttonClass('primary', 'hidden! lg:inline-flex!')}>
            Get Quote
          </a>
          <MobileMenu current={current} />
        </div>
      </div>
    </header>
  );
}
