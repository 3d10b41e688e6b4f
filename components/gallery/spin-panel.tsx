'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { type Spin, spinSize } from '@/lib/gallery/spin';
import type { Frames, SpinView } from './spin-view';

export type SpinStage = 'closed' | 'loading' | 'failed' | 'ready';

type Props = {
  readonly spin: Spin;
  readonly stage: SpinStage;
  readonly onStage: (stage: SpinStage) => void;
};

const actions: Readonly<Record<SpinStage, ReactNode>> = {
  closed: (
    <span>
      <span className="sideways:sr-only max-sm:sr-only">View in </span>360°
    </span>
  ),
  loading: 'Stop loading',
  failed: 'Back to the pictures',
  ready: 'Back to the pictures',
};

const announcements: Readonly<Record<SpinStage, string>> = {
  closed: '',
  loading: 'Loading the 360° view',
  failed: 'The 360° view could not be loaded. The pictures are still here.',
  ready: 'The car can be turned: drag it, or use the slider.',
};

/** Offers the spin among the gallery's controls; once loaded, it covers the pictures. Nothing is loaded before a press. */
export function SpinPanel({ spin, stage, onStage }: Props) {
  const [loaded, setLoaded] = useState(0);
  const [code, setCode] = useState<{ readonly SpinView: typeof SpinView }>();
  const [frame, setFrame] = useState(spin.start);
  const frames = useRef<Frames>([]);
  const loading = useRef<AbortController>(null);
  const action = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (stage === 'closed') loading.current?.abort();
  }, [stage]);

  async function load() {
    loading.current = new AbortController();
    const { signal } = loading.current;
    // 'Try again' is about to be removed.
    action.current?.focus();
    setLoaded(0);
    onStage('loading');
    try {
      const view = await import('./spin-view');
      if (signal.aborted) return;
      setCode(view);
      await view.loadFrames(spin, frames.current, () => setLoaded((last) => last + 1), signal);
      if (!signal.aborted) onStage('ready');
    } catch {
      // The code or a frame is missing.
      if (!signal.aborted) onStage('failed');
    }
  }

  return (
    <div
      className={clsx(
        'flex min-w-0 flex-wrap items-center gap-x-5',
        stage === 'closed' ? 'ml-auto sm:ml-6 xl:border-line xl:border-l xl:pl-6' : 'grow lg:mr-72',
      )}
    >
      <button
        ref={action}
        type="button"
        title={stage === 'closed' ? `Loads ${spinSize(spin.bytes)}` : undefined}
        onClick={stage === 'closed' ? load : () => onStage('closed')}
        className={buttonClass('quiet', 'min-w-target')}
      >
        {actions[stage]}
      </button>
      {stage === 'ready' && code && (
        <code.SpinView spin={spin} frames={frames.current} frame={frame} onSpin={setFrame} />
      )}
      {stage === 'loading' && (
        <progress
          aria-label="Loading the 360° view"
          max={spin.frames}
          value={loaded}
          className="h-1 w-0 min-w-8 max-w-28 flex-1 appearance-none bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brass"
        />
      )}
      {stage === 'failed' && (
        <button type="button" onClick={load} className={buttonClass('quiet')}>
          Try again
        </button>
      )}
      {/* Rendered from the start, or its changes are not announced. Over the picture, so that nothing below moves. */}
      <p
        role="status"
        className={
          stage === 'failed' ? 'absolute inset-x-0 bottom-full bg-surface px-gutter py-2 text-small lg:px-4' : 'sr-only'
        }
      >
        {announcements[stage]}
      </p>
    </div>
  );
}
