'use client';

import { useEffect } from 'react';
import { addToList } from '@/components/device/change-lists';

/** Remembers on this device that the vehicle's page was opened. Shows nothing. */
export function RememberVehicle({ id }: { readonly id: number }) {
  useEffect(() => {
    addToList('recent', id);
  }, [id]);
  return null;
}
