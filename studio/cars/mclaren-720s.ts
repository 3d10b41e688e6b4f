import { diffuserBays } from '../car/diffuser-bays';
import type { CarSpec, ObliqueView } from '../car/spec';
import { straightSpoke } from '../car/wheel-designs';
import { blob, circle, polygon, smoothStroke, stroke, union, without } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The eye socket lies on the corner of the nose, facing forwards, outwards and up. */
const eyeView: ObliqueView = { origin: [0.36, 0.68, 0.53], right: [0.6, 0.8, 0], up: [0.5, -0.3, 0.8] };
const eyeSocket = polygon([
  ...samplePath('-.33,-.15 -.24,-.06 -.1,.04 .1,.1 .28,.112 .38,.115', 32),
  ...samplePath('.4,.095 .34,.02 .2,-.08 -.02,-.16 -.2,-.19 -.33,-.15', 32),
]);
/** The thin blade of the car's colour across it, with the line of light along its upper edge. */
const eyeBlade = smoothStroke('-.36,-.16 -.2,-.115 0,-.06 .16,-.005 .3,.06 .47,.12', 0.015);
const eyeLine = '-.2,-.083 -.1,-.055 .02,-.02 .14,.022 .28,.08';
const eyeCluster = polygon('-.09,-.03 -.07,.02 .02,.062 .12,.088 .16,.07 .14,.03', 0.006);
const EYE_WITHIN = { x: [0, 0.95], y: [0.35, 1], z: [0.3, 0.8] } as const;

/** The doors open up into the roof: their gap starts at the front wing, its rear edge runs up along the intake. */
const doorLine = polygon([
  [1.36, 1],
  ...samplePath('1.36,.8 1.42,.62 1.47,.45 1.5,.27 1.515,.235 1.56,.23', 24),
  ...samplePath('2.4,.245 2.48,.25 2.53,.29 2.66,.46 2.86,.62 3.06,.8 3.1,1', 24),
]);

/** Between the outer skin of the door and the glass air runs back to the radiators. */
const skinSlot = polygon([
  ...samplePath('1.95,.742 2.3,.768 2.7,.818 3.02,.872 3.13,.9', 24),
  ...samplePath('3.16,.875 3.1,.82 2.9,.782 2.5,.745 1.95,.742', 24),
]);

const sideGlass = polygon([
  ...samplePath('.9,.8 1.3,.812 1.8,.825 2.4,.86 2.75,.895 3.02,.945 3.3,1.01 3.14,1.08 2.9,1.4', 40),
  [0.9, 1.4],
]);

const tailLine = '.46,.826 .6,.822 .76,.806 .865,.782 .875,.735 .82,.69 .74,.668';

const mclaren720s: CarSpec = {
  slug: 'mclaren-720s',
  dimensions: {
    length: 4.543,
    width: 1.93,
    height: 1.196,
    wheelbase: 2.67,
    source: 'McLaren 720S technical data: 4,543 x 1,930 x 1,196 mm, wheelbase 2,670 mm',
  },
  colours: {
    paint: [0.86, 0.25, 0.012],
    metallic: 0.35,
    rim: [0.13, 0.13, 0.135],
    caliper: [0.02, 0.02, 0.022],
    leather: [0.04, 0.04, 0.043],
  },
  front: { x: 1.04, tyreRadius: 0.33, tyreWidth: 0.245, rimRadius: 0.262, inset: 0.024, archGap: 0.026 },
  rear: { x: 3.71, tyreRadius: 0.347, tyreWidth: 0.305, rimRadius: 0.274, inset: 0.018, archGap: 0.028 },
  wheel: { count: 10, arms: straightSpoke(0.03, 0.019), hubRadius: 0.06, dish: 0.022, bolts: 5 },
  body: {
    top: '0,.435 .08,.445 .25,.495 .6,.605 1,.715 1.3,.78 1.8,.82 2.6,.85 3.3,.87 3.8,.88 4.2,.885 4.45,.88 4.543,.86',
    shoulder:
      '0,.425 .08,.435 .2,.485 .4,.6 .7,.72 .98,.775 1.25,.765 1.7,.75 2.2,.765 2.7,.8 3.1,.855 3.5,.91 3.8,.925 4.15,.9 4.4,.86 4.543,.81',
    bottom: '0,.13 .3,.115 1,.11 3.7,.115 4.2,.17 4.543,.3',
    plan: '0,.86 .5,.94 1,.985 1.4,.97 1.9,.94 2.4,.945 2.9,.97 3.4,1.005 3.8,1.01 4.2,.97 4.543,.88',
    shoulderInset: '0,.08 .4,.14 .9,.2 1.3,.15 1.8,.09 2.4,.1 2.9,.16 3.4,.22 3.9,.23 4.543,.15',
    tuck: '0,.03 .6,.03 1.5,.06 3,.07 4,.05 4.543,.07',
    scallop: '0,0 1.25,.01 1.6,.04 2.3,.06 2.9,.045 3.3,0 4.543,0',
    widest: '0,.6 1,.66 1.5,.78 2.2,.84 2.8,.84 3.3,.68 4.543,.64',
    valley: '0,0 .3,.01 .6,.035 1,.045 1.4,.02 2,0 3,0 3.5,.03 4,.03 4.543,0',
    shoulderSharpness: '0,1.4 1,1.8 2.2,2.6 3.4,1.6 4.543,1.6',
    flankSharpness: '0,1.4 1.1,1.6 1.6,3.5 2.8,3.5 3.3,1.6 4.543,2',
    noseEnd: { length: 1.0, power: 2.35 },
    tailEnd: { length: 0.62, power: 2.9 },
    noseProfile: '.08,-.01 .14,-.03 .24,.03 .36,.02 .45,.07 .6,.18',
    tailProfile: '.1,-.3 .28,-.12 .42,-.04 .62,-.02 .78,0 .86,0 .95,-.02',
    flare: [0.012, 0.012],
    reliefs: [
      // the channel of the double-skinned door, from the front wing to the rear one
      {
        view: 'side',
        shape: blob('1.42,.48 1.7,.53 2.1,.6 2.6,.7 3,.79 3.18,.79 3.2,.68 3.05,.56 2.75,.45 2.3,.38 1.8,.36 1.45,.38'),
        depth: 0.042,
        softness: 0.11,
      },
    ],
  },
  cabin: {
    from: 0.85,
    to: 4.3,
    roof: '.85,.6 1.15,.765 1.45,.935 1.78,1.1 2.08,1.195 2.42,1.214 2.82,1.172 3.25,1.08 3.65,.975 4,.89 4.3,.8',
    base: '.95,.76 1.4,.8 2,.8 2.6,.76 3.1,.68 3.6,.56 4.25,.42',
    rail: '.95,.7 1.3,.66 1.8,.55 2.2,.51 2.8,.47 3.4,.38 4.25,.3',
    drop: '.95,.02 1.4,.04 2,.08 2.7,.085 3.4,.06 4.25,.03',
    belt: '.95,.66 1.5,.77 2.2,.79 3,.83 3.5,.84 4.25,.76',
    bulge: 0.03,
    railSharpness: 1.6,
    sideGlass,
    pillars: [[2.5, 2.36, 0.02]],
    railHeight: 0.02,
    frame: { width: 0.6, finish: 'gloss-black' },
    windscreen: { to: 1.86, pillar: 0.012 },
    rearScreen: { from: 2.8, to: 3.62, pillar: 0.015 },
    wrapFront: 0.4,
    wrapRear: 0.12,
    open: [1.2, 2.9],
  },
  features: [
    // the whole canopy is black: its flanks are the frame of the side glass
    {
      kind: 'trim',
      view: 'plan',
      on: 'cabin',
      shape: polygon('1.86,-.3 1.86,.54 2.2,.512 2.5,.488 2.8,.458 2.8,-.3'),
      within: { facing: 0.3 },
      finish: 'gloss-black',
    },
    {
      kind: 'trim',
      view: 'plan',
      on: 'cabin',
      shape: polygon('3.615,-.3 3.605,.1 3.57,.3 3.53,.38 3.4,.5 3.4,.9 4.4,.9 4.4,-.3'),
      finish: 'gloss-black',
    },
    // face: splitter, one wide thin intake under a lip of paint, vertical vanes at the corners
    { kind: 'trim', view: 'front', shape: polygon('-.3,.02 .98,.02 .98,.125 .7,.14 -.3,.14'), finish: 'satin-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.165 .56,.165 .68,.2 .74,.27 .66,.285 .5,.265 .3,.245 -.3,.24', 0.008),
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.005 },
      meshDepth: 0.05,
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.775,.16 .9,.17 .925,.29 .86,.275', 0.006),
      walls: 'satin-black',
    },
    // open eye sockets: air passes above and below the blade
    {
      kind: 'intake',
      view: eyeView,
      shape: without(eyeSocket, eyeBlade),
      within: EYE_WITHIN,
      depth: 0.12,
      walls: 'satin-black',
    },
    {
      kind: 'lamp',
      view: eyeView,
      shape: union(smoothStroke(eyeLine, 0.011), eyeCluster),
      within: EYE_WITHIN,
      depth: 0.03,
      housing: 'dark',
      elements: [
        { shape: smoothStroke(eyeLine, 0.005), depth: 0.004, as: 'led', glow: 1.6 },
        { shape: circle([-0.04, 0.012], 0.02), depth: 0.02, as: 'projector' },
        { shape: circle([0.035, 0.038], 0.02), depth: 0.02, as: 'projector' },
        { shape: circle([0.11, 0.06], 0.018), depth: 0.02, as: 'projector' },
      ],
    },
    // creases: bonnet, edge of the door's outer skin, kick over the sill, haunch, lip of the nose
    { kind: 'crease', view: 'plan', line: '.3,.2 .6,.36 .95,.47 1.35,.56', lean: 0.3, reach: 0.06 },
    { kind: 'crease', view: 'side', line: '1.25,.735 1.6,.7 2.1,.675 2.6,.72 3.1,.8', lean: 0.28, reach: 0.05 },
    { kind: 'crease', view: 'side', line: '1.5,.3 2.1,.33 2.7,.42 3.05,.53 3.28,.66', lean: 0.4, reach: 0.06 },
    { kind: 'crease', view: 'plan', line: '3,.83 3.4,.78 3.9,.75 4.3,.7', lean: 0.28, reach: 0.07 },
    { kind: 'crease', view: 'front', line: '-.3,.4 .2,.4 .45,.375 .7,.33', lean: 0.09, reach: 0.07, taper: 0.15 },
    // behind the rear wheel: the haunch runs into the lamp, the bumper's edge up to it
    { kind: 'crease', view: 'side', line: '3.5,.86 3.9,.865 4.2,.83 4.5,.79', lean: 0.22, reach: 0.05, taper: 0.3 },
    { kind: 'crease', view: 'side', line: '4.02,.52 4.2,.56 4.35,.62 4.5,.68', lean: 0.2, reach: 0.05, taper: 0.15 },
    { kind: 'gap', view: 'side', shape: smoothStroke('4.06,.5 4.14,.56 4.2,.68 4.24,.84', 0) },
    // sill; shadow under the door's outer skin
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.3,.05 3.4,.05 3.4,.27 3.3,.25 3,.19 2.5,.165 1.3,.15'),
      finish: 'satin-black',
    },
    { kind: 'intake', view: 'side', shape: skinSlot, depth: 0.07, walls: 'satin-black' },
    // tail: a wide black mesh under the wing, a thin line of light round its corners, black down to the diffuser
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.02 .92,.02 .88,.2 .72,.32 .6,.46 .53,.6 -.3,.6', 0.01),
      finish: 'carbon',
    },
    // the bays between the diffuser's fins
    ...diffuserBays(
      [
        '-.3,.15 .095,.15 .095,.36 -.3,.36',
        '.145,.15 .3,.15 .3,.36 .145,.36',
        '.345,.15 .54,.15 .54,.3 .5,.36 .345,.36',
      ],
      { width: 0.008, finish: 'satin-metal' },
    ),
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.57 .44,.57 .55,.64 .74,.665 .85,.71 .875,.755 .84,.795 .5,.83 -.3,.835', 0.008),
      within: { x: [4, 4.7] },
      mesh: { kind: 'honeycomb', cell: 0.03, bar: 0.0055 },
    },
    {
      kind: 'lamp',
      view: 'rear',
      shape: smoothStroke(tailLine, 0.009),
      within: { x: [4, 4.7] },
      depth: 0.02,
      housing: 'dark',
      elements: [{ shape: smoothStroke(tailLine, 0.003), depth: 0.004, as: 'led', glow: 1.3, colour: [1, 0.03, 0.02] }],
    },
    // the bumper's slots behind the rear wheels
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('.79,.3 .85,.33 .875,.5 .84,.56 .81,.46', 0.006),
      within: { x: [4.1, 4.7] },
      depth: 0.05,
    },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'body' },
    // the doors take a piece of the roof with them
    {
      kind: 'gap',
      view: 'plan',
      on: 'cabin',
      shape: smoothStroke('1.95,.5 1.95,.4 2.02,.3 2.3,.27 2.7,.28 2.8,.36 2.82,.7', 0),
    },
    { kind: 'gap', view: 'plan', shape: stroke('.3,.0 .34,.2 .5,.42 .8,.5 1.25,.5', 0) },
    // bonnet outlets beside the cowl
    {
      kind: 'intake',
      view: 'plan',
      shape: polygon('.72,.53 .98,.6 1.12,.59 .9,.52', 0.008),
      depth: 0.05,
      walls: 'satin-black',
    },
  ],
  interior: {
    seats: [{ x: 2.14, z: 0.27, scale: 0.95 }],
    dash: { x: 1.58, z: 0.79, style: 'flat' },
    steering: [1.76, 0.37, 0.72],
  },
  details: {
    mirror: { at: [1.53, 0.93, 0.88], half: [0.06, 0.1, 0.042], squareness: 0.3, foot: [1.47, 0.82, 0.738] },
    exhausts: [{ at: [4.545, 0.15, 0.7], half: [0.062, 0.062], squareness: 1, finish: 'satin-metal' }],
    blades: [
      {
        span: 0.8,
        leading: '0,.02 .4,.06 .65,.18 .8,.4',
        trailing: '0,.2 .4,.26 .7,.38 .8,.5',
        height: 0.11,
        thickness: 0.025,
        finish: 'satin-black',
      },
      // the active wing, lying on the tail
      {
        span: 0.84,
        leading: '0,4.24 .5,4.22 .84,4.02',
        trailing: '0,4.51 .5,4.48 .74,4.39 .84,4.18',
        height: '0,.882 .45,.878 .7,.862 .84,.84',
        rise: 0.012,
        thickness: 0.036,
        finish: 'paint',
      },
    ],
    fins: { y: [0.12, 0.32, 0.52], x: [3.98, 4.26], z: [0.15, 0.34] },
    wipers: [{ pivot: [0.0, 0.03], tip: [0.55, 0.22] }],
    plates: { rear: [4.5, 0, 0.48] },
  },
  detail: { target: [0.4, 0.7, 0.54], azimuth: 147, distance: 2.2, height: 0.9, lens: 95 },
};

export default mclaren720s;
