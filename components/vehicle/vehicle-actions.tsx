'use client';

import { useMode } from '@/components/device/use-mode';
import { ContactActions } from '@/components/enquiry/contact-actions';
import { vehicleDetailMessage } from '@/lib/enquiry/messages';

type Props = { readonly name: string; readonly place: 'page' | 'bar' };

/** WhatsApp and Call Now for one vehicle; the message names it and the mode the visitor is in. */
export function VehicleActions({ name, place }: Props) {
  const [mode] = useMode();
  return <ContactActions message={vehicleDetailMessage(name, mode)} callLabel="Call Now" place={place} about={name} />;
}
