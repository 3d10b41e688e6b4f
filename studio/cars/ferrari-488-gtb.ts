import { diffuserBays } from '../car/diffuser-bays';
import type { CarSpec } from '../car/spec';
import { twinSpoke } from '../car/wheel-designs';
import { blob, circle, outline, polygon, smoothStroke, stroke, without } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** Slim lamps, drawn from above: an L whose foot lies on the nose and whose strip sweeps back along the wing. */
const lampLens = polygon([
  ...samplePath('.36,.672 .355,.72 .39,.78 .52,.84 .76,.876 1.05,.872', 32),
  ...samplePath('1.05,.866 .8,.856 .62,.826 .5,.785 .43,.735 .4,.672', 32),
]);

/** Straight and leaning in front, a small corner below, then up along the mouth behind it. */
const doorLine = polygon([
  [1.64, 0.9],
  ...samplePath('1.62,.82 1.59,.55 1.57,.3 1.57,.225 1.64,.222', 24),
  ...samplePath('2.5,.23 2.6,.232 2.66,.26 2.72,.42 2.76,.6 2.76,.78 2.7,.92', 24),
]);

const sideGlass = polygon([
  ...samplePath('1.1,.84 1.6,.868 2.2,.885 2.7,.905 3,.935 3.24,.985', 32),
  ...samplePath('3.24,.99 3.05,1.06 2.86,1.13 2.7,1.4', 16),
  [1.1, 1.4],
]);

/** The scallop behind the door, and its one mouth with a blade of the car's colour across it. */
const sideScallop = blob('1.95,.53 2.4,.67 2.75,.8 3.05,.92 3.24,.93 3.24,.7 3.16,.48 2.9,.37 2.4,.37 2,.43');
const sideMouth = without(
  polygon([
    ...samplePath('2.92,.45 2.86,.49 2.83,.58 2.86,.72 2.96,.83 3.13,.9', 96),
    ...samplePath('3.17,.9 3.18,.82 3.15,.68 3.09,.55 3,.45 2.92,.45', 96),
  ]),
  smoothStroke('2.74,.6 2.9,.645 3.02,.675 3.24,.705', 0.017),
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
  wheel: { count: 5, arms: twinSpoke(0.036, 0.026, 0.2, 0.1), hubRadius: 0.07, dish: 0.035, bolts: 5 },
  body: {
    top: '0,.48 .1,.495 .25,.54 .6,.635 1,.735 1.4,.83 1.8,.87 2.6,.89 3.3,.9 3.9,.9 4.25,.89 4.48,.9 4.568,.89',
    shoulder:
      '0,.465 .1,.485 .35,.6 .65,.73 .95,.815 1.2,.83 1.6,.79 2.1,.79 2.6,.82 3,.88 3.4,.945 3.8,.955 4.15,.915 4.45,.88 4.568,.86',
    bottom: '0,.13 .3,.115 1.1,.115 3.7,.12 4.2,.17 4.568,.28',
    plan: '0,.86 .5,.93 .9,.965 1.2,.975 1.7,.94 2.2,.925 2.7,.95 3.2,1 3.7,1.015 4.1,.99 4.568,.92',
    shoulderInset: '0,.08 .4,.13 .9,.17 1.3,.16 1.8,.1 2.4,.09 2.9,.14 3.4,.21 3.9,.23 4.568,.16',
    tuck: '0,.03 .6,.03 1.5,.06 3,.06 4,.04 4.568,.06',
    scallop: '0,0 1.3,.005 1.8,.01 2.4,.01 3,.01 3.4,0 4.568,0',
    widest: '0,.6 1,.64 1.6,.76 2.4,.78 3.3,.66 4.568,.64',
    valley: '0,0 .3,.015 .7,.055 1.1,.06 1.5,.02 2,0 3,0 3.5,.03 4,.03 4.568,0',
    shoulderSharpness: '0,1.4 1,1.8 2.2,2.4 3.4,1.6 4.568,2',
    flankSharpness: '0,1.4 1.1,1.5 1.7,2.6 2.6,2.6 3.3,1.5 4.568,1.8',
    noseEnd: { length: 0.95, power: 2.65 },
    tailEnd: { length: 0.6, power: 2.8 },
    noseProfile: '.08,.04 .16,-.02 .28,.02 .4,0 .5,.05 .65,.16',
    tailProfile: '.1,-.27 .28,-.09 .42,-.02 .62,0 .78,0 .86,.02 .95,.01',
    flare: [0.012, 0.014],
    reliefs: [{ view: 'side', shape: sideScallop, depth: 0.034, softness: 0.22 }],
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
    // face: a mouth on each side, between them a narrow one over a flap of paint; black lip
    { kind: 'trim', view: 'front', shape: polygon('-.3,.02 .98,.02 .98,.125 -.3,.125'), finish: 'satin-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.255,.155 .7,.155 .79,.2 .83,.29 .8,.365 .7,.365 .5,.335 .3,.305 .262,.28', 0.01),
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.005 },
      meshDepth: 0.05,
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.215 .19,.215 .205,.25 .195,.29 -.3,.285', 0.008),
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.005 },
      meshDepth: 0.05,
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.145 .2,.145 .21,.165 -.3,.165', 0.004),
      walls: 'satin-black',
    },
    // lamps
    {
      kind: 'lamp',
      view: 'plan',
      shape: lampLens,
      within: { facing: 0.1, z: [0.45, 1] },
      depth: 0.05,
      housing: 'dark',
      elements: [
        { shape: outline(lampLens, 0.004), depth: 0.012, as: 'dark' },
        {
          shape: smoothStroke('.38,.684 .379,.722 .409,.773 .53,.829 .76,.865 1,.869', 0.003),
          depth: 0.001,
          as: 'led',
          glow: 0.8,
        },
      ],
    },
    // bonnet outlets, on both sides of the part that falls to the nose
    {
      kind: 'intake',
      view: 'plan',
      shape: polygon('.6,.17 .635,.31 .69,.36 .725,.36 .69,.28 .66,.18', 0.008),
      depth: 0.05,
      walls: 'satin-black',
    },
    // creases: bonnet, shoulder, both edges of the scallop, kick over the sill, haunch
    { kind: 'crease', view: 'plan', line: '.3,.12 .7,.14 1.1,.24 1.5,.34', lean: -0.14, reach: 0.07 },
    { kind: 'crease', view: 'plan', line: '.35,.42 .7,.5 1.1,.6 1.5,.66', lean: 0.25, reach: 0.06 },
    { kind: 'crease', view: 'side', line: '1.25,.79 1.7,.745 2.2,.75 2.7,.81 3.1,.9', lean: 0.22 },
    { kind: 'crease', view: 'side', line: '1.7,.48 2.1,.55 2.4,.64 2.75,.75 3,.86', lean: 0.18, reach: 0.05 },
    { kind: 'crease', view: 'side', line: '1.8,.45 2.1,.4 2.5,.36 2.95,.37 3.25,.46', lean: 0.18, reach: 0.05 },
    { kind: 'crease', view: 'plan', line: '3,.84 3.4,.8 3.9,.78 4.35,.74', lean: 0.28, reach: 0.07 },
    { kind: 'crease', view: 'front', line: '-.3,.435 .3,.435 .55,.42 .72,.4', lean: 0.1, reach: 0.07, taper: 0.15 },
    { kind: 'crease', view: 'rear', line: '-.3,.79 .2,.79 .45,.8 .62,.83', lean: 0.25, reach: 0.04, taper: 0.15 },
    // flank: the split mouth
    { kind: 'intake', view: 'side', shape: sideMouth, walls: 'paint', depth: 0.12 },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.35,.05 3.4,.05 3.4,.25 3.3,.23 2.95,.175 2.5,.155 1.35,.145'),
      finish: 'satin-black',
    },
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
      shape: polygon(
        '-.3,.6 .5,.59 .62,.605 .83,.65 .85,.72 .82,.8 .75,.83 .62,.825 .55,.76 .5,.7 .42,.685 -.3,.69',
        0.012,
      ),
      within: { x: [4, 4.8] },
      mesh: { kind: 'honeycomb', cell: 0.03, bar: 0.006 },
    },
    {
      kind: 'lamp',
      view: 'rear',
      shape: circle([0.69, 0.735], 0.088),
      depth: 0.06,
      tint: [0.6, 0.1, 0.09],
      elements: [
        { shape: circle([0.69, 0.735], 0.088), depth: 0.05, as: 'dark' },
        {
          shape: outline(circle([0.69, 0.735], 0.07), 0.01),
          depth: 0.012,
          as: 'led',
          glow: 1.5,
          colour: [1, 0.03, 0.02],
        },
        { shape: circle([0.69, 0.735], 0.034), depth: 0.02, as: 'dark-chrome' },
      ],
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.02 .84,.02 .8,.25 .7,.31 .58,.4 -.3,.4', 0.01),
      finish: 'carbon',
    },
    // the bays between the diffuser's fins
    ...diffuserBays(
      ['-.3,.15 .095,.15 .095,.335 -.3,.335', '.145,.15 .3,.15 .3,.335 .145,.335', '.345,.15 .52,.15 .52,.3 .345,.335'],
      { width: 0.008, finish: 'satin-metal' },
    ),
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('.8,.33 .855,.35 .88,.5 .845,.53', 0.006),
      within: { x: [4.1, 4.8] },
      depth: 0.05,
    },
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
    mirror: { at: [1.76, 0.95, 0.925], half: [0.062, 0.1, 0.045], squareness: 0.3, foot: [1.7, 0.85, 0.77] },
    handles: [],
    exhausts: [{ at: [4.53, 0.46, 0.5], half: [0.06, 0.06], squareness: 1, finish: 'chrome' }],
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
        span: 0.76,
        leading: '0,4.3 .5,4.28 .8,4.14',
        trailing: '0,4.545 .5,4.5 .7,4.42 .8,4.3',
        height: '0,.896 .45,.896 .62,.892 .7,.878 .76,.85',
        rise: 0.022,
        thickness: 0.034,
        finish: 'paint',
      },
    ],
    fins: { y: [0.12, 0.32, 0.52], x: [3.98, 4.3], z: [0.15, 0.34] },
    wipers: [{ pivot: [0.1, 0.03], tip: [0.6, 0.2] }],
    plates: { rear: [4.55, 0, 0.52] },
  },
  detail: { target: [0.49, 0.77, 0.61], azimuth: 145, distance: 2, height: 0.94, lens: 92 },
};

export default ferrari488Gtb;
