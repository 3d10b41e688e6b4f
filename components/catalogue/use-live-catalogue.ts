'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fetchStock } from '@/components/device/fetch-stock';
import type { Offer } from '@/lib/catalogue/offer';
import type { LiveCatalogue, searchIn } from './live-catalogue';

type Live = { readonly search: Awaited<ReturnType<typeof searchIn>>; readonly List: typeof LiveCatalogue };

/** What is chosen with. */
const CONTROLS = 'fieldset, select';

const SIGNS = ['pointerover', 'focusin'] as const;

type When = {
  /** What is asked for, where that is another list than the one in the page. */
  readonly wanted: object | null;
  /** Around the controls: whoever points at one, or comes to it by the keyboard, will soon want another list. */
  readonly near: RefObject<HTMLElement | null>;
};

/** What shows another list than the one in the page: all vehicles and the code that searches them, fetched when it is time. */
export function useLiveCatalogue(file: string, offer: Offer, { wanted, near }: When) {
  const [live, setLive] = useState<Live | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);

  const ask = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    fetchLive(file, offer).then(
      (fetched) => {
        setLive(fetched);
        setFailed(false);
      },
      (error) => {
        asked.current = false;
        setFailed(true);
        reportError(error);
      },
    );
  }, [file, offer]);

  // Each choice tries again what has failed; a hand that moves past the controls does not.
  useEffect(() => {
    if (wanted) ask();
  }, [wanted, ask]);

  useEffect(() => {
    const place = near.current;
    function expectChoice({ target }: Event) {
      if (!failed && target instanceof Element && target.closest(CONTROLS)) ask();
    }
    for (const sign of SIGNS) place?.addEventListener(sign, expectChoice);
    return () => {
      for (const sign of SIGNS) place?.removeEventListener(sign, expectChoice);
    };
  }, [near, ask, failed]);

  return { live, failed };
}

async function fetchLive(file: string, offer: Offer): Promise<Live> {
  const [{ LiveCatalogue, searchIn }, text] = await Promise.all([import('./live-catalogue'), fetchStock(file)]);
  return { search: await searchIn(text, offer), List: LiveCatalogue };
}
