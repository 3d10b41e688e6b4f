'use client';

import { useMode } from '@/components/device/use-mode';
import { TextLink } from '@/components/ui/text-link';
import { vehicleEnquiryRoute } from '@/lib/page/routes';

/** To the contact form, begun about this vehicle in the mode the visitor is in. */
export function EnquiryLink({ id }: { readonly id: number }) {
  const [mode] = useMode();
  return <TextLink href={vehicleEnquiryRoute(id, mode)}>Write to us about this car</TextLink>;
}
