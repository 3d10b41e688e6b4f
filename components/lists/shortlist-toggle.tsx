'use client';

import { clsx } from 'clsx/lite';
import { useState } from 'react';
import {
  addToShortlist,
  isShortlistStored,
  readShortlist,
  useShortlist,
  writeShortlist,
} from '@/components/store/shortlist';
import { cellButtonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { BOOKMARK } from '@/components/ui/icon-shapes';
import { underlinedClass } from '@/components/ui/text-classes';
import { SHORTLIST_LIMIT, withoutId } from '@/lib/lists/shortlist';

/** Icon only, as on a card, or with a label, as a line of text or a cell of a row. */
const looks = {
  sign: 'grid size-target place-items-center bg-canvas text-muted hover:text-ink aria-pressed:text-brass',
  line: underlinedClass,
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

/** Puts a vehicle on the shortlist of this device and takes it off again. */
export function ShortlistToggle({ id, name, look = 'sign', className, messageClassName }: Props) {
  const ids = useShortlist();
  /** The list was full, or the browser did not take it; said until the focus moves on. */
  const [refused, setRefused] = useState<'full' | 'lost' | null>(null);
  const pressed = ids.includes(id);
  const full = !pressed && ids.length >= SHORTLIST_LIMIT;

  function toggle() {
    const known = readShortlist();
    const removes = known.includes(id);
    if (removes) writeShortlist(withoutId(known, id));
    const fits = removes || addToShortlist(id);
    setRefused(!fits ? 'full' : removes || isShortlistStored() ? null : 'lost');
  }

  return (
    <div className={clsx('js-only group/toggle', className)} data-no-print>
      <button
        type="button"
        aria-pressed={pressed}
        // The same in both states: `aria-pressed` tells the state.
        aria-label={`Add ${name} to shortlist`}
        // A double click is one press.
        onClick={({ detail }) => detail < 2 && toggle()}
        onBlur={() => setRefused(null)}
        className={looks[look]}
      >
        <Icon shape={BOOKMARK} className="size-5 shrink-0 group-has-aria-pressed/toggle:fill-current" />
        {look !== 'sign' && 'Shortlist'}
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
          {refused === 'full' && `The shortlist is full (${SHORTLIST_LIMIT} vehicles). Remove one first.`}
        </p>
      )}
    </div>
  );
}
