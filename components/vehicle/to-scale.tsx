import { SectionHeading } from '@/components/ui/headings';
import type { Vehicle } from '@/lib/schema/types';
import { facts, isMeasured } from '@/lib/vehicle/facts';
import { Elevation } from './elevation';

type Props = { readonly vehicle: Vehicle };

/** Where the lines of the dimensions run beside the car, and their ends; millimetres. */
const BESIDE = 260;
const END = 50;

/** The car from the side and from in front, with measures, at one scale for all cars; nothing without measures. */
export function ToScale({ vehicle }: Props) {
  if (!isMeasured(vehicle)) return null;
  const { length, width, height } = vehicle;
  return (
    <section className="mt-section border-line border-t pt-12" data-no-print>
      <SectionHeading>To scale</SectionHeading>
      <div className="figures mt-10 flex flex-wrap justify-between gap-x-12 gap-y-8 overflow-x-clip px-1 pb-1 text-[15vw] lg:text-[min(9vw,9rem)]">
        <div>
          <Elevation view="side" car={vehicle}>
            <path d={across(length)} />
          </Elevation>
          <p className="mt-8 text-center text-small">{inWords('length', vehicle)}</p>
        </div>
        {/* Room for the left mirror. */}
        <div className="ml-[.15em] grid grid-cols-[auto_auto] justify-items-center gap-x-8 lg:gap-x-14">
          <Elevation view="front" car={vehicle}>
            <path d={`${across(width)}M${width + BESIDE} 0V${-height}m${-END} 0h${2 * END}`} />
          </Elevation>
          <p className="self-center bg-canvas text-small">{inWords('height', vehicle)}</p>
          <p className="mt-8 text-center text-small">{inWords('width', vehicle)}</p>
        </div>
      </div>
    </section>
  );
}

/** A line below the ground with its two ends. */
const across = (extent: number) => `M0 ${BESIDE / 2 - END}v${2 * END}m0${-END}H${extent}m0${-END}v${2 * END}`;

function inWords(name: 'length' | 'width' | 'height', vehicle: Vehicle) {
  return `${facts[name].label} ${facts[name].show(vehicle)}`;
}
