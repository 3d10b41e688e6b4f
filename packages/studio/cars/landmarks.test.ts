import { readdirSync, readFileSync } from 'node:fs';
import { type Gauge, gauge } from '../car/gauge';
import type { Vec2, Vec3 } from '../geometry/vector';
import { carBySlug } from './';

/** What was measured on the real shape, in metres. `is` is what a probe from that side finds; edges are to be where they were found. */
interface Landmark {
  readonly name: string;
  readonly from: 'above' | 'side' | 'front' | 'rear' | 'window' | 'lamp';
  readonly at: readonly number[];
  readonly is?: number;
}

interface Landmarks {
  readonly source: string;
  readonly points: readonly Landmark[];
}

const FOLDER = 'packages/studio/cars/landmarks';
const WITHIN = 0.015;

function miss(car: Gauge, { from, at, is }: Landmark): number {
  if (from === 'window') return car.windowEdge(at as unknown as Vec2);
  if (from === 'lamp') return car.lampEdge(at as unknown as Vec3);
  return Math.abs((car[from](at as unknown as Vec2) ?? Infinity) - is!);
}

const SLUGS = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));

it.each(SLUGS)('%s stands within 15 mm of what was measured on the real shape', async (slug) => {
  const { points, source } = JSON.parse(readFileSync(`${FOLDER}/${slug}.json`, 'utf8')) as Landmarks;
  expect(source).toMatch(/\S/);
  const measured = gauge(await carBySlug(slug));
  const missed = points.flatMap((point) => {
    const millimetres = Math.round(1000 * miss(measured, point));
    return millimetres > 1000 * WITHIN ? [`${point.name}: ${millimetres} mm off`] : [];
  });
  expect(missed).toEqual([]);
});
