'use client';

import { turnText, turnView } from '@/lib/gallery/turn';

type Props = { readonly frame: number; readonly frames: number; readonly onTurn: (frame: number) => void };

/** The turn for those who do not drag: one step a frame, each said in words. */
export function TurnSlider({ frame, frames, onTurn }: Props) {
  return (
    <>
      <p aria-hidden className="ml-auto text-muted text-small xl:order-1 xl:ml-0 xl:w-42">
        {turnView(frame, frames)}
      </p>
      <input
        type="range"
        aria-label="Turn the car"
        min={0}
        max={frames - 1}
        step={1}
        value={frame}
        aria-valuetext={turnText(frame, frames)}
        onChange={(event) => onTurn(event.target.valueAsNumber)}
        className="h-target w-full min-w-0 cursor-pointer accent-brass xl:w-auto xl:flex-1"
      />
    </>
  );
}
