'use client';

import { spinText, spinView } from '@/lib/gallery/spin';

type Props = { readonly frame: number; readonly frames: number; readonly onSpin: (frame: number) => void };

/** Turns the car without dragging: one step for each frame, with a text for screen readers. */
export function SpinSlider({ frame, frames, onSpin }: Props) {
  return (
    <>
      <p aria-hidden className="ml-auto text-muted text-small xl:order-1 xl:ml-0 xl:w-42">
        {spinView(frame, frames)}
      </p>
      <input
        type="range"
        aria-label="Turn the car"
        min={0}
        max={frames - 1}
        step={1}
        value={frame}
        aria-valuetext={spinText(frame, frames)}
        onChange={(event) => onSpin(event.target.valueAsNumber)}
        className="h-target w-full min-w-0 cursor-pointer accent-brass xl:w-auto xl:flex-1"
      />
    </>
  );
}
