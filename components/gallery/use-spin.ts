'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Spin } from '@/lib/gallery/spin';
import type { Frames } from './load-frames';
import type { SpinSlider, SpinStage } from './spin-view';

type SpinView = { readonly SpinStage: typeof SpinStage; readonly SpinSlider: typeof SpinSlider };

export type Spinning = {
  readonly stage: 'closed' | 'asking' | 'loading' | 'failed' | 'ready';
  readonly loaded: number;
  readonly frames: Readonly<Frames>;
  /** The code of the open spin; there when the stage is 'ready'. */
  readonly view: SpinView | null;
  /** Loads the frames and the code; asks first if the browser saves data. */
  readonly open: () => void;
  readonly load: () => void;
  readonly close: () => void;
};

/** The state of a car's spin. Nothing is loaded before `open` or `load` is called. */
export function useSpin(spin: Spin | undefined): Spinning {
  const [stage, setStage] = useState<Spinning['stage']>('closed');
  const [loaded, setLoaded] = useState(0);
  const [view, setView] = useState<SpinView | null>(null);
  const frames = useRef<Frames>([]);
  const loading = useRef<AbortController>(null);

  useEffect(() => () => loading.current?.abort(), []);

  const load = useCallback(async () => {
    if (!spin) return;
    loading.current?.abort();
    const control = new AbortController();
    loading.current = control;
    setStage('loading');
    let complete = false;
    try {
      const code = await import('./spin-view');
      setView(code);
      if (!control.signal.aborted) complete = await code.loadFrames(spin, frames.current, setLoaded, control.signal);
    } catch {
      // The code failed to load: the stage is 'failed', as for a frame.
    }
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

  return { stage, loaded, frames: frames.current, view, open, load, close };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
