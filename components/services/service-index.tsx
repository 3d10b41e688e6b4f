import { Icon } from '@/components/ui/icon';
import { ARROW_DOWN } from '@/components/ui/icon-shapes';
import { services } from '@/lib/inventory/inventory';

/** The names of the services as a ruled list, each leading to its place on the page. */
export function ServiceIndex() {
  return (
    <nav aria-label="Services on this page" data-no-print>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,50%-0.75rem),1fr))] gap-x-6 sm:grid-cols-2 sm:gap-x-10">
        {services.map(({ slug, title }) => (
          <li key={slug} className="border-line border-t">
            <a
              href={`#${slug}`}
              className="group flex min-h-target items-baseline justify-between gap-3 py-2.5 text-small decoration-1 decoration-brass underline-offset-4 hover:underline"
            >
              {title}
              <Icon shape={ARROW_DOWN} className="size-4 shrink-0 self-center text-brass max-sm:hidden" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
