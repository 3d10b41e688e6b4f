'use client';

import { replaceAddress, useMode } from '@/components/store/page-state';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { type Mode, searchInMode } from '@/lib/vehicle/mode';

const options = [
  { value: 'sale', label: 'Purchase' },
  { value: 'rental', label: 'Rental' },
] as const;

/** Purchase or rental, for everything on the page that has a price. */
export function ModeSwitch({ className }: { readonly className?: string }) {
  const [mode, setMode] = useMode();

  function choose(chosen: Mode) {
    setMode(chosen);
    // For a reload.
    replaceAddress(`${location.pathname}${searchInMode(location.search, chosen)}${location.hash}`);
  }

  return (
    <SegmentedControl
      legend="Purchase or rental"
      inline="mode"
      options={options}
      value={mode}
      onChange={choose}
      className={className}
    />
  );
}
