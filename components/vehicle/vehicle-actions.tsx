'use client';

import { ContactActions } from '@/components/enquiry/contact-actions';
import { useRentalRequest } from '@/components/store/kept-text';
import { useOfferedMode } from '@/components/store/page-state';
import { TextLink } from '@/components/ui/links';
import { vehicleDetailMessage } from '@/lib/enquiry/messages';
import { sellRoute } from '@/lib/enquiry/sell';
import { vehicleEnquiryRoute } from '@/lib/page/routes';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  readonly id: number;
  readonly name: string;
  readonly only: Mode | null;
  /** 'page' for a sold car. */
  readonly place: 'page' | 'second' | 'bar';
};

/** WhatsApp and Call Now for one vehicle; the message names it and the mode. Beside the price also the forms. */
export function VehicleActions({ id, name, only, place }: Props) {
  const mode = useOfferedMode(only);
  const request = useRentalRequest();
  return (
    <>
      <ContactActions
        message={vehicleDetailMessage({ id, name }, mode, request)}
        callLabel="Call Now"
        place={place}
        about={name}
      />
      {place !== 'bar' && (
        <p className="flex basis-full flex-wrap gap-x-6">
          <TextLink href={vehicleEnquiryRoute(id, mode)}>Write to us about this car</TextLink>
          {mode === 'sale' && place !== 'page' && (
            <TextLink href={sellRoute('trade-in', id)}>Trade in your car</TextLink>
          )}
        </p>
      )}
    </>
  );
}
