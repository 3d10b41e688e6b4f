'use client';

import { useMode } from '@/components/device/page-state';
import { Icon } from '@/components/ui/icon';
import { ARROW_LEFT, ARROW_RIGHT } from '@/components/ui/icon-shapes';
import { vehicleRoute } from '@/lib/page/routes';
import type { Neighbours } from '@/lib/vehicle/neighbours';

type Neighbour = { readonly id: number; readonly name: string };

const linkClass = 'group flex min-h-target flex-1 items-center gap-4 py-5';
const arrowClass = 'size-5 shrink-0 text-brass';

/** Links to the previous and the next car of the list, in the visitor's mode. */
export function VehicleNeighbours({ previous, next }: Neighbours<Neighbour>) {
  const [mode] = useMode();
  return (
    <nav aria-label="Previous and next vehicle" className="@container mt-section border-line border-y" data-no-print>
      <div className="flex @max-[20rem]:flex-col *:min-w-0 [&>*+*]:border-line @max-[20rem]:[&>*+*]:border-t [&>*+*]:border-l @max-[20rem]:[&>*+*]:border-l-0 [&>*+*]:pl-5">
        {previous && (
          <a href={vehicleRoute(previous.id, mode)} className={linkClass}>
            <Icon shape={ARROW_LEFT} className={arrowClass} />
            <Words label="Previous" name={previous.name} />
          </a>
        )}
        {next && (
          <a href={vehicleRoute(next.id, mode)} className={`${linkClass} justify-end text-right`}>
            <Words label="Next" name={next.name} />
            <Icon shape={ARROW_RIGHT} className={arrowClass} />
          </a>
        )}
      </div>
    </nav>
  );
}

function Words({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <div className="min-w-0">
      <p className="text-label text-muted">{label}</p>
      <p className="font-serif text-[length:min(var(--text-lead),9vw)] leading-normal decoration-1 decoration-brass underline-offset-4 group-hover:underline sm:text-title">
        {name}
      </p>
    </div>
  );
}
