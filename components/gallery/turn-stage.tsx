'use client';

import { type PointerEvent, useEffect, useRef } from 'react';
import { frameAfterDrag, type Turn } from '@/lib/gallery/turn';
import type { Frames } from './load-frames';
import { useOpeningTurn } from './use-opening-turn';

type Props = {
  readonly turn: Turn;
  readonly frames: Readonly<Frames>;
  readonly frame: number;
  readonly onTurn: (frame: number) => void;
};

/** The car in the place of the pictures, turned by dragging. Up and down still scroll the page. */
export function TurnStage({ turn, frames, frame, onTurn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ readonly x: number; readonly frame: number }>(null);
  useOpeningTurn(turn.frames, onTurn);

  useEffect(() => {
    const image = frames[frame];
    if (image) canvas.current?.getContext('2d')?.drawImage(image, 0, 0, turn.width, turn.height);
  }, [frames, frame, turn]);

  function grasp(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, frame };
  }

  function pull({ clientX, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (!drag.current) return;
    onTurn(frameAfterDrag(drag.current.frame, clientX - drag.current.x, currentTarget.clientWidth, turn.frames));
  }

  function letGo() {
    drag.current = null;
  }

  return (
    <canvas
      ref={canvas}
      width={turn.width}
      height={turn.height}
      // The slider below says what is seen.
      aria-hidden
      data-turn-frame={frame}
      onPointerDown={grasp}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      className="-z-1 absolute inset-x-0 top-0 aspect-16/10 w-full cursor-grab touch-pan-y select-none bg-studio active:cursor-grabbing print:hidden"
    />
  );
}
