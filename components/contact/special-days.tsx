'use client';
'use lazy hours';

import { useHydrated } from '@/components/ui/use-hydrated';
import { isSoon } from '@/lib/site/opening-hours';
import { dateIn, type Zone } from '@/lib/text/zone';
import { HoursLine } from './hours-line';

type Props = {
  readonly days: readonly {
    readonly label: string;
    readonly hours: string;
    readonly span: readonly [first: string, last: string];
  }[];
  readonly builtOn: string;
  readonly zone: Zone;
};

/** The special days of the next weeks, first from the day of the build, then from the visitor's day. */
export function SpecialDays({ days, builtOn, zone }: Props) {
  const today = useHydrated() ? dateIn(zone, new Date()) : builtOn;
  return days
    .filter(({ span }) => isSoon(span, today))
    .map(({ label, hours }) => <HoursLine key={hours} label={label} hours={hours} className="mt-2" />);
}
