'use client';

import { useOfferedMode } from '@/components/device/use-mode';
import { TextLink } from '@/components/ui/text-link';
import { vehicleEnquiryRoute } from '@/lib/page/routes';
import type { Mode } from '@/lib/vehicle/mode';

/** To the contact form, prefilled with this vehicle and mode. */
export function EnquiryLink({ id, only }: { readonly id: number; readonly only: Mode | null }) {
  const mode = useOfferedMode(only);
  return <TextLink href={vehicleEnquiryRoute(id, mode)}>Write to us about this car</TextLink>;
}
