'use client';

import { useEffect, useState } from 'react';
import { isElsewhere, nextOpeningChange, type OpeningStatus, openingStatus } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';

/** The status, with the dealer's town named to visitors whose own clock shows another time. */
function statusAt(now: Date): OpeningStatus {
  const status = openingStatus(now, site);
  return isElsewhere(now, site.timeZone) ? { ...status, text: `${status.text}, ${site.address.city} time` } : status;
}

/**
 * Open or closed at this moment by the dealer's clock, or null before scripts know the time. Sleeps until the doors open
 * or close; a page that was out of sight looks again when it is back, since a sleeping device stops its timers.
 */
export function useOpeningStatus(): OpeningStatus | null {
  const [status, setStatus] = useState<OpeningStatus | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(timer);
      const now = new Date();
      setStatus(statusAt(now));
      // A timer that fires a moment early finds the same change still ahead, and waits for the rest.
      timer = setTimeout(look, nextOpeningChange(now, site).getTime() - now.getTime());
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
  }, []);

  return status;
}
