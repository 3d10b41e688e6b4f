import type { CarSpec } from '../car/spec';
import { twinSpoke } from '../car/wheel-designs';
import { blob, circle, outline, polygon, smoothStroke, stroke, without } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** Slim lamps, drawn from above: an L that runs outwards along the nose, then up the wing. */
const lampLens = blob(
  '.3,.55 .25,.62 .28,.73 .42,.82 .7,.878 1.04,.882 1.06,.86 .85,.84 .6,.795 .43,.735 .37,.66 .36,.56',
);

const doorLine = polygon([
  ...samplePath('1.5,.86 1.45,.7 1.42,.46 1.46,.28 1.62,.215', 24),
  ...samplePath('2.42,.215 2.62,.24 2.68,.44 2.66,.64 2.62,.9', 24),
]);

const sideGlass = polygon([
  ...samplePath('1.1,.84 1.6,.868 2.2,.885 2.7,.905 3.02,.945 3.16,.985 3.05,1.04 2.86,1.12 2.7,1.4', 40),
  [1.1, 1.4],
]);

/** The scallop behind the door, and its one mouth with a blade of the car's colour across it. */
const sideScallop = blob('1.55,.5 2,.62 2.5,.75 2.9,.88 3.22,.9 3.22,.7 3.12,.5 2.8,.36 2.3,.34 1.8,.38');
const sideMouth = without(
  blob('2.78,.46 2.74,.62 2.78,.76 2.92,.835 3.1,.87 3.14,.74 3.12,.58 3,.47 2.88,.42'),
  smoothStroke('2.7,.6 2.86,.625 3,.665 3.2,.75', 0.011),
);

const ferrari488Gtb: CarSpec = {
  slug: 'ferrari-488-gtb',
  dimensions: {
    length: 4.568,
    width: 1.952,
    height: 1.213,
    wheelbase: 2.65,
    source: 'Ferrari 488 GTB technical data: 4,568 x 1,952 x 1,213 mm, wheelbase 2,650 mm',
  },
  colours: {
    paint: [0.47, 0.009, 0.006],
    metallic: 0.3,
    rim: [0.5, 0.5, 0.51],
    caliper: [0.8, 0.5, 0.02],
    leather: [0.26, 0.1, 0.035],
  },
  front: { x: 1.1, tyreRadius: 0.34, tyreWidth: 0.245, rimRadius: 0.272, inset: 0.024, archGap: 0.026 },
  rear: { x: 3.75, tyreRadius: 0.352, tyreWidth: 0.305, rimRadius: 0.274, inset: 0.018, archGap: 0.028 },
  wheel: { count: 5, arms: twinSpoke(0.042, 0.036, 0.21, 0.13), hubRadius: 0.07, dish: 0.035, bolts: 5 },
  body: {
    top: '0,.46 .05,.49 .25,.55 .6,.64 1,.735 1.4,.83 1.8,.87 2.6,.89 3.3,.9 3.9,.9 4.25,.89 4.48,.9 4.568,.89',
    shoulder:
      '0,.43 .12,.49 .35,.6 .65,.73 .95,.815 1.2,.83 1.6,.79 2.1,.79 2.6,.82 3,.88 3.4,.945 3.8,.955 4.15,.915 4.45,.88 4.568,.86',
    bottom: '0,.13 .3,.115 1.1,.115 3.7,.12 4.2,.17 4.568,.28',
    plan: '0,.86 .5,.93 .9,.965 1.2,.975 1.7,.94 2.2,.925 2.7,.95 3.2,1 3.7,1.015 4.1,.99 4.568,.92',
    shoulderInset: '0,.08 .4,.13 .9,.17 1.3,.16 1.8,.1 2.4,.09 2.9,.14 3.4,.21 3.9,.23 4.568,.16',
    tuck: '0,.03 .6,.03 1.5,.06 3,.06 4,.04 4.568,.06',
    scallop: '0,0 1.3,.005 1.8,.045 2.4,.065 3,.03 3.4,0 4.568,0',
    widest: '0,.6 1,.64 2.2,.72 3.4,.66 4.568,.64',
    valley: '0,0 .3,.015 .7,.055 1.1,.06 1.5,.02 2,0 3,0 3.5,.03 4,.03 4.568,0',
    shoulderSharpness: '0,1.4 1,1.5 2.2,2 3.4,1.3 4.568,1.6',
    flankSharpness: 1.4,
    noseEnd: { length: 1.0, power: 2.3 },
    tailEnd: { length: 0.6, power: 2.8 },
    noseProfile: '.08,.04 .16,-.02 .28,.02 .4,0 .5,.05 .65,.16',
    tailProfile: '.1,-.27 .28,-.09 .42,-.02 .62,0 .78,0 .86,.02 .95,.01',
    flare: [0.012, 0.014],
    reliefs: [{ view: 'side', shape: sideScallop, depth: 0.06, softness: 0.13 }],
  },
  cabin: {
    from: 1.1,
    to: 4.3,
    roof: '1.1,.7 1.38,.825 1.7,1 2.02,1.165 2.35,1.232 2.7,1.222 3.1,1.15 3.55,1.03 3.95,.935 4.3,.86',
    base: '1.1,.78 1.6,.8 2.2,.8 2.8,.76 3.3,.65 3.9,.53 4.3,.44',
    rail: '1.1,.72 1.5,.68 2,.57 2.5,.535 3,.5 3.5,.42 4.3,.36',
    drop: '1.1,.02 1.6,.035 2.2,.075 2.8,.085 3.4,.06 4.3,.03',
    belt: '1.1,.7 1.6,.81 2.3,.83 3,.87 3.5,.88 4.3,.8',
    sideGlass,
    pillars: [[2.66, 2.58, 0.02]],
    windscreen: { to: 2.02, pillar: 0.03 },
    rearScreen: { from: 3.02, to: 4.05, pillar: 0.05 },
    wrapFront: 0.28,
    wrapRear: 0.1,
    open: [1.34, 2.95],
  },
  features: [
    // face: one wide low mouth with two pillars, black lip
    { kind: 'trim', view: 'front', shape: polygon('-.3,.02 .98,.02 .98,.13 -.3,.13'), finish: 'satin-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.25,.165 .74,.165 .82,.25 .81,.335 .68,.365 .4,.345 .27,.31', 0.012),
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.005 },
      meshDepth: 0.05,
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.165 .205,.165 .22,.25 .205,.31 -.3,.31', 0.01),
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.005 },
      meshDepth: 0.05,
    },
    // lamps
    {
      kind: 'lamp',
      view: 'plan',
      shape: lampLens,
      within: { facing: 0.1, z: [0.4, 1] },
      depth: 0.05,
      housing: 'dark',
      elements: [
        { shape: outline(lampLens, 0.005), depth: 0.012, as: 'dark' },
        { shape: circle([0.41, 0.765], 0.026), depth: 0.03, as: 'projector' },
        { shape: smoothStroke('.31,.6 .33,.71 .45,.797 .7,.852 .95,.867', 0.005), depth: 0.004, as: 'led', glow: 1.4 },
      ],
    },
    // bonnet outlets
    {
      kind: 'intake',
      view: 'plan',
      shape: polygon('.62,.12 .6,.3 .68,.38 .72,.38 .7,.3 .71,.14', 0.01),
      depth: 0.05,
      walls: 'satin-black',
    },
    // flank: the split mouth
    { kind: 'intake', view: 'side', shape: sideMouth, walls: 'paint', depth: 0.12 },
    { kind: 'trim', view: 'side', shape: polygon('1.45,.05 3.4,.05 3.4,.155 1.45,.155'), finish: 'satin-black' },
    // engine lid's louvres beside the glass
    ...[0, 1, 2].map((i) => ({
      kind: 'trim' as const,
      view: 'plan' as const,
      on: 'both' as const,
      shape: stroke(`${3.5 + i * 0.13},.05 ${3.54 + i * 0.13},.34`, 0.018),
      finish: 'dark' as const,
    })),
    // tail: one round lamp each side, black band between the pipes, big diffuser
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.7 .45,.69 .55,.63 .72,.63 .8,.7 .8,.78 .74,.825 -.3,.825', 0.015),
      mesh: { kind: 'honeycomb', cell: 0.03, bar: 0.006 },
    },
    {
      kind: 'lamp',
      view: 'rear',
      shape: circle([0.66, 0.735], 0.098),
      depth: 0.06,
      tint: [0.6, 0.1, 0.09],
      elements: [
        { shape: circle([0.66, 0.735], 0.098), depth: 0.05, as: 'dark' },
        {
          shape: outline(circle([0.66, 0.735], 0.076), 0.013),
          depth: 0.012,
          as: 'led',
          glow: 1.5,
          colour: [1, 0.03, 0.02],
        },
        { shape: circle([0.66, 0.735], 0.035), depth: 0.02, as: 'dark-chrome' },
      ],
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.02 .9,.02 .86,.3 .68,.36 .56,.455 -.3,.455', 0.01),
      finish: 'satin-black',
    },
    { kind: 'intake', view: 'rear', shape: polygon('.7,.36 .86,.38 .9,.52 .78,.5', 0.01), depth: 0.06 },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.47 .29,.47 .31,.49 .31,.62 .29,.64 -.3,.64') },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.42,0 .44,.25 .6,.46 1,.58 1.4,.66', 0) },
  ],
  interior: {
    seats: [{ x: 2.26, z: 0.29, scale: 0.96 }],
    dash: { x: 1.76, z: 0.83, style: 'binnacle' },
    steering: [1.92, 0.37, 0.76],
  },
  details: {
    mirror: { at: [1.7, 0.94, 0.96], half: [0.07, 0.1, 0.05], squareness: 0.3, foot: [1.66, 0.78, 0.87] },
    handles: [],
    exhausts: [{ at: [4.53, 0.47, 0.5], half: [0.062, 0.062], squareness: 1, finish: 'chrome' }],
    blades: [
      {
        span: 0.82,
        leading: '0,.02 .4,.06 .65,.2 .82,.42',
        trailing: '0,.2 .4,.26 .7,.38 .82,.52',
        height: 0.11,
        thickness: 0.025,
        finish: 'satin-black',
      },
      // the ducktail
      {
        span: 0.8,
        leading: '0,4.3 .5,4.3 .8,4.2',
        trailing: '0,4.55 .5,4.53 .7,4.46 .8,4.36',
        height: '0,.895 .5,.893 .8,.875',
        rise: 0.02,
        thickness: 0.03,
        finish: 'paint',
      },
    ],
    fins: { y: [0.12, 0.32, 0.52], x: [3.98, 4.3], z: [0.15, 0.34] },
    wipers: [{ pivot: [0.1, 0.03], tip: [0.6, 0.2] }],
    plates: { rear: [4.575, 0, 0.56] },
  },
  detail: { target: [4.4, 0.6, 0.66], azimuth: 28, distance: 3.1, height: 0.95 },
};

export default ferrari488Gtb;
