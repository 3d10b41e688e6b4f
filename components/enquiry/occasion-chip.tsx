'use client';

import { useEffect, useState } from 'react';
import { replaceAddress } from '@/components/device/page-state';
import { Chip } from '@/components/ui/chip';
import { OCCASION_KEY, type Occasion } from '@/lib/enquiry/occasion';

type Props = {
  /** Those that the address may name; none where it names none. */
  readonly occasions?: readonly Occasion[];
  readonly className?: string;
};

const NONE: readonly Occasion[] = [];

/**
 * The occasion that the address names, or an earlier one of this tab did. Messages about cars for rent say it until it is
 * removed.
 */
export function OccasionChip({ occasions = NONE, className }: Props) {
  const [shown, setShown] = useState<Occasion | null>(null);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const named = query.get(OCCASION_KEY);
    let chosen = occasions.find(({ title }) => title === named);
    try {
      if (chosen) sessionStorage.setItem(OCCASION_KEY, JSON.stringify(chosen));
      else if (named === null) chosen = JSON.parse(sessionStorage.getItem(OCCASION_KEY) ?? 'null') ?? undefined;
    } catch {
      // Storage is blocked, full, or holds other text: it lasts as long as this page.
    }
    if (chosen && typeof chosen.message === 'string' && typeof chosen.title === 'string') {
      document.documentElement.dataset.occasion = chosen.message;
      setShown(chosen);
    }
    if (named === null) return;
    // Kept by the tab from here on; a removed one must not come back with a reload.
    query.delete(OCCASION_KEY);
    replaceAddress(`${location.pathname}?${query}`);
  }, [occasions]);

  function remove() {
    delete document.documentElement.dataset.occasion;
    setShown(null);
    try {
      sessionStorage.removeItem(OCCASION_KEY);
    } catch {
      // Storage is blocked.
    }
  }

  return (
    shown && (
      <div className={className} data-only-in="rental" data-no-print>
        <Chip
          removes="Remove"
          // Beside the way back there is room for one word.
          label={<span className="max-sm:sr-only">Occasion</span>}
          value={shown.title}
          onRemove={remove}
        />
      </div>
    )
  );
}
