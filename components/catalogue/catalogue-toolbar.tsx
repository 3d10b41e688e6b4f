'use client';

import { Icon } from '@/components/ui/icon';
import { LAYOUT_GRID, LIST } from '@/components/ui/icon-shapes';

import { SegmentedControl } from '@/components/ui/segmented-control';
import type { View } from '@/lib/catalogue/state';
import type { Mode } from '@/lib/vehicle/mode';

const modes = [
  { value: 'sale', label: 'For Sale' },
  { value: 'rental', label: 'For Rent' },
] as const;

const views = [
  { value: 'grid', label: 'Grid', icon: <Icon shape={LAYOUT_GRID} className="size-4.5" /> },
  { value: 'list', label: 'List', icon: <Icon shape={LIST} className="size-4.5" /> },
] as const;

type Props = {
  readonly mode: Mode;
  readonly onModeChange: (mode: Mode) => void;
  readonly view: View;
  readonly onViewChange: (view: View) => void;
};

/** For sale or for rent, grid or list. */
export function CatalogueToolbar({ mode, onModeChange, view, onViewChange }: Props) {
  return (
    <div className="js-only mt-4 flex flex-wrap items-center gap-1.5 sm:gap-3" data-no-print>
      <SegmentedControl
        legend="For sale or for rent"
        inline="mode"
        options={modes}
        value={mode}
        onChange={onModeChange}
        className="flex-1 sm:flex-none"
      />
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
