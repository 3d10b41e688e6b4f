import { frameAddress, type Spin } from '@/lib/gallery/spin';

/** By number; missing frames are undefined. */
export type Frames = (HTMLImageElement | undefined)[];

/**
 * Adds the missing frames to `frames`. Loaded frames stay if another fails: a retry loads only the missing ones.
 * @returns whether all frames are loaded
 */
export async function loadFrames(
  spin: Spin,
  frames: Frames,
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const count = () => frames.filter(Boolean).length;
  await Promise.allSettled(
    Array.from({ length: spin.frames }, async (_, frame) => {
      frames[frame] ??= await loadImage(frameAddress(spin, frame), signal);
      if (!signal.aborted) onProgress(count());
    }),
  );
  return count() === spin.frames;
}

async function loadImage(address: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image();
  const stop = () => image.removeAttribute('src');
  signal.addEventListener('abort', stop, { once: true });
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
