import type { Rgb, Vec3 } from '../geometry/vector';
import type { LightCard } from './studio-light';

const AMBIENT: Rgb = [0.019, 0.0185, 0.018];

/** The one lighting set all cars stand in; `length` and `height` are the car's, metres. */
export function studioRig(length: number, height: number): { cards: LightCard[]; ambient: Rgb } {
  const middle = length / 2;
  const card = (
    centre: Vec3,
    across: Vec3,
    along: Vec3,
    strength: number,
    colour: Rgb,
    fade: readonly [number, number],
  ): LightCard => ({ centre, across, along, strength, colour, fade });
  const cards = [
    // overhead core: the bright band along bonnet, roof and tail
    card([middle, 0.1, height + 2.6], [length * 0.6, 0, 0], [0, 0.5, 0], 7, [1, 0.985, 0.96], [0.2, 1]),
    // overhead silk: soft modelling of everything that faces up
    card([middle, 0.7, height + 3.6], [length, 0, 0], [0, 2.6, 0], 1.15, [0.96, 0.98, 1], [0.5, 0.6]),
    // shoulder strips, both sides: the long crisp highlight along the crest
    card([middle, 4.6, 3.0], [length * 0.85, 0, 0], [0, 0.11, 0.17], 27, [1, 0.985, 0.96], [0.3, 0.6]),
    // flank fill: keeps doors and sills readable
    card([middle, 6.5, 1.7], [length * 1.1, 0, 0], [0, 0, 0.85], 2.6, [0.98, 0.985, 1], [0.4, 0.3]),
    // far-side rim: separates roof and far wing from the backdrop
    card([middle, -4.0, 2.6], [length * 0.8, 0, 0], [0, 0.12, 0.26], 1.9, [0.96, 0.98, 1], [0.3, 0.6]),
    // nose and tail
    card([-4.6, -0.4, 1.3], [0.3, 3.6, 0], [0, 0, 0.8], 2.2, [0.98, 0.985, 1], [0.5, 0.7]),
    card([length + 4.6, -0.4, 1.3], [0.3, -3.6, 0], [0, 0, 0.8], 2.0, [1, 0.975, 0.945], [0.5, 0.7]),
  ];
  return { cards, ambient: AMBIENT };
}
