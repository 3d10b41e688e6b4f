import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Newsletter } from '@/components/enquiry/newsletter';
import { Icon } from '@/components/ui/icon';
import { Spoken } from '@/components/ui/spoken';
import { externalLinkProps, mailtoHref, telHref } from '@/lib/enquiry/links';
import { generalEmail } from '@/lib/enquiry/messages';
import { services } from '@/lib/inventory/inventory';
import { legalAddress, legalLabels } from '@/lib/legal/legal';
import { menuLinks, pages } from '@/lib/page/pages';
import { routes } from '@/lib/page/routes';
import type { LegalName, SocialNetwork } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { SiteLogo } from './logo';

/** Plain shapes of our own on a 24 x 24 grid; the networks' logos are theirs. */
const socialShapes: Readonly<Record<SocialNetwork, string>> = {
  Facebook: 'M15 4h-1.5A3.5 3.5 0 0 0 10 7.5V21M7 12h7.5',
  Instagram:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM17 7h.01',
  X: 'm5 5 14 14M19 5 5 19',
  YouTube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM10.5 9.5v5l4-2.5-4-2.5Z',
};

function FooterHeading({ children }: { readonly children: ReactNode }) {
  return <h2 className="tracked flex items-center text-label text-muted max-sm:min-h-target sm:mb-2">{children}</h2>;
}

type LinkProps = { readonly href: string; readonly children: ReactNode; readonly className?: string };

function FooterLink({ href, children, className }: LinkProps) {
  return (
    <a
      href={href}
      className={clsx(
        'inline-flex min-h-target min-w-target items-center text-small decoration-1 decoration-brass underline-offset-4 hover:underline',
        className,
      )}
    >
      {children}
    </a>
  );
}

type PlaceholderProps = { readonly href: string | null; readonly children: ReactNode; readonly className: string };

/** A link, or text with 'coming soon' until the dealer gives an address. */
function PlaceholderLink({ href, children, className }: PlaceholderProps) {
  if (href === null) {
    return (
      <span className={clsx('cursor-default [&_svg]:text-line-strong', className)} title="Coming soon">
        {children}
        <Spoken>(coming soon)</Spoken>
      </span>
    );
  }
  const leaves = !href.startsWith('/');
  return (
    <a
      href={href}
      {...(leaves && externalLinkProps)}
      className={clsx('decoration-line-strong underline-offset-4 hover:text-ink hover:underline', className)}
    >
      {children}
      {leaves && <Spoken>(opens in a new tab)</Spoken>}
    </a>
  );
}

type ColumnProps = { readonly title: string; readonly children: ReactNode; readonly className: string };

function Column({ title, children, className }: ColumnProps) {
  return (
    <div className={className}>
      <FooterHeading>{title}</FooterHeading>
      {children}
    </div>
  );
}

export function SiteFooter() {
  const { phones, emails, address, social } = site;
  return (
    <footer className="border-line border-t bg-surface pb-bar lg:pb-0" data-no-print>
      <div className="frame grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-6 gap-y-1 py-5 sm:grid-cols-2 sm:gap-x-12 sm:gap-y-10 sm:py-12 lg:grid-cols-12 lg:gap-y-12 lg:py-20">
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 lg:col-span-4 lg:block lg:pr-8">
          <SiteLogo />
          <p className="measure text-muted text-small max-lg:order-last max-lg:basis-full lg:mt-4">{site.blurb}</p>
          <ul className="-mx-[calc((var(--spacing-target)-1.25rem)/2)] flex lg:mt-6" aria-label="Social media">
            {Object.entries(social).map(([network, href]) => (
              <li key={network}>
                <PlaceholderLink href={href} className="grid size-target place-items-center text-muted">
                  <Icon shape={socialShapes[network as SocialNetwork]} className="size-5" strokeWidth={1.25} />
                  <span className="sr-only">{network}</span>
                </PlaceholderLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-2 lg:col-start-5 lg:row-span-2">
          <FooterHeading>Quick Links</FooterHeading>
          <ul>
            {menuLinks.map(({ href, footerLabel }) => (
              <li key={href}>
                <FooterLink href={href}>{footerLabel}</FooterLink>
              </li>
            ))}
            <li>
              <FooterLink href={routes.sell}>{pages.sell.label}</FooterLink>
            </li>
          </ul>
        </div>
        <Column title="Services" className="lg:col-span-3 lg:row-span-2">
          <ul>
            {services.map((service) => (
              <li key={service.slug}>
                <FooterLink href={routes.services}>{service.title}</FooterLink>
              </li>
            ))}
          </ul>
        </Column>
        <Column title="Contact" className="col-span-full lg:col-span-3 lg:row-span-2">
          {/* Two columns as long as a number fits on one line. */}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-6 sm:gap-x-12 lg:block lg:space-y-2">
            <ul>
              {phones.map((phone) => (
                <li key={phone.e164}>
                  <FooterLink href={telHref(phone.e164)} className="figures whitespace-nowrap">
                    {phone.display}
                  </FooterLink>
                </li>
              ))}
            </ul>
            <ul>
              {[emails.info, emails.sales].map((email) => (
                <li key={email}>
                  <FooterLink href={mailtoHref({ to: email, ...generalEmail })}>{email}</FooterLink>
                </li>
              ))}
            </ul>
            <address className="flex min-h-target items-center text-muted text-small not-italic max-sm:col-span-full lg:min-h-0">
              {address.street}, {address.city}, {address.country}
            </address>
          </div>
        </Column>
        <Column title="Stay Updated" className="col-span-full lg:col-span-3 lg:col-start-1 lg:row-start-2 lg:self-end">
          <Newsletter id="footer-newsletter-email" />
        </Column>
      </div>
      <div className="border-line border-t">
        <div className="frame flex flex-wrap items-center gap-x-5 py-1 text-label text-muted sm:gap-x-8 sm:py-4">
          <p className="mr-auto flex min-h-target items-center max-lg:basis-full">
            © {site.copyright} {site.name}. All rights reserved.
          </p>
          <PlaceholderLink href={`${routes.legal}#accessibility`} className="inline-flex min-h-target items-center">
            Accessibility
          </PlaceholderLink>
          {Object.entries(legalLabels).map(([page, label]) => (
            <PlaceholderLink
              key={page}
              href={legalAddress(page as LegalName)}
              className="inline-flex min-h-target items-center"
            >
              {label}
            </PlaceholderLink>
          ))}
        </div>
      </div>
    </footer>
  );
}
