'use client';

import { turnDegrees, turnText, turnView } from '@/lib/turn';

type Props = { readonly frame: number; readonly frames: number; readonly onTurn: (frame: number) => void };

/** The turn for those who do not drag: one step a frame, each said in words. */
export function TurnSlider({ frame, frames, onTurn }: Props) {
  return (
    <div className="flex min-w-0 flex-1 basis-60 items-center gap-4">
      <input
        type="range"
        aria-label="Turn the car"
        min={0}
        max={frames - 1}
        step={1}
        value={frame}
        aria-valuetext={turnText(frame, frames)}
        onChange={(event) => onTurn(event.target.valueAsNumber)}
        className="h-target min-w-0 flex-1 cursor-pointer accent-brass"
      />
      <p aria-hidden className="figures w-44 text-muted text-small">
        {turnView(frame, frames)} · {turnDegrees(frame, frames)}°
      </p>
    </div>
  );
}
