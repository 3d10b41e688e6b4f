'use client';

import { useEffect, useState } from 'react';
import { nextOpeningChange, type OpeningStatus, type OpeningTimes, openingStatus } from '@/lib/site/opening-hours';
import { isElsewhere } from '@/lib/text/zone';

/** The status, with the dealer's town named to visitors whose own clock shows another time. */
function statusAt(now: Date, times: OpeningTimes, city: string): OpeningStatus {
  const status = openingStatus(now, times);
  return isElsewhere(now, times.zone) ? { ...status, text: `${status.text}, ${city} time` } : status;
}

/**
 * Open or closed at this moment by the dealer's clock, or null before scripts know the time. One timer, until the next
 * opening or closing. A page that becomes visible again checks the time: a sleeping device stops timers.
 */
export function useOpeningStatus(times: OpeningTimes, city: string): OpeningStatus | null {
  const [status, setStatus] = useState<OpeningStatus | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(timer);
      const now = new Date();
      setStatus(statusAt(now, times, city));
      // A timer that fires early sets a new one for the same change.
      timer = setTimeout(look, nextOpeningChange(now, times).getTime() - now.getTime());
    }
    function lookWhenSeen() {
      if (document.visibilityState === 'visible') look();
    }
    look();
    document.addEventListener('visibilitychange', lookWhenSeen);
    addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenSeen);
      removeEventListener('pageshow', look);
    };
  }, [times, city]);

  return status;
}
