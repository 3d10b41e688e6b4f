'use client';

import { clsx } from 'clsx/lite';
import { Icon } from '@/components/ui/icon';
import { CHECK, COLUMNS_2 } from '@/components/ui/icon-shapes';
import { COMPARE_LIMIT } from '@/lib/device/device-list';
import { DeviceToggle } from './device-toggle';

type Props = {
  readonly id: number;
  readonly name: string;
  readonly look?: 'word' | 'cell';
  readonly className?: string;
  readonly messageClassName?: string;
};

export function CompareToggle({ id, name, look = 'word', className, messageClassName }: Props) {
  return (
    <DeviceToggle
      list="compare"
      id={id}
      label={`Compare ${name}`}
      fullMessage={`${COMPARE_LIMIT} vehicles are being compared already. Remove one first.`}
      messageClassName={messageClassName}
      place={clsx('group/toggle', className)}
      look={look}
    >
      <Icon shape={COLUMNS_2} className="size-5 shrink-0 group-has-aria-pressed/toggle:hidden" />
      <Icon shape={CHECK} className="hidden size-5 shrink-0 group-has-aria-pressed/toggle:block" />
      Compare
    </DeviceToggle>
  );
}
