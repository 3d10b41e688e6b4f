'use client';

import type { ReactNode } from 'react';
import { useMode } from '@/components/device/page-state';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MESSAGE_CIRCLE } from '@/components/ui/icon-shapes';
import { Spoken } from '@/components/ui/spoken';
import { externalLinkProps, whatsappHref } from '@/lib/enquiry/links';
import { shortlistMessage } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';

type Props = {
  readonly vehicles: Parameters<typeof shortlistMessage>[0];
  /** The text of the link. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** One WhatsApp message about several vehicles. */
export function AskTogether({ vehicles, children, className }: Props) {
  const [mode] = useMode();
  return (
    <a
      href={whatsappHref(site.whatsapp, shortlistMessage(vehicles, mode))}
      {...externalLinkProps}
      className={buttonClass('primary', className)}
    >
      <Icon shape={MESSAGE_CIRCLE} className="size-4.5 shrink-0" />
      <span>
        {children}
        <Spoken>(opens in a new tab)</Spoken>
      </span>
    </a>
  );
}
