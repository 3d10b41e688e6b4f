'use client';

import { useMode } from '@/components/device/use-mode';
import { SegmentedControl } from '@/components/ui/segmented-control';

const options = [
  { value: 'sale', label: 'Purchase' },
  { value: 'rental', label: 'Rental' },
] as const;

/** Purchase or rental, for everything on the page that has a price. */
export function ModeSwitch({ className }: { readonly className?: string }) {
  const [mode, setMode] = useMode();
  return (
    <SegmentedControl
      legend="Purchase or rental"
      options={options}
      value={mode}
      onChange={setMode}
      className={className}
    />
  );
}
