'use client';

import { CompareToggle } from '@/components/compare/compare-toggle';
import { useDeviceList } from '@/components/device/use-device-list';
import { useMode } from '@/components/device/use-mode';
import { inlineLinkClass } from '@/components/ui/text-classes';
import { deviceRoute } from '@/lib/page/routes';
import { ShortlistToggle } from './shortlist-toggle';

/** What a visitor can do with a vehicle before writing to the dealer: keep it, or set it beside others. */
export function SaveAndCompare({ id, name }: { readonly id: number; readonly name: string }) {
  const shortlist = useDeviceList('shortlist');
  const compare = useDeviceList('compare');
  const [mode] = useMode();
  return (
    <div className="js-only mt-2" data-no-print>
      <div className="flex flex-wrap gap-2">
        <ShortlistToggle id={id} name={name} look="word" className="relative flex-1" messageClassName="mt-target" />
        <CompareToggle id={id} name={name} className="relative flex-1" messageClassName="mt-target" />
      </div>
      {/* Its height is kept, so that nothing moves when the lists are read. */}
      <p className="figures flex min-h-target flex-wrap items-center gap-x-6 text-muted text-small">
        {shortlist.length > 0 && (
          <a href={deviceRoute('shortlist', [], mode)} className={inlineLinkClass}>
            View shortlist ({shortlist.length})
          </a>
        )}
        {compare.length > 0 && (
          <a href={deviceRoute('compare', [], mode)} className={inlineLinkClass}>
            View comparison ({compare.length})
          </a>
        )}
      </p>
    </div>
  );
}
