'use client';

import { ContactActions } from '@/components/enquiry/contact-actions';
import { useRentalRequest } from '@/components/store/kept-text';
import { useOfferedMode } from '@/components/store/page-state';
import { vehicleDetailMessage } from '@/lib/enquiry/messages';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  readonly id: number;
  readonly name: string;
  readonly only: Mode | null;
  readonly place: 'page' | 'second' | 'bar';
};

/** WhatsApp and Call Now for one vehicle; the message names it and the mode. */
export function VehicleActions({ id, name, only, place }: Props) {
  const mode = useOfferedMode(only);
  const request = useRentalRequest();
  return (
    <ContactActions
      message={vehicleDetailMessage({ id, name }, mode, request)}
      callLabel="Call Now"
      place={place}
      about={name}
    />
  );
}
