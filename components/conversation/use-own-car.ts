'use client';

import { useEffect, useState } from 'react';
import { readDraft } from '@/components/enquiry/draft-storage';
import { conversationDraftKeys } from '@/lib/conversation/draft';
import type { OwnCar } from '@/lib/conversation/own-car';

/** The car the visitor offers in part-exchange, as far as the conversation about it has been answered; null without one. */
export function useOwnCar(): OwnCar | null {
  const [ownCar, setOwnCar] = useState<OwnCar | null>(null);

  useEffect(() => {
    function read() {
      const draft = readDraft(conversationDraftKeys['part-exchange']);
      if (!draft) return setOwnCar(null);
      import('@/lib/conversation/own-car').then(
        ({ ownCarIn }) => setOwnCar(ownCarIn(draft)),
        // Without it the message says no less than it did.
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
