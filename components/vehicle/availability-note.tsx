'use client';

import { clsx } from 'clsx/lite';
import { useMode } from '@/components/store/page-state';
import { inlineLinkClass } from '@/components/ui/text-classes';
import { vehicleRoute } from '@/lib/page/routes';
import type { Mode } from '@/lib/vehicle/mode';
import { AskTick } from './ask-questions';

type Props = {
  readonly sentence: string;
  /** A tick of the sheet, of a car that is rented out. */
  readonly whenBack?: string;
  /** Similar cars that are available. */
  readonly alternatives: readonly { readonly id: number; readonly name: string; readonly onlyIn?: Mode }[];
};

/** Says beside the price that the car is not available, and links to similar ones that are. */
export function AvailabilityNote({ sentence, whenBack, alternatives }: Props) {
  const [mode] = useMode();
  return (
    <div className="mt-5 border-brass border-l-2 pl-4 text-small">
      <p>{sentence}</p>
      {whenBack && (
        <div className="js-only">
          <AskTick label={whenBack}>Ask us when it is back</AskTick>
        </div>
      )}
      {alternatives.length > 0 && (
        <p
          data-only-in={alternatives.every(({ onlyIn }) => onlyIn === 'sale') ? 'sale' : undefined}
          className="mt-1 flex flex-wrap gap-x-5 text-muted"
        >
          <span className="w-full">Available now:</span>
          {alternatives.map(({ id, name, onlyIn }) => (
            <a
              key={id}
              href={vehicleRoute(id, mode)}
              data-only-in={onlyIn}
              className={clsx(inlineLinkClass, 'text-ink decoration-line-strong')}
            >
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
