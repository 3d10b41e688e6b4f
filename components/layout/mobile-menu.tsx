'use client';

import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/page/routes';
import { type NavigationPath, navigation } from './navigation';

/**
 * The collapsible list of links on small screens: a native disclosure, so it opens without scripts too. Scripts only
 * close it: on choosing a link (the page may come back from the browser's cache as it was left), on Escape and on a press
 * beside it.
 */
export function MobileMenu({ current }: { readonly current: NavigationPath | null }) {
  const disclosure = useRef<HTMLDetailsElement>(null);

  function close() {
    if (disclosure.current) disclosure.current.open = false;
  }

  /** On a link, or on the dimmed page beneath, which is drawn as a part of the disclosure itself. */
  function closeWhenDone({ target }: MouseEvent) {
    if (target === disclosure.current || (target as Element).closest('a')) close();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !disclosure.current?.open) return;
    close();
    disclosure.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={disclosure} onClick={closeWhenDone} onKeyDown={closeOnEscape} className="group -mr-2.5 lg:hidden">
      <summary className="grid size-target list-none place-items-center [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden className="size-6 group-open:hidden" />
        <X aria-hidden className="hidden size-6 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto overscroll-contain border-line border-b bg-canvas"
      >
        <ul className="frame py-4">
          {navigation.map(({ href, label }) => (
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
    </details>
  );
}
