type ZoomTo = 'nearer' | 'farther' | 'whole';

/** The action of a key in the full-screen viewer: a step, a zoom, or a move in pixels. */
export type ViewerAction = ZoomTo | number | readonly [x: number, y: number];

const PAN = 80;

const zooms: ReadonlyMap<string, ZoomTo> = new Map([
  ['+', 'nearer'],
  // The same key without Shift.
  ['=', 'nearer'],
  ['-', 'farther'],
  ['_', 'farther'],
  ['0', 'whole'],
]);

const arrows: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** Arrows step through the pictures, and look around in one that is zoomed. Null for every other key. */
export function viewerAction(key: string, zoomed: boolean): ViewerAction | null {
  const [x, y] = arrows.get(key) ?? [];
  if (x === undefined || y === undefined) return zooms.get(key) ?? null;
  // Looking to the right moves the picture to the left; adding 0 keeps -0 out.
  if (zoomed) return [0 - x * PAN, 0 - y * PAN];
  return x || null;
}

/** A formatted zoom factor: '150 %'. */
export function percent(scale: number): string {
  return `${Math.round(scale * 100)} %`;
}
