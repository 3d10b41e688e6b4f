/**
 * A bounding volume hierarchy over triangles in flat typed arrays, so that one copy is shared by all workers.
 * Written by hand because the tracer needs a cut-away test inside the traversal (wheel arches) and no allocation per ray.
 */
export interface Bvh {
  /** Six floats a node: low corner, high corner. */
  readonly boxes: Float32Array;
  /** Two integers a node: first child and 0, or first triangle and their number. */
  readonly links: Int32Array;
  /** Nine floats a triangle, in traversal order: corner, edge, edge. */
  readonly corners: Float32Array;
  /** For each triangle in traversal order, its index in the mesh. */
  readonly order: Uint32Array;
}

const LEAF_SIZE = 4;
const BINS = 12;

/** Half the surface of a box. */
function area(box: Float64Array, o: number): number {
  const dx = box[o + 3]! - box[o]!;
  const dy = box[o + 4]! - box[o + 1]!;
  const dz = box[o + 5]! - box[o + 2]!;
  return dx < 0 ? 0 : dx * dy + dy * dz + dz * dx;
}

function clear(box: Float64Array, o: number): void {
  box[o] = box[o + 1] = box[o + 2] = Infinity;
  box[o + 3] = box[o + 4] = box[o + 5] = -Infinity;
}

function grow(box: Float64Array, o: number, from: Float64Array | Float32Array, p: number): void {
  for (let k = 0; k < 3; k++) {
    if (from[p + k]! < box[o + k]!) box[o + k] = from[p + k]!;
    if (from[p + 3 + k]! > box[o + 3 + k]!) box[o + 3 + k] = from[p + 3 + k]!;
  }
}

/** Splits by binned surface-area heuristic. */
export function buildBvh(positions: Float32Array, triangles: Uint32Array): Bvh {
  const count = triangles.length / 3;
  const bounds = new Float32Array(count * 6);
  const centres = new Float32Array(count * 3);
  for (let t = 0; t < count; t++) {
    const [a, b, c] = [triangles[3 * t]! * 3, triangles[3 * t + 1]! * 3, triangles[3 * t + 2]! * 3];
    for (let k = 0; k < 3; k++) {
      const low = Math.min(positions[a + k]!, positions[b + k]!, positions[c + k]!);
      const high = Math.max(positions[a + k]!, positions[b + k]!, positions[c + k]!);
      bounds[6 * t + k] = low;
      bounds[6 * t + 3 + k] = high;
      centres[3 * t + k] = (low + high) / 2;
    }
  }
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const boxes = new Float32Array(count * 12);
  const links = new Int32Array(count * 4);
  const nodeBox = new Float64Array(6);
  const bins = new Float64Array(BINS * 6);
  const binCount = new Int32Array(BINS);
  const rightCost = new Float64Array(BINS);
  const running = new Float64Array(6);
  const centreLow = [0, 0, 0];
  const centreHigh = [0, 0, 0];
  let nodes = 1;
  const stack: number[] = [0, 0, count];
  while (stack.length > 0) {
    const end = stack.pop()!;
    const start = stack.pop()!;
    const node = stack.pop()!;
    clear(nodeBox, 0);
    centreLow.fill(Infinity);
    centreHigh.fill(-Infinity);
    for (let i = start; i < end; i++) {
      const t = order[i]!;
      grow(nodeBox, 0, bounds, t * 6);
      for (let k = 0; k < 3; k++) {
        const c = centres[3 * t + k]!;
        if (c < centreLow[k]!) centreLow[k] = c;
        if (c > centreHigh[k]!) centreHigh[k] = c;
      }
    }
    boxes.set(nodeBox, node * 6);
    if (end - start <= LEAF_SIZE) {
      links[2 * node] = start;
      links[2 * node + 1] = end - start;
      continue;
    }
    let bestCost = Infinity;
    let bestAxis = 0;
    let bestSplit = 0;
    for (let axis = 0; axis < 3; axis++) {
      const low = centreLow[axis]!;
      const width = centreHigh[axis]! - low;
      if (width < 1e-9) continue;
      binCount.fill(0);
      for (let b = 0; b < BINS; b++) clear(bins, b * 6);
      for (let i = start; i < end; i++) {
        const t = order[i]!;
        const b = Math.min(BINS - 1, (((centres[3 * t + axis]! - low) / width) * BINS) | 0);
        binCount[b]!++;
        grow(bins, b * 6, bounds, t * 6);
      }
      clear(running, 0);
      for (let b = BINS - 1, n = 0; b > 0; b--) {
        grow(running, 0, bins, b * 6);
        n += binCount[b]!;
        rightCost[b] = n ? area(running, 0) * n : 0;
      }
      clear(running, 0);
      for (let b = 0, n = 0; b < BINS - 1; b++) {
        grow(running, 0, bins, b * 6);
        n += binCount[b]!;
        if (n === 0 || n === end - start) continue;
        const cost = area(running, 0) * n + rightCost[b + 1]!;
        if (cost < bestCost) {
          bestCost = cost;
          bestAxis = axis;
          bestSplit = low + ((b + 1) * width) / BINS;
        }
      }
    }
    let middle = start;
    for (let i = start; i < end && bestCost < Infinity; i++) {
      const t = order[i]!;
      if (centres[3 * t + bestAxis]! >= bestSplit) continue;
      order[i] = order[middle]!;
      order[middle++] = t;
    }
    if (middle === start || middle === end) middle = (start + end) >> 1;
    links[2 * node] = nodes;
    links[2 * node + 1] = 0;
    stack.push(nodes, start, middle, nodes + 1, middle, end);
    nodes += 2;
  }
  const corners = new Float32Array(count * 9);
  for (let i = 0; i < count; i++) {
    const t = order[i]! * 3;
    const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
    for (let k = 0; k < 3; k++) {
      corners[9 * i + k] = positions[a + k]!;
      corners[9 * i + 3 + k] = positions[b + k]! - positions[a + k]!;
      corners[9 * i + 6 + k] = positions[c + k]! - positions[a + k]!;
    }
  }
  return { boxes: boxes.slice(0, nodes * 6), links: links.slice(0, nodes * 2), corners, order };
}
