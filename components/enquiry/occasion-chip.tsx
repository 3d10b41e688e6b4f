'use client';

import { useEffect } from 'react';
import { useOccasion } from '@/components/device/use-occasion';
import { replaceAddress } from '@/components/device/use-search';
import { Chip } from '@/components/ui/chip';
import { OCCASION_KEY, type Occasion } from '@/lib/enquiry/occasion';

type Props = { readonly occasions: readonly Occasion[]; readonly className?: string };

/**
 * The occasion that the address names, or an earlier one of this tab did. Messages about cars for rent say it until it is
 * removed.
 */
export function OccasionChip({ occasions, className }: Props) {
  const message = useOccasion();

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    let title = query.get(OCCASION_KEY);
    try {
      if (title === null) title = sessionStorage.getItem(OCCASION_KEY);
      else sessionStorage.setItem(OCCASION_KEY, title);
    } catch {
      // Storage is blocked or full: it lasts as long as this page.
    }
    const chosen = occasions.find((occasion) => occasion.title === title);
    if (chosen) document.documentElement.dataset.occasion = chosen.message;
    if (!query.has(OCCASION_KEY)) return;
    // Kept by the tab from here on; a removed one must not come back with a reload.
    query.delete(OCCASION_KEY);
    replaceAddress(`${location.pathname}?${query}`);
  }, [occasions]);

  function remove() {
    delete document.documentElement.dataset.occasion;
    try {
      sessionStorage.removeItem(OCCASION_KEY);
    } catch {
      // Storage is blocked.
    }
  }

  const shown = occasions.find((occasion) => occasion.message === message);
  return (
    shown && (
      <div className={className} data-only-in="rental" data-no-print>
        <Chip removes="Remove" label="Occasion" value={shown.title} onRemove={remove} />
      </div>
    )
  );
}
