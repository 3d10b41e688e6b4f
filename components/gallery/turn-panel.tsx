'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type Turn, turnSize, wrapFrame } from '@/lib/gallery/turn';
import { TurnSlider } from './turn-slider';
import { TurnStage } from './turn-stage';
import { TurnWait } from './turn-wait';
import type { Turning } from './use-turn';

type Props = { readonly turn: Turn; readonly turning: Turning };

const actions: Readonly<Record<Turning['stage'], string>> = {
  closed: 'Turn it round',
  asking: 'Not now',
  loading: 'Stop loading',
  failed: 'Back to the pictures',
  ready: 'Back to the pictures',
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The line that offers the car's turn, says how much it loads, and then turns it. The car then stands in the place of the pictures. */
export function TurnPanel({ turn, turning }: Props) {
  const { stage, loaded, frames, open, load, close } = turning;
  const hydrated = useHydrated();
  const [frame, setFrame] = useState(0);
  const action = useRef<HTMLButtonElement>(null);

  function turnByKey(event: KeyboardEvent) {
    if (stage !== 'ready') return;
    if (event.key === 'Escape') {
      action.current?.focus();
      close();
    }
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setFrame(wrapFrame(frame + step, turn.frames));
  }

  function loadNow() {
    // The button that was pressed is about to go.
    action.current?.focus();
    load();
  }

  return (
    <>
      {stage === 'ready' && <TurnStage turn={turn} frames={frames} frame={frame} onTurn={setFrame} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the slider, also from the button beside it. */}
      <div
        className="order-2 -mx-gutter flex min-w-0 basis-[calc(100%+2*var(--spacing-gutter))] flex-wrap items-center gap-x-5 border-line border-t px-gutter lg:mx-0 lg:basis-full lg:px-0 xl:ml-6 xl:flex-1 xl:basis-0 xl:border-t-0 xl:border-l xl:pl-6"
        onKeyDown={turnByKey}
      >
        <button
          ref={action}
          type="button"
          disabled={!hydrated}
          aria-describedby={stage === 'closed' ? 'turn-size' : undefined}
          onClick={stage === 'closed' ? open : close}
          className={buttonClass('quiet')}
        >
          {actions[stage]}
        </button>
        {stage === 'closed' && (
          <p id="turn-size" className="figures text-muted text-small">
            360° · {turnSize(turn.bytes)}
          </p>
        )}
        {stage === 'ready' && <TurnSlider frame={frame} frames={turn.frames} onTurn={setFrame} />}
        <TurnWait stage={stage} turn={turn} loaded={loaded} onLoad={loadNow} />
      </div>
    </>
  );
}
