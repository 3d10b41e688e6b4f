'use client';

import { useEffect, useState } from 'react';
import { readDraft } from '@/components/enquiry/draft-storage';
import { conversationDraftKeys } from '@/lib/conversation/draft';
import type { OwnCar } from '@/lib/conversation/own-car';

/** The car offered in part-exchange, from the answers to its conversation; null without one. */
export function useOwnCar(): OwnCar | null {
  const [ownCar, setOwnCar] = useState<OwnCar | null>(null);

  useEffect(() => {
    function read() {
      const draft = readDraft(conversationDraftKeys['part-exchange']);
      if (!draft) return setOwnCar(null);
      import('@/lib/conversation/own-car').then(
        ({ ownCarIn }) => setOwnCar(ownCarIn(draft)),
        // On failure the message goes without it.
        (error) => reportError(error),
      );
    }
    read();
    // A page restored from the back/forward cache may have missed newer answers.
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, []);

  return ownCar;
}
