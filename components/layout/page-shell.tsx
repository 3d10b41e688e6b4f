import type { ReactNode } from 'react';
import { renderSVG } from 'uqr';
import { ContactDialog, ContactLauncher } from '@/components/enquiry/contact-dialog';
import type { Href } from '@/components/ui/links';
import { logo } from '@/lib/inventory/inventory';
import type { Crumb } from '@/lib/page/breadcrumbs';
import type { Route } from '@/lib/page/routes';
import { holdsName } from '@/lib/schema/logo';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/site';
import { BackToTop } from './back-to-top';
import { Breadcrumbs } from './breadcrumbs';
import { Logo } from './logo';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

type Props = {
  readonly current: Route | null;
  /** None on the home page. */
  readonly crumbs?: readonly Crumb[];
  /** Beside the crumbs. */
  readonly back?: ReactNode;
  /** Where 'Get Quote' leads; the contact page by default. */
  readonly quote?: Href;
  /** Replaces the general cells of the bar on narrow screens. */
  readonly bar?: ReactNode;
  /** A button to ask is always on screen: wide screens have no contact launcher. */
  readonly asks?: boolean;
  /** The path whose address is printed, as text and as a QR code. */
  readonly printedPath?: string;
  /** Beside the one to the main content. */
  readonly skipLinks?: ReactNode;
  readonly children: ReactNode;
};

/** The shared elements of every page, around its own content. */
export function PageShell({ current, crumbs, back, quote, bar, asks, printedPath, skipLinks, children }: Props) {
  return (
    <>
      <SkipLink to="#main">Skip to main content</SkipLink>
      {skipLinks}
      <SiteHeader current={current} quote={quote} />
      <PrintedMark />
      {crumbs && <Breadcrumbs crumbs={crumbs}>{back}</Breadcrumbs>}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* Without scripts the dialog is part of the page. */}
      <div className="frame">
        <ContactDialog />
      </div>
      <PrintedContact path={printedPath} />
      <SiteFooter />
      <ContactLauncher bar={bar} floats={!asks} />
      <BackToTop />
    </>
  );
}

/** The dealer's logo and name at the head of a printed page. */
function PrintedMark() {
  const { name, tagline } = site;
  return (
    <div className="frame hidden items-baseline gap-2.5 border-line border-b pb-3 print:flex">
      <Logo place="print" className="h-5 w-auto self-center fill-ink" />
      {!holdsName(logo) && <span className="font-serif text-[1.625rem] leading-none">{name}</span>}
      <span className="ml-auto text-label text-muted">{tagline}</span>
    </div>
  );
}

/** The dealer's contact at the foot of a printed page. With `path` ('/vehicle/7/') also its address, as text and as a QR code. */
function PrintedContact({ path }: { readonly path?: string }) {
  const { name, phones, emails, address, url } = site;
  return (
    <div className="printed-contact frame hidden border-line border-t pt-4 text-small print:flex">
      <div>
        <p>
          {name}, {address.street}, {address.city}, {address.country}
        </p>
        <p className="figures">
          {phones.map(({ display }) => display).join(' · ')} · {emails.info} · {url}
        </p>
        {path && <p className="mt-2 text-muted">This page: {absoluteUrl(path)}</p>}
      </div>
      {path && (
        <div
          role="img"
          aria-label={`QR code of ${absoluteUrl(path)}`}
          className="printed-code"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at the build from the address of the page.
          dangerouslySetInnerHTML={{ __html: renderSVG(absoluteUrl(path), { ecc: 'M', border: 4, pixelSize: 1 }) }}
        />
      )}
    </div>
  );
}
