import { holdsName } from '@/lib/data-check/read-logo';
import { routes } from '@/lib/page/routes';
import { logo } from '@/lib/site/inventory';
import { site } from '@/lib/site/site';
import { Logo } from './logo';

/** The dealer's logo and name, leading home. */
export function SiteLogo() {
  return (
    <a
      href={routes.home}
      className="inline-flex min-h-target items-center gap-2.5"
      aria-label={`${site.name}, home page`}
    >
      <Logo place="header" className="h-[min(1.5rem,6.7vw)] w-auto shrink-0 fill-brass text-brass" />
      {!holdsName(logo) && <span className="font-serif text-[min(1.625rem,7.3vw)] leading-none">{site.name}</span>}
    </a>
  );
}
