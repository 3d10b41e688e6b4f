'use client';

import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { DialogButton } from '@/components/ui/dialog-button';
import { SegmentedControl } from '@/components/ui/segmented-control';
import type { View } from '@/lib/catalogue/state';
import type { Mode } from '@/lib/vehicle/mode';
import { FILTER_SHEET_ID } from './filter-sheet';

const modes = [
  { value: 'sale', label: 'For Sale' },
  { value: 'rental', label: 'For Rent' },
] as const;

const views = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden className="size-4.5" strokeWidth={1.5} /> },
  { value: 'list', label: 'List', icon: <List aria-hidden className="size-4.5" strokeWidth={1.5} /> },
] as const;

type Props = {
  readonly mode: Mode;
  readonly onModeChange: (mode: Mode) => void;
  readonly view: View;
  readonly onViewChange: (view: View) => void;
  readonly activeCount: number;
};

/** For sale or for rent, grid or list, and on narrow screens the way to the filters. */
export function CatalogueToolbar({ mode, onModeChange, view, onViewChange, activeCount }: Props) {
  return (
    <div className="js-only mt-4 flex flex-wrap items-center gap-1.5 sm:gap-3" data-no-print>
      <SegmentedControl
        legend="For sale or for rent"
        options={modes}
        value={mode}
        onChange={onModeChange}
        className="flex-1 sm:flex-none"
      />
      <DialogButton opens={FILTER_SHEET_ID} className={buttonClass('secondary', 'px-3! lg:hidden!')}>
        <SlidersHorizontal aria-hidden className="size-4.5" strokeWidth={1.5} />
        <span className="max-[26rem]:sr-only">Filters</span>
        {activeCount > 0 && (
          <span className="figures">
            {activeCount}
            <span className="sr-only"> active</span>
          </span>
        )}
      </DialogButton>
      <SegmentedControl
        legend="Grid or list"
        options={views}
        value={view}
        onChange={onViewChange}
        iconsOnly
        className="sm:ml-auto [&_label]:px-0"
      />
    </div>
  );
}
