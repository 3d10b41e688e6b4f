'use client';

import { MessageCircle } from 'lucide-react';
import { useMode } from '@/components/device/use-mode';
import { KeepAll } from '@/components/shortlist/keep-all';
import { buttonClass } from '@/components/ui/button';
import type { CompareVehicle } from '@/lib/compare/compare';
import { externalLinkProps, whatsappHref } from '@/lib/enquiry/links';
import { shortlistMessage } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';

/** Where a comparison leads: to one message about its cars, or to the shortlist. */
export function CompareActions({ vehicles }: { readonly vehicles: readonly CompareVehicle[] }) {
  const [mode] = useMode();
  return (
    <div className="mt-8 flex flex-wrap gap-x-3 gap-y-2" data-no-print>
      <a
        href={whatsappHref(site.whatsapp, shortlistMessage(vehicles, mode))}
        {...externalLinkProps}
        className={buttonClass('primary', 'max-sm:w-full')}
      >
        <MessageCircle aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
        <span>
          Ask about {vehicles.length === 1 ? 'this car' : 'these cars'} on WhatsApp
          <span className="sr-only"> (opens in a new tab)</span>
        </span>
      </a>
      <div className="flex flex-wrap max-sm:w-full max-sm:*:w-full">
        <KeepAll ids={vehicles.map(({ id }) => id)} label="Keep in shortlist" variant="secondary" />
      </div>
    </div>
  );
}
