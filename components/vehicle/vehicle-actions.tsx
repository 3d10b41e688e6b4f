'use client';

import type { MouseEvent } from 'react';
import { ASK_DIALOG_ID, barCellClass, ContactActions } from '@/components/enquiry/contact-actions';
import { useRentalRequest } from '@/components/store/kept-text';
import { openDialog } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { MESSAGE_SQUARE } from '@/components/ui/icon-shapes';
import { hrefIn, Link } from '@/components/ui/links';
import { Spoken } from '@/components/ui/spoken';
import { vehicleDetailMessage } from '@/lib/enquiry/messages';
import { vehicleEnquiryRoute } from '@/lib/page/routes';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  readonly id: number;
  readonly name: string;
  readonly only: Mode | null;
  /** 'page' for a sold car. */
  readonly place: 'page' | 'second' | 'bar';
};

/** WhatsApp and Call Now for one vehicle; the message names it and the mode. In the bar of phones also Ask. */
export function VehicleActions({ id, name, only, place }: Props) {
  const request = useRentalRequest();

  /** Without the sheet, as for a sold car, the link leads to the contact form. */
  function ask(event: MouseEvent) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (isPlain && openDialog(ASK_DIALOG_ID, event)) event.preventDefault();
  }

  return (
    <>
      <ContactActions
        message={hrefIn(only, (mode) => vehicleDetailMessage({ id, name }, mode, request))}
        callLabel="Call Now"
        place={place}
        about={name}
      />
      {place === 'bar' && (
        <Link href={hrefIn(only, (mode) => vehicleEnquiryRoute(id, mode))} onClick={ask} className={barCellClass}>
          <Icon shape={MESSAGE_SQUARE} className="size-4.5" />
          <span>
            Ask<Spoken>{`about ${name}`}</Spoken>
          </span>
        </Link>
      )}
    </>
  );
}
