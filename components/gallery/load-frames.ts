import { frameAddress, type Spin } from '@/lib/gallery/spin';

/** The frames that have come, by their number; those still missing are undefined. */
export type Frames = (HTMLImageElement | undefined)[];

/**
 * Loads the frames that `frames` still lacks into it. Resolves to whether all are there; frames that came stay where
 * another did not, so that a second try asks only for what is missing.
 * @param onProgress the number of frames there are
 */
export async function loadFrames(
  spin: Spin,
  frames: Frames,
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const count = () => frames.filter(Boolean).length;
  const missing = Array.from({ length: spin.frames }, (_, frame) => frame).filter((frame) => !frames[frame]);
  await Promise.allSettled(
    missing.map(async (frame) => {
      frames[frame] = await loadImage(frameAddress(spin, frame), signal);
      if (!signal.aborted) onProgress(count());
    }),
  );
  return count() === spin.frames;
}

async function loadImage(address: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image();
  // An empty address is how a browser is told to stop loading one.
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
