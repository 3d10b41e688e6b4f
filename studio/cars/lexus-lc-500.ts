import type { CarSpec, ObliqueView } from '../car/spec';
import { ySpoke } from '../car/wheel-designs';
import { circle, polygon, smoothStroke, stroke, without } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The lamps face forwards and outwards, laid back with the wing. */
const lampView: ObliqueView = { origin: [0.32, 0.68, 0.67], right: [0.5, 0.87, 0], up: [0.5, 0, 0.87] };

/** The hourglass: narrow at the lamps' height, flaring to the bonnet and widely to the bumper's foot. */
const spindle = polygon([
  [-0.3, 0.685],
  ...samplePath('.36,.68 .4,.66 .34,.56 .29,.5 .3,.44 .4,.33 .52,.24 .6,.19 .56,.15', 40),
  [-0.3, 0.15],
]);

const headlamp = polygon('-.12,-.03 .06,-.034 .2,.005 .29,.05 .27,.062 .08,.036 -.1,.024', 0.009);
const arrow = polygon('-.13,-.05 -.09,-.052 .08,-.06 .05,-.085 -.02,-.15 -.06,-.17 -.06,-.12', 0.004);

const doorLine = stroke(
  [
    ...samplePath('1.86,.98 1.72,.85 1.66,.6 1.66,.42 1.76,.28', 24),
    ...samplePath('2.75,.27 3,.3 3.08,.5 3.12,.7 3.04,1', 24),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.55,.9 2,.93 2.6,.955 3.1,.98 3.3,1 3.4,1.05 3.3,1.12 3.1,1.4', 40),
  [1.55, 1.4],
]);

const lexusLc500: CarSpec = {
  slug: 'lexus-lc-500',
  dimensions: {
    length: 4.77,
    width: 1.92,
    height: 1.345,
    wheelbase: 2.87,
    source: 'Lexus LC 500 technical data: 4,770 x 1,920 x 1,345 mm, wheelbase 2,870 mm',
  },
  colours: {
    paint: [0.22, 0.062, 0.02],
    metallic: 0.9,
    rim: [0.5, 0.5, 0.51],
    caliper: [0.05, 0.05, 0.055],
    leather: [0.16, 0.08, 0.04],
  },
  front: { x: 0.93, tyreRadius: 0.352, tyreWidth: 0.245, rimRadius: 0.285, inset: 0.03, archGap: 0.028 },
  rear: { x: 3.8, tyreRadius: 0.352, tyreWidth: 0.275, rimRadius: 0.285, inset: 0.026, archGap: 0.028 },
  wheel: { count: 7, arms: ySpoke(0.046, 0.026, 0.2, 0.42), hubRadius: 0.075, dish: 0.025, bolts: 5 },
  body: {
    top: '0,.66 .04,.7 .15,.735 .5,.8 1,.885 1.5,.95 2,.96 3.2,.97 3.9,.975 4.3,.965 4.6,.965 4.7,.95 4.77,.91',
    shoulder:
      '0,.63 .1,.665 .3,.73 .6,.82 .9,.87 1.2,.875 1.7,.865 2.3,.875 2.9,.9 3.3,.955 3.75,.995 4.1,.975 4.5,.935 4.7,.89 4.77,.85',
    bottom: '0,.15 .3,.135 1,.13 3.8,.135 4.4,.17 4.77,.26',
    plan: '0,.93 .4,.955 .95,.98 1.5,.945 2.1,.925 2.7,.925 3.1,.945 3.45,.99 3.8,1.015 4.25,.985 4.77,.94',
    shoulderInset: '0,.08 .4,.13 .95,.16 1.5,.12 2.2,.1 2.9,.11 3.3,.17 3.8,.22 4.3,.2 4.77,.14',
    tuck: '0,.03 .6,.03 1.5,.05 3,.06 4,.04 4.77,.07',
    scallop: '0,0 1.2,.005 1.7,.035 2.4,.05 3,.04 3.4,0 4.77,0',
    widest: '0,.62 .9,.68 2.2,.74 3.6,.64 4.77,.62',
    valley: '0,0 .3,.02 .7,.04 1.2,.03 1.7,0 4.77,0',
    shoulderSharpness: '0,2 .9,2.2 2.2,2.6 3.6,1.7 4.77,2',
    flankSharpness: 1.8,
    noseEnd: { length: 0.7, power: 2.5 },
    tailEnd: { length: 0.55, power: 2.9 },
    noseProfile: '.1,.07 .2,.03 .34,.01 .5,0 .62,.01 .72,.06 .8,.12',
    tailProfile: '.12,-.17 .28,-.07 .45,-.02 .6,-.01 .75,-.01 .88,.02 .95,.03',
    flare: [0.014, 0.018],
  },
  cabin: {
    from: 1.45,
    to: 4.6,
    roof: '1.45,.86 1.7,.97 2,1.14 2.28,1.285 2.6,1.362 2.95,1.355 3.4,1.28 3.8,1.17 4.15,1.06 4.4,.98 4.6,.9',
    base: '1.45,.77 1.8,.8 2.3,.785 2.9,.765 3.5,.69 4,.6 4.6,.46',
    rail: '1.45,.73 1.75,.68 2.2,.59 2.6,.56 3.2,.535 3.7,.48 4.2,.41 4.6,.35',
    drop: '1.45,.02 1.8,.035 2.3,.07 2.9,.08 3.6,.07 4.2,.045 4.6,.02',
    belt: '1.45,.84 1.9,.9 2.5,.92 3.1,.95 3.7,.96 4.2,.9 4.6,.78',
    sideGlass,
    frame: { width: 0.012, finish: 'chrome' },
    windscreen: { to: 2.28, pillar: 0.03 },
    rearScreen: { from: 3.3, to: 4.28, pillar: 0.05 },
    wrapFront: 0.24,
    wrapRear: 0.14,
    open: [1.68, 3.4],
  },
  features: [
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 1,.05 1,.155 -.3,.14'), finish: 'satin-black' },
    // spindle grille
    {
      kind: 'intake',
      view: 'front',
      shape: spindle,
      mesh: { kind: 'diamond', cell: 0.022, bar: 0.005, finish: 'dark-chrome' },
      frame: { width: 0.012, finish: 'chrome' },
      depth: 0.1,
    },
    // outer intakes
    { kind: 'intake', view: 'front', shape: polygon('.7,.2 .86,.22 .88,.3 .86,.4 .82,.38 .76,.28', 0.01) },
    // lamps: three projectors, and the arrow of light under them
    {
      kind: 'lamp',
      view: lampView,
      shape: headlamp,
      within: { x: [0, 0.9], y: [0.4, 1], z: [0.5, 0.92] },
      depth: 0.05,
      elements: [
        { shape: circle([-0.055, -0.004], 0.026), depth: 0.02, as: 'projector' },
        { shape: circle([0.03, 0], 0.026), depth: 0.02, as: 'projector' },
        { shape: circle([0.115, 0.014], 0.024), depth: 0.02, as: 'projector' },
        { shape: stroke('.19,.03 .28,.062', 0.004), depth: 0.01, as: 'led', glow: 0.8, colour: [1, 0.5, 0.1] },
      ],
    },
    {
      kind: 'lamp',
      view: lampView,
      shape: arrow,
      within: { x: [0, 0.9], y: [0.35, 1], z: [0.4, 0.9] },
      depth: 0.03,
      elements: [{ shape: stroke('-.115,-.06 .05,-.068 -.045,-.155', 0.006), depth: 0.008, as: 'led', glow: 2.2 }],
    },
    // vent before the rear wheel, with a bright edge
    { kind: 'intake', view: 'side', shape: polygon('3.2,.42 3.27,.46 3.34,.68 3.36,.84 3.32,.84 3.25,.66', 0.008) },
    { kind: 'trim', view: 'side', shape: smoothStroke('3.18,.42 3.24,.66 3.315,.86', 0.005), finish: 'chrome' },
    // black below the side glass and behind it, under a chrome line: the roof floats
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      shape: without(polygon('1.85,.85 1.85,.96 3.2,1 3.2,1.235 3.5,1.17 3.9,1.07 4.2,.98 4.2,.85'), sideGlass),
      within: { y: [0.4, 1] },
      finish: 'gloss-black',
    },
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      shape: smoothStroke('2.36,1.225 2.6,1.265 2.85,1.27 3.2,1.243 3.5,1.177 3.9,1.075 4.05,1.03 4.2,.98', 0.007),
      within: { y: [0.38, 1] },
      finish: 'chrome',
    },
    // tail lamps: an L on its back, mirrored
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon('.36,.8 .7,.79 .75,.6 .79,.6 .81,.76 .85,.8 .85,.848 .38,.85', 0.006),
      within: { x: [4.1, 4.9] },
      depth: 0.05,
      elements: [
        {
          shape: stroke('.38,.835 .8,.832 .775,.61', 0.005),
          depth: 0.006,
          as: 'led',
          glow: 1.7,
          colour: [1, 0.03, 0.02],
        },
        {
          shape: stroke('.4,.815 .755,.812 .76,.64', 0.004),
          depth: 0.025,
          as: 'led',
          glow: 1,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: stroke('-.3,.86 .4,.858 .88,.857', 0.005),
      within: { x: [4.3, 4.9] },
      finish: 'chrome',
    },
    // rear bumper
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.2 .86,.24 .82,.33 .5,.31 .42,.28 -.3,.3', 0.006),
      finish: 'satin-black',
    },
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('.74,.34 .79,.34 .83,.5 .8,.53', 0.006),
      within: { x: [4.3, 4.9] },
      depth: 0.05,
    },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.46 .32,.46 .34,.48 .36,.66 -.3,.66') },
    { kind: 'trim', view: 'side', shape: polygon('1.3,.05 3.4,.05 3.4,.175 1.3,.175'), finish: 'satin-black' },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.1,.36 .14,.46 .3,.6 .6,.68 1.1,.7 1.6,.72', 0) },
    { kind: 'gap', view: 'plan', on: 'both', shape: smoothStroke('4.1,.6 4.3,.58 4.6,.56 4.7,.4 4.72,0', 0) },
  ],
  interior: {
    seats: [
      { x: 2.72, z: 0.36 },
      { x: 3.35, z: 0.5, y: 0.3, scale: 0.66 },
    ],
    dash: { x: 2.2, z: 0.9, style: 'flat' },
    steering: [2.34, 0.37, 0.83],
  },
  details: {
    mirror: { at: [2.04, 0.93, 1.01], half: [0.07, 0.1, 0.06], foot: [2, 0.79, 0.94] },
    handles: [{ at: [2.9, 0.8], half: 0.09 }],
    exhausts: [{ at: [4.64, 0.6, 0.27], half: [0.09, 0.04], squareness: 2.5, finish: 'chrome' }],
    blades: [
      {
        span: 0.82,
        leading: '0,.02 .4,.05 .65,.14 .82,.34',
        trailing: '0,.2 .4,.24 .7,.34 .82,.44',
        height: 0.125,
        thickness: 0.028,
        finish: 'satin-black',
      },
    ],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.62, 0.12] },
      { pivot: [-0.5, 0.03], tip: [0.05, 0.1] },
    ],
    plates: { rear: [4.765, 0, 0.56] },
  },
  detail: { target: [0.45, 0.55, 0.55], azimuth: 150, distance: 3.6, height: 0.95 },
};

export default lexusLc500;
