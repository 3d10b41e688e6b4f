'use client';

import type { MouseEvent, ReactNode } from 'react';
import { isListStored, useDeviceList, writeList } from '@/components/device/device-lists';
import { useMode } from '@/components/device/page-state';
import { ShareLink } from '@/components/device/share-link';
import { AskTogether } from '@/components/enquiry/ask-together';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { COLUMNS_2 } from '@/components/ui/icon-shapes';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { ModeSwitch } from '@/components/vehicle/mode-switch';
import { COMPARE_LIMIT } from '@/lib/device/device-list';
import { deviceRoute } from '@/lib/page/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';

type Props = {
  readonly vehicles: readonly ListedVehicle[];
  /** Actions for the whole list. */
  readonly action: ReactNode;
  readonly children: ReactNode;
};

/** A shortlist beside the ways to send it on. */
export function ShortlistLayout({ vehicles, action, children }: Props) {
  const [mode] = useMode();
  const ids = vehicles.map(({ id }) => id);
  const begun = useDeviceList('compare').length;
  // A short list is compared as it is: the last comparison is ignored.
  const compared = ids.length > 1 && ids.length <= COMPARE_LIMIT ? 0 : begun;
  const address = absoluteUrl(deviceRoute('shortlist', ids, mode));
  const first = ids.slice(0, COMPARE_LIMIT);

  function compareFirst(event: MouseEvent<HTMLAnchorElement>) {
    writeList('compare', first);
    // Without storage, the address carries the list.
    if (!isListStored('compare')) event.currentTarget.href = deviceRoute('compare', first, mode);
  }

  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <ModeSwitch className="w-full sm:w-fit" />
        <ul className="mt-6 divide-y divide-line border-line border-y">{children}</ul>
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
          <IllustrationNote pictures={vehicles.map(({ picture }) => picture)} />
          {action}
        </div>
      </div>
      <aside aria-label="Send this shortlist" className="lg:col-span-4" data-no-print>
        <div className="short:static space-y-6 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
          <AskTogether vehicles={vehicles} className="w-full">
            Send the list by WhatsApp
          </AskTogether>
          {(compared > 0 || ids.length > 1) && (
            <a
              href={deviceRoute('compare', [], mode)}
              onClick={compared > 0 ? undefined : compareFirst}
              className={buttonClass('secondary', '-mt-3 w-full')}
            >
              <Icon shape={COLUMNS_2} className="size-4.5 shrink-0" />
              {compared > 0 && `View comparison (${compared})`}
              {compared === 0 && (ids.length > first.length ? `Compare the first ${first.length}` : 'Compare these')}
            </a>
          )}
          <ShareLink label="Link to this shortlist" address={address} />
        </div>
      </aside>
    </div>
  );
}
