import { clsx } from 'clsx/lite';
import { logo } from '@/lib/inventory/inventory';
import { routes } from '@/lib/page/routes';
import { holdsName, LOGO_PICTURE, LOGO_PREFIX } from '@/lib/schema/logo';
import { site } from '@/lib/site/site';

type Props = {
  /** Its height, and the colour of shapes without a colour. */
  readonly className: string;
  /** Keeps the ids inside the drawing unique on the page. */
  readonly place: 'header' | 'print';
};

/** The dealer's logo, beside its name as text. An SVG is inlined: it costs no request. */
export function Logo({ className, place }: Props) {
  if (logo.kind === 'picture') {
    const { width, height } = logo;
    // biome-ignore lint/performance/noImgElement: made in the size it is shown in.
    return <img src={LOGO_PICTURE} width={width} height={height} alt="" className={className} />;
  }
  const markup = place === 'header' ? logo.markup : logo.markup.replaceAll(LOGO_PREFIX, `${place}-${LOGO_PREFIX}`);
  return (
    <svg
      viewBox={logo.viewBox}
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only shapes, reduced by the data check (read-logo.ts).
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** The logo, beside the dealer's name, as a link to the home page. */
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
