import type { CarSpec, ObliqueView } from '../car/spec';
import { twinSpoke } from '../car/wheel-designs';
import { circle, ellipse, outline, polygon, roundedBox, smoothStroke, stroke, union } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The round lamps face forwards and a little outwards, laid back with the wing. */
const lampView: ObliqueView = { origin: [0.33, 0.702, 0.695], right: [0.22, 0.975, 0], up: [0.64, -0.144, 0.754] };

const fourPoints = union(
  ...[-0.046, 0.046].flatMap((a) => [-0.052, 0.055].map((b) => roundedBox([a, b], [0.021, 0.0105], 0.006))),
);

/** The door: an almost upright front edge, small corners below, a rear edge that leans back a little. */
const doorLine = stroke(
  [
    ...samplePath('1.66,.93 1.585,.86 1.545,.74 1.54,.6 1.54,.32 1.545,.27,2 1.6,.245,2', 24),
    ...samplePath('2.6,.252 2.7,.256 2.77,.29,2 2.8,.42 2.815,.62 2.815,.8 2.8,.95', 24),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.3,.87 1.7,.905 2.4,.92 3,.94 3.34,.975 3.4,1.01 3.2,1.1 3,1.4', 40),
  [1.3, 1.4],
]);

const porsche911TurboS: CarSpec = {
  slug: 'porsche-911-turbo-s',
  dimensions: {
    length: 4.535,
    width: 1.9,
    height: 1.303,
    wheelbase: 2.45,
    source: 'Porsche 911 Turbo S (992) technical data: 4,535 x 1,900 x 1,303 mm, wheelbase 2,450 mm',
  },
  colours: {
    paint: [0.2, 0.225, 0.25],
    metallic: 0.9,
    rim: [0.2, 0.2, 0.205],
    caliper: [0.78, 0.55, 0.03],
    leather: [0.12, 0.024, 0.02],
  },
  front: { x: 1.0, tyreRadius: 0.343, tyreWidth: 0.255, rimRadius: 0.272, inset: 0.03, archGap: 0.026 },
  rear: { x: 3.45, tyreRadius: 0.361, tyreWidth: 0.315, rimRadius: 0.287, inset: 0.022, archGap: 0.026 },
  wheel: { count: 10, arms: twinSpoke(0.019, 0.016, 0.1, 0.1), hubRadius: 0.07, dish: 0.03, bolts: 'centre-lock' },
  body: {
    top: '0,.56 .04,.575 .12,.595 .35,.635 .7,.71 1.05,.785 1.35,.865 1.6,.91 1.9,.92 3,.92 3.6,.93 3.95,.9 4.2,.868 4.4,.842 4.5,.81 4.535,.76',
    shoulder:
      '0,.56 .06,.575 .12,.6 .2,.665 .3,.755 .42,.815 .7,.843 1.15,.848 1.6,.86 2.2,.87 2.8,.887 3.2,.93 3.55,.935 3.9,.885 4.2,.832 4.45,.785 4.535,.735',
    bottom: '0,.16 .3,.13 1,.12 3.45,.125 4.1,.16 4.535,.24',
    plan: '0,.9 .5,.935 1,.96 1.4,.93 1.8,.912 2.4,.908 2.75,.925 3.05,1 3.5,1.025 3.9,.985 4.3,.94 4.535,.9',
    shoulderInset: '0,.1 .2,.13 .4,.16 .8,.165 1.2,.155 1.7,.12 2.4,.1 2.9,.14 3.4,.235 3.9,.25 4.535,.2',
    tuck: '0,.03 .6,.03 1.5,.05 3,.045 4,.04 4.535,.06',
    scallop: '0,0 1.2,.005 1.8,.03 2.4,.04 2.9,.015 3.2,0 4.535,0',
    widest: '0,.6 1,.66 2.2,.7 3.3,.62 4.535,.6',
    valley: '0,0 .15,0 .3,.012 .5,.035 .8,.045 1.15,.035 1.5,.005 2,0 4.535,0',
    shoulderSharpness: '0,1.2 .8,1.5 2.2,1.8 3.3,1.2 4.535,1.3',
    flankSharpness: 1.3,
    noseEnd: { length: 0.66, power: 2.7 },
    tailEnd: { length: 0.75, power: 2.5 },
    noseProfile: '.1,.05 .2,0 .4,-.004 .5,.004 .58,.03 .7,.09 .78,.12',
    tailProfile: '.12,-.11 .24,-.02 .36,.004 .45,0 .55,0 .68,-.03 .8,-.07',
    flare: [0.005, 0.009],
  },
  cabin: {
    from: 1.2,
    to: 4.42,
    roof: '1.2,.78 1.45,.9 1.75,1.07 2.02,1.245 2.35,1.325 2.75,1.305 3.15,1.215 3.55,1.075 3.9,.945 4.2,.82 4.42,.72',
    base: '1.2,.76 1.6,.785 2.2,.79 2.8,.77 3.3,.7 3.8,.6 4.42,.48',
    rail: '1.2,.72 1.5,.68 2,.585 2.5,.55 3,.535 3.5,.48 4,.43 4.42,.38',
    drop: '1.2,.02 1.6,.035 2.2,.075 2.8,.085 3.4,.075 4,.05 4.42,.02',
    belt: '1.2,.8 1.6,.86 2.3,.88 2.8,.885 3.1,.865 3.5,.83 4.42,.6',
    sideGlass,
    pillars: [[2.74, 2.66, 0.022]],
    windscreen: { to: 2.04, pillar: 0.03 },
    rearScreen: { from: 3.0, to: 3.74, pillar: 0.07 },
    wrapFront: 0.22,
    wrapRear: 0.16,
    open: [1.42, 3.2],
  },
  features: [
    // front bumper: black lip, centre and outer intakes, a strip of light over each outer one
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 .86,.05 .86,.165 -.3,.165'), finish: 'satin-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.46,.2 .75,.205 .83,.25 .835,.415 .815,.435 .43,.425 .405,.405', 0.01),
      mesh: { kind: 'horizontal', cell: 0.055, bar: 0.014, finish: 'dark-chrome' },
      frame: { width: 0.008, finish: 'gloss-black' },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.2 .36,.2 .33,.285 -.3,.285', 0.01),
      mesh: { kind: 'honeycomb', cell: 0.022, bar: 0.005 },
    },
    {
      kind: 'lamp',
      view: 'front',
      shape: polygon('.47,.372 .8,.382 .8,.402 .47,.392', 0.003),
      depth: 0.02,
      elements: [
        { shape: stroke('.48,.378 .795,.388', 0.0035), depth: 0.004, as: 'led', glow: 0.9 },
        { shape: stroke('.48,.388 .795,.398', 0.0035), depth: 0.004, as: 'led', glow: 0.9 },
      ],
    },
    // round lamps with four points of light
    {
      kind: 'lamp',
      view: lampView,
      shape: ellipse([0, 0], [0.11, 0.135], 0.1),
      within: { x: [0, 0.85], y: [0.4, 1], z: [0.5, 0.9] },
      depth: 0.06,
      elements: [
        { shape: outline(ellipse([0, 0], [0.099, 0.123], 0.1), 0.002), depth: 0.012, as: 'dark-chrome' },
        { shape: circle([0, 0.002], 0.05), depth: 0.035, as: 'projector' },
        { shape: fourPoints, depth: 0.02, as: 'led', glow: 1.7 },
      ],
    },
    // intakes in the rear wings
    {
      kind: 'intake',
      view: 'side',
      shape: polygon(
        samplePath(
          '2.9,.53 2.925,.61 2.97,.72 3.03,.8 3.085,.82,2 3.095,.79,2 3.075,.71 3.02,.6 2.965,.525 2.925,.505,2 2.9,.53',
          48,
        ),
      ),
    },
    // tail: full-width light bar
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon('-.3,.722 .55,.716 .86,.716 .875,.76 .6,.752 -.3,.75', 0.006),
      depth: 0.04,
      elements: [
        {
          shape: stroke('-.3,.738 .55,.735 .85,.74', 0.0055),
          depth: 0.01,
          as: 'led',
          glow: 1.7,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    // the bumper's upper edge under the lights
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.3,.675 .5,.672 .74,.68 .9,.7', 0) },
    { kind: 'crease', view: 'rear', line: '-.6,.4 .4,.41 .7,.44 .95,.46', lean: -0.12, reach: 0.07, taper: 0.25 },
    // rear bumper: diffuser, upright vents, plate recess
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 .74,.05 .7,.2 .63,.245 .34,.25 .3,.33 -.3,.335', 0.012),
      finish: 'satin-black',
    },
    { kind: 'intake', view: 'rear', shape: polygon('.74,.36 .775,.35 .82,.57 .795,.58', 0.008), depth: 0.05 },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.42 .33,.42 .36,.45 .36,.57 .33,.6 -.3,.6') },
    // engine lid's slats
    {
      kind: 'intake',
      view: 'plan',
      on: 'both',
      shape: polygon('3.86,-.3 3.86,.33 4.06,.35 4.06,-.3', 0.015),
      mesh: { kind: 'vertical', cell: 0.05, bar: 0.03, finish: 'dark-chrome' },
      depth: 0.03,
      meshDepth: 0.003,
    },
    // sills
    { kind: 'trim', view: 'side', shape: polygon('1.36,.05 3.06,.05 3.06,.165 1.36,.165'), finish: 'satin-black' },
    // folds: the bonnet's two lines, the haunch, the sill's edge, the bumper's upper edge
    { kind: 'crease', view: 'plan', line: '.2,.3 .5,.33 .9,.38 1.4,.45', lean: 0.16, reach: 0.09 },
    { kind: 'crease', view: 'side', line: '2.5,.665 2.85,.7 3.1,.8 3.4,.84 3.8,.82', lean: 0.14, reach: 0.1 },
    { kind: 'crease', view: 'side', line: '1.42,.2 1.9,.205 2.6,.21 3.06,.235', lean: 0.35, taper: 0.1 },
    { kind: 'crease', view: 'front', line: '-.6,.49 .4,.488 .7,.48 .9,.45', lean: 0.1, reach: 0.08, taper: 0.3 },
    // gaps: door, bonnet, engine lid
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke('.13,0 .135,.2 .15,.38 .17,.44,3 .3,.462,2 .6,.505 1,.56 1.45,.61', 0),
    },
    {
      kind: 'gap',
      view: 'plan',
      on: 'both',
      within: { z: [0.775, 2], facing: 0.3 },
      shape: smoothStroke('3.8,0 3.81,.45 3.95,.58 4.36,.6 4.44,.3 4.44,0', 0),
    },
  ],
  interior: {
    seats: [
      { x: 2.36, z: 0.34 },
      { x: 2.98, z: 0.5, y: 0.3, scale: 0.62 },
    ],
    dash: { x: 1.88, z: 0.87, style: 'binnacle' },
    steering: [2.02, 0.37, 0.8],
  },
  details: {
    mirror: { at: [1.84, 0.93, 0.985], half: [0.07, 0.1, 0.062], foot: [1.8, 0.775, 0.92] },
    handles: [{ at: [2.72, 0.77], half: 0.095 }],
    exhausts: [
      { at: [4.475, 0.42, 0.31], half: [0.052, 0.037], squareness: 2.2, finish: 'chrome' },
      { at: [4.462, 0.54, 0.31], half: [0.052, 0.037], squareness: 2.2, finish: 'chrome' },
    ],
    blades: [
      // the wing, resting on the deck
      {
        span: 0.72,
        leading: '0,4.08 .45,4.08 .66,4.13',
        trailing: '0,4.455 .3,4.45 .52,4.4 .66,4.27',
        height: '0,.866 .35,.863 .54,.845 .66,.805',
        rise: 0.012,
        thickness: 0.036,
        finish: 'paint',
      },
      // front lip
      {
        span: 0.8,
        leading: '0,.005 .4,.04 .65,.14 .8,.33',
        trailing: '0,.2 .4,.24 .7,.32 .8,.42',
        height: 0.125,
        thickness: 0.03,
        finish: 'satin-black',
      },
    ],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.62, 0.12] },
      { pivot: [-0.5, 0.03], tip: [0.05, 0.1] },
    ],
    plates: { rear: [4.53, 0, 0.51] },
  },
  detail: { target: [0.3, 0.68, 0.665], azimuth: 158, distance: 2.0, height: 1.0, lens: 95 },
};

export default porsche911TurboS;
