/** A car's spin as the page needs it; plain data, so that it can be handed to a client component. */
export type Spin = {
  /** '/pictures/ferrari-488-gtb/spin' */
  readonly folder: string;
  readonly frames: number;
  /** The frame that looks like the car’s first picture. */
  readonly start: number;
  /** Pixels of each frame. */
  readonly width: number;
  readonly height: number;
  /** Of all frames together. */
  readonly bytes: number;
  readonly illustration: boolean;
};

/** The eight views of a spin, from the front three-quarter view, with which the studio starts. */
const VIEWS = [
  'Front three-quarter',
  'Right side',
  'Rear three-quarter',
  'Rear',
  'Left rear three-quarter',
  'Left side',
  'Left front three-quarter',
  'Front',
] as const;

/** A frame's file in the spin's folder: '07.avif'. Counts from 0. */
function frameFile(frame: number): string {
  return `${String(frame).padStart(2, '0')}.avif`;
}

export function frameAddress({ folder }: Pick<Spin, 'folder'>, frame: number): string {
  return `${folder}/${frameFile(frame)}`;
}

/** Any whole number as one of the frames: the one after the last is the first again. */
function wrapFrame(frame: number, frames: number): number {
  return ((frame % frames) + frames) % frames;
}

/**
 * The frame a drag has reached; right across the picture is one whole turn. A drag to the right counts up: the camera
 * moves left, so the near side follows the finger.
 * @param from frame where the drag began
 * @param distance pixels to the right
 * @param width pixels of the picture on screen
 */
export function frameAfterDrag(from: number, distance: number, width: number, frames: number): number {
  if (width <= 0) return from;
  return wrapFrame(from + Math.round((distance / width) * frames), frames);
}

/** Degrees the car has turned at a frame, whole ones: 0 to 359. */
function spinDegrees(frame: number, frames: number): number {
  return Math.round((wrapFrame(frame, frames) * 360) / frames);
}

/** 'Front three-quarter' */
function spinView(frame: number, frames: number): string {
  const eighth = Math.round((wrapFrame(frame, frames) * VIEWS.length) / frames) % VIEWS.length;
  return VIEWS[eighth] ?? VIEWS[0];
}

/** A frame in words: 'Front three-quarter, 0 degrees'. */
export function spinText(frame: number, frames: number): string {
  return `${spinView(frame, frames)}, ${spinDegrees(frame, frames)} degrees`;
}

/** The size of the download, in the units in which data bundles are sold: 'about 300 kB', 'about 1.2 MB'. */
export function spinSize(bytes: number): string {
  const tens = Math.max(10, Math.round(bytes / 10_000) * 10);
  return tens < 1000 ? `about ${tens} kB` : `about ${(bytes / 1_000_000).toFixed(1)} MB`;
}
