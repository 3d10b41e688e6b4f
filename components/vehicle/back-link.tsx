'use client';

import { ArrowLeft } from 'lucide-react';
import { vehiclesRoute } from '@/lib/routes';
import { useMode } from './use-mode';

/** Back to the catalogue, in the mode the visitor is in. */
export function BackLink() {
  const [mode] = useMode();
  return (
    <a
      href={vehiclesRoute(mode)}
      className="inline-flex min-h-target items-center gap-2 text-muted text-small hover:text-ink"
      data-no-print
    >
      <ArrowLeft aria-hidden className="size-4" /> Back to Vehicles
    </a>
  );
}
