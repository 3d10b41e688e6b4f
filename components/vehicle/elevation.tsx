import type { ReactNode } from 'react';
import type { DrawingName } from '@/lib/schema/drawings';
import type { Measures } from '@/lib/vehicle/facts';

type Props = {
  readonly view: 'side' | 'front';
  readonly car: Measures & { readonly drawing?: DrawingName };
  /** Further lines, in millimetres from the car’s left end and the ground. */
  readonly children?: ReactNode;
};

/**
 * A car on the ground, from the side or from in front. A metre is 1em long. Without a drawing it is its bounding box.
 * The ground continues on both sides; the parent cuts it off.
 */
export function Elevation({ view, car, children }: Props) {
  const own = view === 'side' ? car.length : car.width;
  return (
    <svg
      viewBox={`0 ${-car.height} ${own} ${car.height}`}
      width={`${own / 1000}em`}
      stroke="currentColor"
      aria-hidden="true"
      className="to-scale"
    >
      <path d={`M-99999 0H99999${car.drawing ? '' : `M0 0V${-car.height}H${own}V0`}`} />
      {car.drawing && <use href={`/drawings/${car.drawing}.svg#${view}`} />}
      {children}
    </svg>
  );
}
