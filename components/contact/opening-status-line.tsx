'use client';

import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { site } from '@/data/site';
import { openingStatus } from '@/lib/opening-hours';

const MINUTE_MS = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The minute it is, so that the line changes when the doors do. */
function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

/** Open or closed at this moment by the dealer's clock. The pre-rendered page cannot know, so it keeps an empty line. */
export function OpeningStatusLine() {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null);
  const status = minute === null ? null : openingStatus(new Date(minute * MINUTE_MS), site.openingHours, site.timeZone);
  return (
    <span className="js-only flex min-h-8 items-center gap-2">
      {status && (
        <>
          <span
            data-status-dot
            aria-hidden="true"
            className={clsx('size-2 rounded-full', status.open ? 'bg-available' : 'bg-other')}
          />
          {status.text}
        </>
      )}
    </span>
  );
}
