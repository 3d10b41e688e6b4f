import { Star } from '@/components/ui/star';
import { routes } from '@/lib/page/routes';
import { site } from '@/lib/site/site';

/** The dealer's mark and name, leading home. */
export function SiteLogo() {
  return (
    <a
      href={routes.home}
      className="inline-flex min-h-target items-center gap-2.5"
      aria-label={`${site.name}, home page`}
    >
      <Star className="size-[min(1.5rem,6.7vw)] shrink-0 fill-brass" />
      <span className="font-serif text-[min(1.625rem,7.3vw)] leading-none">{site.name}</span>
    </a>
  );
}
