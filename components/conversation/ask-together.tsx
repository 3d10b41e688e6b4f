'use client';

import type { ReactNode } from 'react';
import { useRentalRequest } from '@/components/device/kept-text';
import { useMode } from '@/components/device/page-state';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MESSAGE_CIRCLE } from '@/components/ui/icon-shapes';
import { Spoken } from '@/components/ui/spoken';
import { underlinedClass } from '@/components/ui/text-classes';
import { conversationRoute } from '@/lib/conversation/route';
import { externalLinkProps, whatsappHref } from '@/lib/enquiry/links';
import { shortlistMessage } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';
import { useOwnCar } from './use-own-car';

type Props = {
  readonly vehicles: Parameters<typeof shortlistMessage>[0];
  /** The text of the link. */
  readonly children: ReactNode;
  /** More actions, before the note on a part-exchange. */
  readonly beside?: ReactNode;
  readonly className?: string;
  readonly noteClassName?: string;
};

/** One WhatsApp message about several vehicles, with the visitor's own car if it is offered in part-exchange. */
export function AskTogether({ vehicles, children, beside, className, noteClassName }: Props) {
  const [mode] = useMode();
  const ownCar = useOwnCar();
  const offered = mode === 'sale' ? ownCar : null;
  const request = useRentalRequest();

  return (
    <>
      <a
        href={whatsappHref(site.whatsapp, shortlistMessage(vehicles, mode, mode === 'sale' ? offered?.text : request))}
        {...externalLinkProps}
        className={buttonClass('primary', className)}
      >
        <Icon shape={MESSAGE_CIRCLE} className="size-4.5 shrink-0" />
        <span>
          {children}
          <Spoken>(opens in a new tab)</Spoken>
        </span>
      </a>
      {beside}
      {mode === 'sale' && (
        <p className={noteClassName}>
          {offered && <span className="wrap-anywhere text-small">With your {offered.car} in part-exchange. </span>}
          <a href={conversationRoute('part-exchange')} className={underlinedClass}>
            {offered ? 'Change it' : 'Part-exchange yours'}
          </a>
        </p>
      )}
    </>
  );
}
