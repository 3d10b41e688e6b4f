/** A picture in the viewer: its scale, and how far its centre is from that of the frame, in pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;

/** @param about the point that stays where it is, from the centre of the frame */
export function zoomed({ scale, x, y }: View, factor: number, about: Point, frame: Size): View {
  // Rounded: zooming in and out again does not end at exactly 1.
  const next = Math.round(Math.min(LARGEST, Math.max(1, scale * factor)) * 1000) / 1000;
  const by = next / scale;
  return moved({ scale: next, x: about.x * (1 - by) + x * by, y: about.y * (1 - by) + y * by }, { x: 0, y: 0 }, frame);
}

/** Moves a zoomed picture as far as it fills the frame. */
export function moved({ scale, x, y }: View, by: Point, { width, height }: Size): View {
  const within = (place: number, size: number) => {
    const most = (size * (scale - 1)) / 2;
    return Math.min(most, Math.max(-most, place));
  };
  return { scale, x: within(x + by.x, width), y: within(y + by.y, height) };
}
