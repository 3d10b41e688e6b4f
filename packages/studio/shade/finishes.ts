import type { CarSpec, Finish } from '../car/spec';
import { mix, type Rgb } from '../geometry/vector';

/** How a finish answers light. Every finish is the same small model with different numbers. */
export interface FinishModel {
  readonly base: Rgb;
  /** The base colour seen at a flat angle: metallic paint is deeper there. The base itself unless given. */
  readonly flop?: Rgb;
  /** Weight of the very soft lobe (modelling) and of a narrower one (metallic sheen). */
  readonly broad: number;
  readonly sheen: number;
  readonly sheenRoughness: number;
  /** Weight of a mirror tinted by `base` scaled to brightness 1 (bare metal). */
  readonly metal: number;
  /** Reflectance of a clear coat seen straight on: 0.045 lacquer, 0 none. */
  readonly coat: number;
  /** Sharp reflections are traced, soft ones only see the light cards. */
  readonly roughness: number;
}

const model = (
  base: Rgb,
  broad: number,
  sheen: number,
  sheenRoughness: number,
  metal: number,
  coat: number,
  roughness: number,
): FinishModel => ({ base, broad, sheen, sheenRoughness, metal, coat, roughness });

const grey = (value: number): Rgb => [value, value, value * 1.01];

/** A colour with its strongest part kept best, and darker: what flakes that lie flat leave for a flat angle. */
function deeper(base: Rgb, metallic: number): Rgb {
  const peak = Math.max(...base);
  return base.map((c) => c * (1 - 0.5 * metallic) * (c / peak) ** (0.5 * metallic)) as Rgb;
}

/** The table of finishes for one car's colours. */
export function finishModels(colours: CarSpec['colours']): Record<Finish, FinishModel> {
  const metallic = colours.metallic ?? 0.7;
  const paint = (base: Rgb): FinishModel => ({
    ...model(base, 0.51 - 0.315 * metallic, 0.05 + 0.46 * metallic, 0.28, 0, 0.05, 0),
    flop: deeper(base, metallic),
  });
  return {
    paint: paint(colours.paint),
    'second-paint': paint(colours.secondPaint ?? colours.paint),
    'gloss-black': model(grey(0.004), 0.4, 0, 0.3, 0, 0.045, 0),
    'satin-black': model(grey(0.02), 0.6, 0.45, 0.35, 0, 0.05, 0.1),
    // unpainted plastic: its fine grain scatters light, so that it shows its form in the shade under a bumper
    grained: model(grey(0.046), 0.65, 0.4, 0.5, 0, 0.03, 0.4),
    dark: model(grey(0.0035), 0.5, 0, 0.5, 0, 0, 0.5),
    chrome: model([0.86, 0.87, 0.89], 0.1, 0.2, 0.45, 0.78, 0, 0.005),
    'dark-chrome': model([0.3, 0.3, 0.31], 0.1, 0.25, 0.4, 0.7, 0.03, 0.01),
    'satin-metal': model([0.55, 0.55, 0.56], 0.16, 0.4, 0.35, 0.3, 0, 0.12),
    carbon: model(grey(0.012), 0.5, 0.5, 0.4, 0, 0.045, 0),
    rim: model(colours.rim, 0.16, 0.42, 0.35, 0.42, 0.035, 0.08),
    'rim-face': model([0.62, 0.63, 0.65], 0.12, 0.4, 0.3, 0.5, 0.03, 0.06),
    tyre: model([0.038, 0.0376, 0.037], 0.9, 0.7, 0.45, 0, 0.02, 0.5),
    disc: model([0.3, 0.3, 0.305], 0.16, 0.45, 0.4, 0.25, 0, 0.2),
    caliper: model(colours.caliper, 0.6, 0.06, 0.3, 0, 0.04, 0.1),
    leather: model(colours.leather, 0.75, 0.1, 0.6, 0, 0.02, 0.5),
    cloth: model([0.15, 0.158, 0.16], 0.75, 0.55, 0.5, 0, 0, 0.5),
    'cabin-plastic': model(grey(0.035), 0.7, 0.1, 0.6, 0, 0.02, 0.5),
    plate: model(grey(0.54), 0.6, 0.2, 0.5, 0, 0.035, 0.3),
    glass: model(grey(0.003), 0.3, 0, 0.3, 0, 0.06, 0),
    'red-lens': model([0.16, 0.004, 0.003], 0.6, 0.2, 0.4, 0, 0.05, 0),
    wood: model([0.2, 0.088, 0.036], 0.75, 0.08, 0.4, 0, 0.045, 0.02),
    // the carpet takes after the car outside, its leather only warms it
    carpet: model(
      (colours.secondPaint ?? colours.paint).map((c, k) => mix(0.9 * c, colours.leather[k]!, 0.07)) as Rgb,
      0.9,
      0.3,
      0.7,
      0,
      0,
      0.5,
    ),
  };
}
