'use client';

import { spinText, spinView } from '@/lib/gallery/spin';

type Props = { readonly frame: number; readonly frames: number; readonly onSpin: (frame: number) => void };

/** Turns the car without dragging: one step for each frame, with a text for screen readers. */
export function SpinSlider({ frame, frames, onSpin }: Props) {
  return (
    <>
      <input
        type="range"
        aria-label="Turn the car"
        min={0}
        max={frames - 1}
        step={1}
        value={frame}
        aria-valuetext={spinText(frame, frames)}
        onChange={(event) => onSpin(event.target.valueAsNumber)}
        className="h-target w-0 min-w-12 flex-1 cursor-pointer accent-brass"
      />
      <p aria-hidden className="w-42 text-muted text-small max-xl:hidden">
        {spinView(frame, frames)}
      </p>
    </>
  );
}
