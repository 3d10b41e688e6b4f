'use client';
'use lazy hours';

import { clsx } from 'clsx/lite';
import type { OpeningTimes } from '@/lib/site/opening-hours';
import { useOpeningStatus } from './use-opening-status';

type Props = {
  readonly times: OpeningTimes;
  /** The dealer's time zone. */
  readonly city: string;
  readonly className?: string;
};

/** Open or closed at this moment by the dealer's clock. The pre-rendered page cannot know, so it keeps an empty line. */
export function OpeningStatusLine({ times, city, className }: Props) {
  const status = useOpeningStatus(times, city);
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
