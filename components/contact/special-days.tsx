'use client';
'use lazy hours';

import { useHydrated } from '@/components/ui/store';
import { isSoon } from '@/lib/site/opening-hours';
import { dateAt } from '@/lib/text/days';
import { HoursLine } from './hours-line';

type Props = {
  readonly days: readonly {
    readonly label: string;
    readonly hours: string;
    readonly span: readonly [first: string, last: string];
  }[];
  readonly builtOn: string;
};

/** The special days of the next weeks, first from the day of the build, then from the visitor's day. */
export function SpecialDays({ days, builtOn }: Props) {
  const today = useHydrated() ? dateAt(new Date()) : builtOn;
  return days
    .filter(({ span }) => isSoon(span, today))
    .map(({ label, hours }) => <HoursLine key={hours} label={label} hours={hours} />);
}
