'use client';
'use lazy hours';

import { clsx } from 'clsx/lite';
import { useEffect, useState } from 'react';
import { nextOpeningChange, type OpeningStatus, type OpeningTimes, openingStatus } from '@/lib/site/opening-hours';
import { isElsewhere } from '@/lib/text/days';

type Props = {
  readonly times: OpeningTimes;
  /** Named to visitors whose own clock shows another time. */
  readonly city: string;
  readonly className?: string;
};

/** Open or closed at this moment by the dealer's clock. The pre-rendered page cannot know, so it keeps an empty line. */
export function OpeningStatusLine({ times, city, className }: Props) {
  const [status, setStatus] = useState<OpeningStatus | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(timer);
      const now = new Date();
      const { open, text } = openingStatus(now, times);
      setStatus({ open, text: isElsewhere(now) ? `${text}, ${city} time` : text });
      // A timer that fires early sets a new one for the same change.
      timer = setTimeout(look, nextOpeningChange(now, times).getTime() - now.getTime());
    }
    look();
    // A sleeping device stops timers.
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, [times, city]);

  return (
    // Not printed: 'now' is wrong by the evening.
    <span
      className={clsx(
        'js-only grid min-h-8 grid-cols-[auto_minmax(0,auto)] content-center items-baseline justify-start gap-2 text-balance',
        className,
      )}
      data-no-print
    >
      {status && (
        <>
          <span
            data-status-dot
            aria-hidden="true"
            className={clsx('size-2 shrink-0 -translate-y-px rounded-full', status.open ? 'bg-open' : 'bg-other')}
          />
          {status.text}
        </>
      )}
    </span>
  );
}
