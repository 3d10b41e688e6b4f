'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useState } from 'react';
import { buttonClass, cellButtonClass } from '@/components/ui/button';
import { type DeviceListName, deviceLists, type Ids, withoutId } from '@/lib/device/device-list';
import { addToList, writeList } from './change-lists';
import { isStored, readList } from './device-store';
import { useDeviceList } from './use-device-list';

type Props = {
  readonly list: Exclude<DeviceListName, 'recent'>;
  readonly id: number;
  /** The whole name of the button; it stays the same, `aria-pressed` tells the state. */
  readonly label: string;
  readonly fullMessage: string;
  readonly children: ReactNode;
  /** Icon only, as on a card, or with a label, as a button or a cell of a row. */
  readonly look: keyof typeof looks;
  readonly place?: string;
  /** Moves the message of a full list further down, where something under the button must stay readable. */
  readonly messageClassName?: string;
};

const looks = {
  sign: 'grid size-target place-items-center bg-canvas text-muted hover:text-ink aria-pressed:text-brass',
  word: buttonClass('quiet', 'aria-pressed:text-brass'),
  cell: cellButtonClass,
} as const;

/** Puts a vehicle on one of the visitor's lists and takes it off again. */
export function DeviceToggle({ list, id, label, fullMessage, children, look, place, messageClassName }: Props) {
  const ids = useDeviceList(list);
  /** The full list that refused the vehicle; after a change the message is out of date. */
  const [refusedBy, setRefusedBy] = useState<Ids | null>(null);
  /** The browser did not take the list. */
  const [lost, setLost] = useState(false);
  const pressed = ids.includes(id);
  const full = !pressed && ids.length >= deviceLists[list].limit;

  function toggle() {
    const adding = !readList(list).includes(id);
    if (!adding) writeList(list, withoutId(readList(list), id));
    else if (!addToList(list, id)) setRefusedBy(readList(list));
    setLost(adding && !isStored(list));
  }

  return (
    <div className={clsx('js-only', place)} data-no-print>
      <button
        type="button"
        aria-pressed={pressed}
        aria-label={label}
        onClick={toggle}
        onBlur={() => {
          setRefusedBy(null);
          setLost(false);
        }}
        className={looks[look]}
      >
        {children}
      </button>
      {(full || lost) && (
        <p
          // A status is read out only if it was there before its words.
          role={lost ? 'alert' : 'status'}
          className={clsx(
            'absolute top-full right-0 z-10 w-max max-w-56 not-empty:border not-empty:border-line-strong bg-canvas not-empty:px-3 not-empty:py-2 text-label',
            messageClassName,
          )}
        >
          {lost && 'Your browser stores nothing for this site: this lasts until you leave the page.'}
          {refusedBy === ids && fullMessage}
        </p>
      )}
    </div>
  );
}
