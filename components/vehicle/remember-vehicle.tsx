'use client';

import { useEffect } from 'react';
import { addToList } from '@/components/device/device-lists';

/** Adds the vehicle to the recently viewed ones. Renders nothing. */
export function RememberVehicle({ id }: { readonly id: number }) {
  useEffect(() => {
    addToList('recent', id);
  }, [id]);
  return null;
}
