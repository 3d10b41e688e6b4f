'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Spin } from '@/lib/gallery/spin';
import { type Frames, loadFrames } from './load-frames';

export type Spinning = {
  readonly stage: 'closed' | 'asking' | 'loading' | 'failed' | 'ready';
  /** The number of loaded frames. */
  readonly loaded: number;
  readonly frames: Readonly<Frames>;
  /** Loads the frames; asks first if the browser saves data. */
  readonly open: () => void;
  readonly load: () => void;
  readonly close: () => void;
};

/** The state of a car's spin. Nothing is loaded before `open` or `load` is called. */
export function useSpin(spin: Spin | undefined): Spinning {
  const [stage, setStage] = useState<Spinning['stage']>('closed');
  const [loaded, setLoaded] = useState(0);
  const frames = useRef<Frames>([]);
  const loading = useRef<AbortController>(null);

  useEffect(() => () => loading.current?.abort(), []);

  const load = useCallback(async () => {
    if (!spin) return;
    loading.current?.abort();
    const control = new AbortController();
    loading.current = control;
    setStage('loading');
    const complete = await loadFrames(spin, frames.current, setLoaded, control.signal);
    if (!control.signal.aborted) setStage(complete ? 'ready' : 'failed');
  }, [spin]);

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
