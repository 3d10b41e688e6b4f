'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Turn } from '@/lib/gallery/turn';
import { type Frames, loadFrames } from './load-frames';

export type Turning = {
  readonly stage: 'closed' | 'asking' | 'loading' | 'failed' | 'ready';
  /** Frames there are so far. */
  readonly loaded: number;
  readonly frames: Readonly<Frames>;
  /** Loads the frames, unless the visitor's browser saves data: then it asks first. */
  readonly open: () => void;
  readonly load: () => void;
  readonly close: () => void;
};

/** Where a car's turn stands between not asked for and ready. Nothing is loaded before `open` or `load` is called. */
export function useTurn(turn: Turn | undefined): Turning {
  const [stage, setStage] = useState<Turning['stage']>('closed');
  const [loaded, setLoaded] = useState(0);
  const frames = useRef<Frames>([]);
  const loading = useRef<AbortController>(null);

  useEffect(() => () => loading.current?.abort(), []);

  const load = useCallback(async () => {
    if (!turn) return;
    loading.current?.abort();
    const control = new AbortController();
    loading.current = control;
    setStage('loading');
    const complete = await loadFrames(turn, frames.current, setLoaded, control.signal);
    if (!control.signal.aborted) setStage(complete ? 'ready' : 'failed');
  }, [turn]);

  const open = useCallback(() => {
    if (savesData()) setStage('asking');
    else void load();
  }, [load]);

  const close = useCallback(() => {
    loading.current?.abort();
    setStage('closed');
  }, []);

  return { stage, loaded, frames: frames.current, open, load, close };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
