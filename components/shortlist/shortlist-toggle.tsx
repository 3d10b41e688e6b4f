'use client';

import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { DeviceToggle } from '@/components/device/device-toggle';
import { buttonClass } from '@/components/ui/button';
import { deviceLists } from '@/lib/device/device-list';

type Props = {
  readonly id: number;
  readonly name: string;
  /** On a card its sign alone, on a page with its word. */
  readonly look?: 'sign' | 'word';
  /** Where it stands. */
  readonly className?: string;
  readonly messageClassName?: string;
};

const looks = {
  sign: 'grid size-target place-items-center bg-canvas text-muted hover:text-ink aria-pressed:text-brass',
  word: buttonClass('secondary', 'w-full px-3! aria-pressed:border-ink'),
} as const;

/** Keeps a vehicle on the shortlist of this device. */
export function ShortlistToggle({ id, name, look = 'sign', className, messageClassName }: Props) {
  return (
    <DeviceToggle
      list="shortlist"
      id={id}
      label={`Add ${name} to shortlist`}
      fullMessage={`The shortlist is full (${deviceLists.shortlist.limit} vehicles). Remove one first.`}
      messageClassName={messageClassName}
      place={clsx('group/toggle', className)}
      className={looks[look]}
    >
      <Bookmark aria-hidden className="size-5 shrink-0 group-has-aria-pressed/toggle:fill-current" strokeWidth={1.5} />
      {look === 'word' && 'Shortlist'}
    </DeviceToggle>
  );
}
