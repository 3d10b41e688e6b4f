'use client';

import { clsx } from 'clsx/lite';
import { Icon } from '@/components/ui/icon';
import { BOOKMARK } from '@/components/ui/icon-shapes';
import { deviceLists } from '@/lib/device/device-list';
import { DeviceToggle } from './device-toggle';

type Props = {
  readonly id: number;
  readonly name: string;
  /** Icon only on a card, with a label on a page. */
  readonly look?: 'sign' | 'word' | 'cell';
  readonly className?: string;
  readonly messageClassName?: string;
};

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
      look={look}
    >
      <Icon shape={BOOKMARK} className="size-5 shrink-0 group-has-aria-pressed/toggle:fill-current" />
      {look !== 'sign' && 'Shortlist'}
    </DeviceToggle>
  );
}
