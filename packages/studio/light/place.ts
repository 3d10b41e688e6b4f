import type { Rgb } from '../geometry/vector';
import type { LightCard, Surroundings } from './studio-light';

/** A point of the floor that is looked at. */
interface Ground {
  readonly x: number;
  readonly y: number;
  /** How much light the cars leave it, 0 to 1. */
  readonly open: number;
  /** Metres from the middle of what stands there, and how long that is. */
  readonly distance: number;
  readonly length: number;
  /** Where on the screen it is seen, -1 to 1. */
  readonly screen: readonly number[];
}

/** What a camera sees round the cars: it lights nothing. */
export interface Backdrop {
  /** What is seen where no car is, over the floor. */
  background(out: Rgb, origin: readonly number[], direction: readonly number[], screen: readonly number[]): void;
  /** Light from the floor. */
  ground(out: Rgb, ground: Ground): void;
}

/** Where cars stand: its lights, what is round them, what is under them. */
export interface Place extends Backdrop {
  /** A light ground, which mirrors nothing, before which the same cars are seen as well, so that they can be cut out of both. */
  readonly onLight?: Backdrop;
  /** The lights for a car of this size; metres. */
  lights(length: number, height: number): LightCard[];
  /** What is seen past the lights. */
  surroundings(length: number): Surroundings;
  /** Whether the floor goes as far as this; everywhere unless given. */
  floorAt?(x: number, y: number): boolean;
  /** And as the car's own paint mirrors it at the height `z`. */
  groundInPaint(out: Rgb, x: number, y: number, open: number, length: number, z: number): void;
  /** Of what stands on it the floor mirrors this much at most; it fades from the car outwards by `groundFade`. */
  readonly mirrors: number;
  groundFade(distance: number, length: number, screen: readonly number[]): number;
}
