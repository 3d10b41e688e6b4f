import { clsx } from 'clsx/lite';
import { logo } from '@/lib/inventory/inventory';
import { routes } from '@/lib/page/routes';
import { holdsName } from '@/lib/schema/logo';
import { site } from '@/lib/site/site';
import { Logo } from './logo';

export function SiteLogo() {
  const isBesideName = !holdsName(logo);
  return (
    <a
      href={routes.home}
      className="inline-flex min-h-target items-center gap-2.5"
      aria-label={`${site.name}, home page`}
    >
      <Logo
        place="header"
        // Fits into a phone's header at double text size.
        className={clsx('h-[min(1.5rem,6.7vw)] w-auto shrink-0 fill-brass text-brass', isBesideName && 'max-w-[6.7vw]')}
      />
      {isBesideName && <span className="font-serif text-[min(1.625rem,7.3vw)] leading-none">{site.name}</span>}
    </a>
  );
}
