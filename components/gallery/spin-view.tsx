'use client';

import { type PointerEvent, useEffect, useRef } from 'react';
import { frameAddress, frameAfterDrag, type Spin, spinText } from '@/lib/gallery/spin';

/* The lazy code of the spin, loaded on the visitor's request. */

/** By number; missing frames are undefined. */
export type Frames = (HTMLImageElement | undefined)[];

/** Adds the missing frames to `frames`. Those that load stay if another fails: a retry loads only the missing ones. */
export async function loadFrames(spin: Spin, frames: Frames, onProgress: () => void, signal: AbortSignal) {
  const results = await Promise.allSettled(
    Array.from({ length: spin.frames }, async (_, frame) => {
      frames[frame] ??= await loadImage(frameAddress(spin, frame), signal);
      if (!signal.aborted) onProgress();
    }),
  );
  if (results.some(({ status }) => status === 'rejected')) throw new Error('A frame is missing.');
}

async function loadImage(address: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image();
  const stop = () => image.removeAttribute('src');
  signal.addEventListener('abort', stop);
  image.src = address;
  await image.decode();
  signal.removeEventListener('abort', stop);
  return image;
}

type Props = {
  readonly spin: Spin;
  readonly frames: Readonly<Frames>;
  readonly frame: number;
  readonly onSpin: (frame: number) => void;
};

/** The car, turned by dragging sideways or by a slider of one step a frame; up and down scroll the page. */
export function SpinView({ spin, frames, frame, onSpin }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ readonly x: number; readonly frame: number }>(null);

  useEffect(() => {
    const image = frames[frame];
    const context = canvas.current?.getContext('2d');
    if (!image || !context) return;
    // A frame has no ground: the last one would show behind it.
    context.globalCompositeOperation = 'copy';
    context.drawImage(image, 0, 0, spin.width, spin.height);
  }, [frames, frame, spin]);

  function grasp(event: PointerEvent<HTMLDivElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, frame };
  }

  function pull({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return;
    onSpin(frameAfterDrag(drag.current.frame, clientX - drag.current.x, currentTarget.clientWidth, spin.frames));
  }

  function letGo() {
    drag.current = null;
  }

  return (
    <>
      {/* The wheels are where they are in the pictures. A frame's wide margins may overhang; larger than the frames it would blur. */}
      <div
        onPointerDown={grasp}
        onPointerMove={pull}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className="absolute inset-x-0 bottom-full aspect-16/10 cursor-grab touch-pan-y select-none overflow-clip bg-studio active:cursor-grabbing sm:max-lg:aspect-video lg:overflow-x-visible print:hidden"
      >
        <canvas
          ref={canvas}
          width={spin.width}
          height={spin.height}
          // The slider describes the view.
          aria-hidden
          className="absolute top-[80.2%] left-1/2 w-[113%] max-w-[768px] -translate-x-1/2 -translate-y-[77.1%] sm:max-lg:top-[83.6%]"
        />
      </div>
      <input
        type="range"
        aria-label="Turn the car"
        min={0}
        max={spin.frames - 1}
        step={1}
        value={frame}
        aria-valuetext={spinText(frame, spin.frames)}
        onChange={(event) => onSpin(event.target.valueAsNumber)}
        className="h-target w-0 min-w-12 flex-1 cursor-pointer"
      />
    </>
  );
}
