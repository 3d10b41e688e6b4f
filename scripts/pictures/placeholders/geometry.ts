/** A place in a car's side view: millimetres behind the nose, millimetres above the floor. */
export type Point = readonly [x: number, z: number];

/** A point a curve passes through; at a corner it changes direction at once. */
export type ControlPoint = Point | readonly [x: number, z: number, kind: 'corner'];

const SAMPLES_PER_SPAN = 24;

/** A smooth line through the points, as a close row of places. */
export function smoothLine(points: readonly ControlPoint[]): readonly Point[] {
  return smoothRuns(points).flatMap((run, index) => (index === 0 ? sample(run) : sample(run).slice(1)));
}

/** A smooth closed line through the points. It begins and ends at the first corner, or at the first point. */
export function smoothLoop(points: readonly ControlPoint[]): readonly Point[] {
  const corner = Math.max(0, points.findIndex(isCorner));
  const turned = [...points.slice(corner), ...points.slice(0, corner)];
  const [first] = turned;
  return first ? smoothLine([...turned, first]) : [];
}

function isCorner(point: ControlPoint): boolean {
  return point[2] === 'corner';
}

function smoothRuns(points: readonly ControlPoint[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]];
  points.forEach((point, index) => {
    const place: Point = [point[0], point[1]];
    runs.at(-1)?.push(place);
    if (isCorner(point) && index > 0 && index < points.length - 1) runs.push([place]);
  });
  return runs;
}

/** Centripetal Catmull-Rom: passes through every point and makes no loop where they stand close. */
function sample(points: readonly Point[]): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return points;
  const second = points[1] ?? last;
  const beforeLast = points.at(-2) ?? first;
  const padded = [mirrored(second, first), ...points, mirrored(beforeLast, last)];
  const line: Point[] = [first];
  for (let index = 0; index + 3 < padded.length; index++) {
    const span = padded.slice(index, index + 4) as [Point, Point, Point, Point];
    for (let step = 1; step <= SAMPLES_PER_SPAN; step++) line.push(onSpan(span, step / SAMPLES_PER_SPAN));
  }
  return line;
}

function mirrored(point: Point, about: Point): Point {
  return [2 * about[0] - point[0], 2 * about[1] - point[1]];
}

function onSpan([p0, p1, p2, p3]: readonly [Point, Point, Point, Point], share: number): Point {
  const t0 = 0;
  const t1 = t0 + Math.sqrt(distance(p0, p1));
  const t2 = t1 + Math.sqrt(distance(p1, p2));
  const t3 = t2 + Math.sqrt(distance(p2, p3));
  const t = t1 + (t2 - t1) * share;
  const a1 = between(p0, p1, (t - t0) / (t1 - t0));
  const a2 = between(p1, p2, (t - t1) / (t2 - t1));
  const a3 = between(p2, p3, (t - t2) / (t3 - t2));
  const b1 = between(a1, a2, (t - t0) / (t2 - t0));
  const b2 = between(a2, a3, (t - t1) / (t3 - t1));
  return between(b1, b2, (t - t1) / (t2 - t1));
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

function between(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}
