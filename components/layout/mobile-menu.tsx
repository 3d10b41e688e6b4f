import { clsx } from 'clsx/lite';
import { buttonClass } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { MENU, X } from '@/components/ui/icon-shapes';
import { menuLinks } from '@/lib/page/pages';
import { type Route, routes } from '@/lib/page/routes';

export function MobileMenu({ current }: { readonly current: Route | null }) {
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
          <li className="pt-6 pb-2">
            <a href={routes.contact} className={buttonClass('primary', 'w-full')}>
              Get Quote
            </a>
          </li>
        </ul>
      </nav>
    </Disclosure>
  );
}
