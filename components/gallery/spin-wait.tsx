'use client';

import { buttonClass } from '@/components/ui/button';
import { type Spin, spinSize } from '@/lib/gallery/spin';
import type { Spinning } from './use-spin';

type Props = {
  readonly stage: Spinning['stage'];
  readonly spin: Spin;
  readonly loaded: number;
  readonly onLoad: () => void;
};

/** The states before the spin is ready: a question if the browser saves data, progress, a failure. */
export function SpinWait({ stage, spin, loaded, onLoad }: Props) {
  return (
    <>
      {stage === 'loading' && (
        <div className="flex flex-1 items-center gap-3">
          <progress
            aria-label="Loading the 360° view"
            max={spin.frames}
            value={loaded}
            className="h-1 w-0 min-w-8 max-w-28 flex-1 appearance-none bg-line [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brass"
          />
          <span key={loaded} aria-hidden className="figures text-muted text-small">
            {loaded} of {spin.frames}
          </span>
        </div>
      )}
      {(stage === 'asking' || stage === 'failed') && (
        <button type="button" onClick={onLoad} className={buttonClass('quiet')}>
          {stage === 'asking' ? 'Load it now' : 'Try again'}
        </button>
      )}
      {/* Rendered from the start, or its changes are not announced. Over the picture, so that nothing below moves. */}
      <p
        role="status"
        className={
          stage === 'asking' || stage === 'failed'
            ? 'absolute inset-x-0 bottom-full bg-surface px-gutter py-2 text-small lg:px-4'
            : 'sr-only'
        }
      >
        {stage === 'asking' && `Your browser is saving data. The 360° view loads ${spinSize(spin.bytes)}.`}
        {stage === 'loading' && 'Loading the 360° view'}
        {stage === 'failed' && 'The 360° view could not be loaded. The pictures are still here.'}
        {stage === 'ready' && 'The car can be turned: drag it, or use the left and right arrow keys.'}
      </p>
    </>
  );
}
