import type { CarSpec, ObliqueView } from '../car/spec';
import { ySpoke } from '../car/wheel-designs';
import { blob, circle, polygon, smoothStroke, stroke } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The eye socket lies on the corner of the nose, facing forwards, outwards and up. */
const eyeView: ObliqueView = { origin: [0.36, 0.68, 0.53], right: [0.6, 0.8, 0], up: [0.5, -0.3, 0.8] };
const eyeSocket = polygon([
  ...samplePath('-.27,-.15 -.16,-.02 .08,.085 .4,.115', 24),
  ...samplePath('.44,.1 .34,0 .16,-.1 -.04,-.18 -.18,-.19 -.27,-.15', 24),
]);
const eyelight = smoothStroke('-.15,-.06 -.04,0 .12,.055 .3,.085', 0.016);
const EYE_WITHIN = { x: [0, 0.9], y: [0.35, 1], z: [0.3, 0.8] } as const;

/** The doors open up into the roof: their gap starts at the front wing. */
const doorLine = polygon([
  ...samplePath('1.42,1 1.36,.8 1.33,.55 1.38,.3 1.54,.215', 24),
  ...samplePath('2.3,.215 2.5,.24 2.62,.4 2.78,.62 2.84,.86', 24),
]);

const sideGlass = polygon([
  ...samplePath('.9,.82 1.3,.822 1.8,.83 2.4,.855 2.75,.885 3.02,.945 3.24,1.03 3.1,1.1 2.9,1.4', 40),
  [0.9, 1.4],
]);

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
  wheel: { count: 10, arms: ySpoke(0.034, 0.016, 0.12, 0.5), hubRadius: 0.06, dish: 0.03, bolts: 5 },
  body: {
    top: '0,.4 .05,.425 .25,.5 .6,.61 1,.72 1.3,.78 1.8,.82 2.6,.85 3.3,.87 3.8,.88 4.2,.885 4.45,.88 4.543,.86',
    shoulder:
      '0,.375 .15,.46 .4,.6 .7,.72 .98,.775 1.25,.765 1.7,.75 2.2,.765 2.7,.8 3.1,.855 3.5,.91 3.8,.925 4.15,.9 4.4,.86 4.543,.81',
    bottom: '0,.13 .3,.115 1,.11 3.7,.115 4.2,.17 4.543,.3',
    plan: '0,.86 .5,.94 1,.985 1.4,.97 1.9,.94 2.4,.945 2.9,.97 3.4,1.005 3.8,1.01 4.2,.97 4.543,.88',
    shoulderInset: '0,.08 .4,.14 .9,.2 1.3,.15 1.8,.09 2.4,.1 2.9,.16 3.4,.22 3.9,.23 4.543,.15',
    tuck: '0,.03 .6,.03 1.5,.06 3,.07 4,.05 4.543,.07',
    scallop: '0,0 1.2,.01 1.7,.05 2.4,.06 3,.03 3.5,0 4.543,0',
    widest: '0,.6 1,.66 2.2,.72 3.4,.66 4.543,.64',
    valley: '0,0 .3,.01 .6,.035 1,.045 1.4,.02 2,0 3,0 3.5,.03 4,.03 4.543,0',
    shoulderSharpness: '0,1.4 1,1.8 2.2,2.6 3.4,1.6 4.543,1.6',
    flankSharpness: 1.6,
    noseEnd: { length: 1.0, power: 2.35 },
    tailEnd: { length: 0.8, power: 2.6 },
    noseProfile: '.08,-.01 .14,-.03 .24,.03 .36,.02 .45,.07 .6,.18',
    tailProfile: '.1,-.3 .28,-.12 .42,-.04 .62,-.02 .78,0 .86,0 .95,-.02',
    flare: [0.012, 0.012],
    reliefs: [
      // the channel of the double-skinned door, from the front wing to the rear one
      {
        view: 'side',
        shape: blob('1.35,.6 1.8,.67 2.4,.74 2.95,.85 3.2,.86 3.15,.7 2.8,.58 2.3,.46 1.7,.42 1.35,.46'),
        depth: 0.06,
        softness: 0.14,
      },
    ],
  },
  cabin: {
    from: 0.95,
    to: 4.25,
    roof: '.95,.63 1.2,.76 1.5,.945 1.8,1.12 2.1,1.21 2.45,1.21 2.85,1.15 3.25,1.055 3.65,.955 4,.875 4.25,.81',
    base: '.95,.76 1.4,.8 2,.8 2.6,.76 3.1,.68 3.6,.56 4.25,.42',
    rail: '.95,.7 1.3,.66 1.8,.55 2.2,.51 2.8,.47 3.4,.38 4.25,.3',
    drop: '.95,.02 1.4,.04 2,.08 2.7,.085 3.4,.06 4.25,.03',
    belt: '.95,.66 1.5,.77 2.2,.79 3,.83 3.5,.84 4.25,.76',
    bulge: 0.03,
    railSharpness: 1.6,
    sideGlass,
    pillars: [[2.5, 2.36, 0.02]],
    railHeight: 0.02,
    frame: { width: 0.05, finish: 'gloss-black' },
    windscreen: { to: 1.86, pillar: 0.012 },
    rearScreen: { from: 2.8, to: 3.62, pillar: 0.015 },
    wrapFront: 0.34,
    wrapRear: 0.12,
    open: [1.2, 2.9],
  },
  features: [
    // a black roof; the black pillars are the frame of the side glass
    {
      kind: 'trim',
      view: 'plan',
      on: 'cabin',
      shape: polygon('1.86,-.3 1.86,.9 2.8,.9 2.8,-.3'),
      within: { facing: 0.55 },
      finish: 'gloss-black',
    },
    // face: eye sockets, low mouth, blade of paint under it
    { kind: 'trim', view: 'front', shape: polygon('-.3,.02 .98,.02 .98,.12 -.3,.12'), finish: 'satin-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.17 .5,.17 .62,.22 .66,.29 .5,.27 -.3,.25', 0.01),
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.005 },
      meshDepth: 0.05,
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.7,.17 .86,.19 .9,.27 .78,.25', 0.01),
      walls: 'satin-black',
    },
    {
      kind: 'intake',
      view: eyeView,
      shape: eyeSocket,
      within: EYE_WITHIN,
      depth: 0.14,
      walls: 'satin-black',
    },
    {
      kind: 'lamp',
      view: eyeView,
      shape: eyelight,
      within: EYE_WITHIN,
      depth: 0.03,
      housing: 'dark',
      elements: [
        { shape: smoothStroke('-.15,-.06 -.04,0 .12,.055 .3,.085', 0.005), depth: 0.006, as: 'led', glow: 1.5 },
        { shape: circle([-0.02, -0.006], 0.013), depth: 0.012, as: 'led', glow: 2 },
        { shape: circle([0.08, 0.03], 0.013), depth: 0.012, as: 'led', glow: 2 },
      ],
    },
    // sill; shadow under the door's outer skin
    { kind: 'trim', view: 'side', shape: polygon('1.4,.05 3.4,.05 3.4,.17 1.4,.15'), finish: 'satin-black' },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon([
        ...samplePath('2.2,.735 2.6,.79 3.02,.865 3.14,.87', 24),
        ...samplePath('3.1,.83 2.7,.75 2.2,.735', 24),
      ]),
      finish: 'gloss-black',
    },
    // tail: thin lines of light round a black mesh, high pipes, tall diffuser
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.56 .3,.56 .7,.62 .86,.74 .84,.8 .5,.815 -.3,.815', 0.01),
      mesh: { kind: 'honeycomb', cell: 0.032, bar: 0.006 },
    },
    {
      kind: 'lamp',
      view: 'rear',
      shape: smoothStroke('.3,.805 .6,.81 .84,.79 .87,.73 .8,.66 .66,.61', 0.012),
      depth: 0.02,
      elements: [
        {
          shape: smoothStroke('.3,.805 .6,.81 .84,.79 .87,.73 .8,.66 .66,.61', 0.005),
          depth: 0.006,
          as: 'led',
          glow: 1.5,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.02 .9,.02 .84,.24 .62,.4 -.3,.42', 0.01),
      finish: 'satin-black',
    },
    { kind: 'intake', view: 'rear', shape: polygon('.74,.3 .86,.34 .9,.52 .8,.5', 0.01), depth: 0.06 },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'body' },
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
    mirror: { at: [1.5, 0.95, 0.9], half: [0.065, 0.1, 0.042], squareness: 0.3, foot: [1.44, 0.82, 0.8] },
    exhausts: [{ at: [4.545, 0.13, 0.7], half: [0.07, 0.055], squareness: 1.3 }],
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
        span: 0.78,
        leading: '0,4.2 .5,4.2 .78,4.14',
        trailing: '0,4.47 .5,4.44 .78,4.3',
        height: '0,.887 .5,.883 .78,.865',
        rise: 0.03,
        thickness: 0.03,
        finish: 'paint',
      },
    ],
    fins: { y: [0.12, 0.32, 0.52], x: [3.98, 4.26], z: [0.15, 0.34] },
    wipers: [{ pivot: [0.0, 0.03], tip: [0.55, 0.22] }],
    plates: { rear: [4.53, 0, 0.5] },
  },
  detail: { target: [0.42, 0.62, 0.5], azimuth: 146, distance: 3.3, height: 0.85 },
};

export default mclaren720s;
