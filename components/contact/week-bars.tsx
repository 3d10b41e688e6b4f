'use client';
'use lazy hours';

import { useHydrated } from '@/components/ui/use-hydrated';
import { hoursOf, minutesOf, type OpeningTimes, wallClock } from '@/lib/site/opening-hours';
import { weekdayOf } from '@/lib/text/days';

type Props = {
  readonly times: OpeningTimes;
  /** Minutes of the day from left to right, and 20 units for each day from top to bottom. */
  readonly viewBox: string;
  /** The lines that the bars lie on. */
  readonly tracks: string;
};

/** The week's hours as bars, a day a line. Scripts mark today's bar and the present minute, and know special days. */
export function WeekBars({ times, viewBox, tracks }: Props) {
  const now = useHydrated() && wallClock(new Date(), times.zone);
  const today = now ? weekdayOf(now.day) : 0;
  const bars = times.week.map((usual, day) =>
    (now ? hoursOf(times, now.day - today + day) : usual)
      .map((door) => `M${door.map(minutesOf).join(` ${day * 20 + 10}H`)}`)
      .join(''),
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio="none"
      className="size-full stroke-4 stroke-line-strong"
    >
      <path d={tracks} className="stroke-1 stroke-line" />
      <path d={bars.join('')} />
      {now && <path d={`${bars[today]}M${minutesOf(now.time)} ${today * 20}v20`} className="stroke-brass" />}
    </svg>
  );
}
