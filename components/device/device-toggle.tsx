'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useState } from 'react';
import { buttonClass, cellButtonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { BOOKMARK, CHECK, COLUMNS_2 } from '@/components/ui/icon-shapes';
import { COMPARE_LIMIT, deviceLists, withoutId } from '@/lib/device/device-list';
import { addToList, isListStored, readList, useDeviceList, writeList } from './device-lists';

/** Icon only, as on a card, or with a label, as a button or a cell of a row. */
const looks = {
  sign: 'grid size-target place-items-center bg-canvas text-muted hover:text-ink aria-pressed:text-brass',
  word: buttonClass('quiet', 'aria-pressed:text-brass'),
  cell: cellButtonClass,
} as const;

type Props = {
  readonly id: number;
  readonly name: string;
  readonly look?: keyof typeof looks;
  readonly className?: string;
  /** Moves the message of a full list further down, where something under the button must stay readable. */
  readonly messageClassName?: string;
};

/** Keeps a vehicle on the shortlist of this device. */
export function ShortlistToggle({ look = 'sign', ...props }: Props) {
  return (
    <DeviceToggle
      {...props}
      look={look}
      list="shortlist"
      label={`Add ${props.name} to shortlist`}
      fullMessage={`The shortlist is full (${deviceLists.shortlist.limit} vehicles). Remove one first.`}
    >
      <Icon shape={BOOKMARK} className="size-5 shrink-0 group-has-aria-pressed/toggle:fill-current" />
      {look !== 'sign' && 'Shortlist'}
    </DeviceToggle>
  );
}

export function CompareToggle({ look = 'word', ...props }: Props) {
  return (
    <DeviceToggle
      {...props}
      look={look}
      list="compare"
      label={`Compare ${props.name}`}
      fullMessage={`${COMPARE_LIMIT} vehicles are being compared already. Remove one first.`}
    >
      <Icon shape={COLUMNS_2} className="size-5 shrink-0 group-has-aria-pressed/toggle:hidden" />
      <Icon shape={CHECK} className="hidden size-5 shrink-0 group-has-aria-pressed/toggle:block" />
      Compare
    </DeviceToggle>
  );
}

type ToggleProps = Omit<Props, 'name'> & {
  readonly list: 'shortlist' | 'compare';
  readonly look: keyof typeof looks;
  /** The whole name of the button; it stays the same, `aria-pressed` tells the state. */
  readonly label: string;
  readonly fullMessage: string;
  readonly children: ReactNode;
};

/** Puts a vehicle on one of the visitor's lists and takes it off again. */
function DeviceToggle({ list, id, label, fullMessage, children, look, className, messageClassName }: ToggleProps) {
  const ids = useDeviceList(list);
  /** The list was full, or the browser did not take it; said until the focus moves on. */
  const [refused, setRefused] = useState<'full' | 'lost' | null>(null);
  const pressed = ids.includes(id);
  const full = !pressed && ids.length >= deviceLists[list].limit;

  function toggle() {
    const known = readList(list);
    const removes = known.includes(id);
    if (removes) writeList(list, withoutId(known, id));
    const fits = removes || addToList(list, id);
    setRefused(!fits ? 'full' : removes || isListStored(list) ? null : 'lost');
  }

  return (
    <div className={clsx('js-only group/toggle', className)} data-no-print>
      <button
        type="button"
        aria-pressed={pressed}
        aria-label={label}
        onClick={toggle}
        onBlur={() => setRefused(null)}
        className={looks[look]}
      >
        {children}
      </button>
      {(full || refused === 'lost') && (
        <p
          // A status is read out only if it was there before its words.
          role={refused === 'lost' ? 'alert' : 'status'}
          className={clsx(
            'absolute top-full right-0 z-10 w-max max-w-56 not-empty:border not-empty:border-line-strong bg-canvas not-empty:px-3 not-empty:py-2 text-label',
            messageClassName,
          )}
        >
          {refused === 'lost' && 'Your browser stores nothing for this site: this lasts until you leave the page.'}
          {refused === 'full' && fullMessage}
        </p>
      )}
    </div>
  );
}
