'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import type { Ids } from '@/lib/device/device-list';
import { addToList, readList, useDeviceList } from './device-lists';

type Props = { readonly ids: Ids; readonly label: string };

/** Adds several vehicles to the visitor's shortlist in one press, and reports the result. */
export function KeepAll({ ids, label }: Props) {
  const own = useDeviceList('shortlist');
  const [announcement, setAnnouncement] = useState('');
  const allKept = ids.every((id) => own.includes(id));

  function addAll() {
    // The list shows the newest entry first, so the first of these is added last.
    for (const id of ids.toReversed()) addToList('shortlist', id);
    const missing = ids.filter((id) => !readList('shortlist').includes(id)).length;
    setAnnouncement(
      missing === 0 ? 'Added to your shortlist.' : `Your shortlist is full; ${missing} could not be added.`,
    );
  }

  return (
    <>
      <button
        type="button"
        // Not `disabled`, which would drop the focus of the pressed button.
        aria-disabled={allKept}
        onClick={addAll}
        className={buttonClass('secondary', 'aria-disabled:opacity-60')}
      >
        {allKept ? (ids.length === 1 ? 'It is in your shortlist' : 'All are in your shortlist') : label}
      </button>
      <p role="status" className="order-last w-full text-muted text-small">
        <ChangingText>{announcement}</ChangingText>
      </p>
    </>
  );
}
