/** The action of a key in the full-screen viewer. Steps count pictures; pans are pixels the picture moves. */
export type ViewerAction =
  | { readonly kind: 'step'; readonly by: number }
  | { readonly kind: 'zoom'; readonly to: 'nearer' | 'farther' | 'whole' }
  | { readonly kind: 'pan'; readonly x: number; readonly y: number };

const PAN = 80;

const zooms: Readonly<Record<string, 'nearer' | 'farther' | 'whole'>> = {
  '+': 'nearer',
  // The same key without Shift.
  '=': 'nearer',
  '-': 'farther',
  _: 'farther',
  '0': 'whole',
};

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows step through the pictures, and look around in one that is zoomed. Null for every other key. */
export function viewerAction(key: string, zoomed: boolean): ViewerAction | null {
  const to = Object.hasOwn(zooms, key) ? zooms[key] : undefined;
  if (to) return { kind: 'zoom', to };
  const arrow = Object.hasOwn(arrows, key) ? arrows[key] : undefined;
  if (!arrow) return null;
  const [x, y] = arrow;
  // Looking to the right moves the picture to the left; adding 0 keeps -0 out.
  if (zoomed) return { kind: 'pan', x: 0 - x * PAN, y: 0 - y * PAN };
  return x === 0 ? null : { kind: 'step', by: x };
}

/** A formatted zoom factor: '150 %'. */
export function percent(scale: number): string {
  return `${Math.round(scale * 100)} %`;
}
