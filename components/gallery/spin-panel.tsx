'use client';

import { clsx } from 'clsx/lite';
import { type KeyboardEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { type Spin, spinSize, wrapFrame } from '@/lib/gallery/spin';
import { SpinWait } from './spin-wait';
import type { Spinning } from './use-spin';

type Props = { readonly spin: Spin; readonly spinning: Spinning };

const actions: Readonly<Record<Spinning['stage'], string>> = {
  closed: 'View in 360°',
  asking: 'Not now',
  loading: 'Stop loading',
  failed: 'Back to the pictures',
  ready: 'Back to the pictures',
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Offers the spin among the gallery's controls; once loaded, it covers the pictures. Its own controls take their line. */
export function SpinPanel({ spin, spinning }: Props) {
  const { stage, loaded, frames, view, open, load, close } = spinning;
  const [frame, setFrame] = useState(0);
  const action = useRef<HTMLButtonElement>(null);

  function spinByKey(event: KeyboardEvent) {
    if (stage !== 'ready') return;
    if (event.key === 'Escape') {
      action.current?.focus();
      close();
    }
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setFrame(wrapFrame(frame + step, spin.frames));
  }

  function loadNow() {
    // The pressed button is about to be removed.
    action.current?.focus();
    load();
  }

  return (
    <>
      {stage === 'ready' && view && <view.SpinStage spin={spin} frames={frames} frame={frame} onSpin={setFrame} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the slider, also from the button beside it. */}
      <div
        className={clsx(
          'flex min-w-0 flex-wrap items-center gap-x-5',
          stage === 'closed' ? 'ml-auto sm:ml-6 xl:border-line xl:border-l xl:pl-6' : 'grow',
        )}
        onKeyDown={spinByKey}
      >
        <button
          ref={action}
          type="button"
          title={stage === 'closed' ? `Loads ${spinSize(spin.bytes)}` : undefined}
          onClick={stage === 'closed' ? open : close}
          className={buttonClass('quiet')}
        >
          {actions[stage]}
        </button>
        {stage === 'ready' && view && <view.SpinSlider frame={frame} frames={spin.frames} onSpin={setFrame} />}
        <SpinWait stage={stage} spin={spin} loaded={loaded} onLoad={loadNow} />
      </div>
    </>
  );
}
