'use client';

import { type PointerEvent, useEffect, useRef } from 'react';
import { frameAfterDrag, type Spin } from '@/lib/gallery/spin';
import type { Frames } from './load-frames';
import { useOpeningSpin } from './use-opening-spin';

type Props = {
  readonly spin: Spin;
  readonly frames: Readonly<Frames>;
  readonly frame: number;
  readonly onSpin: (frame: number) => void;
};

/** The car, turned by dragging sideways; up and down scroll the page. */
export function SpinStage({ spin, frames, frame, onSpin }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ readonly x: number; readonly frame: number }>(null);
  useOpeningSpin(spin.frames, onSpin);

  useEffect(() => {
    const image = frames[frame];
    const context = canvas.current?.getContext('2d');
    if (!image || !context) return;
    // A frame has no ground: the last one would show behind it.
    context.globalCompositeOperation = 'copy';
    context.drawImage(image, 0, 0, spin.width, spin.height);
  }, [frames, frame, spin]);

  function grasp(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, frame };
  }

  function pull({ clientX, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (!drag.current) return;
    onSpin(frameAfterDrag(drag.current.frame, clientX - drag.current.x, currentTarget.clientWidth, spin.frames));
  }

  function letGo() {
    drag.current = null;
  }

  return (
    <canvas
      ref={canvas}
      width={spin.width}
      height={spin.height}
      // The slider describes the view.
      aria-hidden
      data-spin-frame={frame}
      onPointerDown={grasp}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      className="absolute inset-x-0 bottom-full -z-1 aspect-16/10 w-full cursor-grab touch-pan-y select-none bg-studio active:cursor-grabbing print:hidden"
    />
  );
}
