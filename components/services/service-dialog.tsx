import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogBar } from '@/components/ui/dialog-bar';
import { TextLink } from '@/components/ui/links';
import { Spoken } from '@/components/ui/spoken';
import { eyebrowClass } from '@/components/ui/text-classes';
import { externalLinkProps, whatsappHref } from '@/lib/enquiry/links';
import { serviceMessage } from '@/lib/enquiry/messages';
import { serviceEnquiryRoute } from '@/lib/page/routes';
import type { Service } from '@/lib/schema/types';
import { site } from '@/lib/site/site';

export function serviceDialogId({ slug }: Pick<Service, 'slug'>): string {
  return `${slug}-details`;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-8">
      <h3 className={eyebrowClass}>{title}</h3>
      {children}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="mt-2">
      {lines.map((line) => (
        <li key={line} className="border-line border-b py-2.5">
          {line}
        </li>
      ))}
    </ul>
  );
}

export function ServiceDialog({ service }: { readonly service: Service }) {
  const { slug, title, features, benefits, process } = service;
  return (
    <Dialog id={serviceDialogId(service)} title={title} className="lg:max-h-[calc(100dvh-2rem)]! lg:w-[64rem]!">
      <div className="grid gap-x-10 lg:grid-cols-[4fr_4fr_5fr]">
        <Part title="What's Included">
          <Lines lines={features} />
        </Part>
        <Part title="Key Benefits">
          <Lines lines={benefits} />
        </Part>
        <Part title="Our Process">
          <ol className="mt-2">
            {process.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.25rem_1fr] border-line border-b py-2.5">
                <span aria-hidden="true" className="figures text-brass">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </Part>
      </div>
      <TextLink href={serviceEnquiryRoute(slug)} className="mt-4">
        Write to us about this service
      </TextLink>
      <DialogBar>
        <a
          href={whatsappHref(site.whatsapp, serviceMessage(title))}
          {...externalLinkProps}
          className={buttonClass('primary', 'flex-1')}
        >
          Get Started<Spoken>{`with ${title} on WhatsApp (opens in a new tab)`}</Spoken>
        </a>
        <form method="dialog" className="flex flex-1">
          <button type="submit" className={buttonClass('secondary', 'flex-1')}>
            Close
          </button>
        </form>
      </DialogBar>
    </Dialog>
  );
}
