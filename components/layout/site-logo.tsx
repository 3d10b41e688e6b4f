import { site } from '@/data/site';
import { routes } from '@/lib/page/routes';
import { starPath, starViewBox } from '@/lib/site/brand-mark';

/** The dealer's mark and name, leading home. */
export function SiteLogo() {
  return (
    <a
      href={routes.home}
      className="inline-flex min-h-target items-center gap-2.5"
      aria-label={`${site.name}, home page`}
    >
      <svg viewBox={starViewBox} aria-hidden="true" className="size-6 fill-brass">
        <path d={starPath} />
      </svg>
      <span className="font-serif text-[1.625rem] leading-none">{site.name}</span>
    </a>
  );
}
