import type { CarSpec, LampElement, ObliqueView, SpokeArm } from '../car/spec';
import { blob, circle, grown, outline, polygon, roundedBox, smoothStroke, stroke, without } from '../geometry/shape';
import { samplePath } from '../geometry/spline';
import type { Rgb } from '../geometry/vector';

/** The lamps face forwards and outwards, laid back with the wing. */
const lampView: ObliqueView = { origin: [0.32, 0.68, 0.67], right: [0.5, 0.87, 0], up: [0.5, 0, 0.87] };

/** The hourglass: a narrow waist below the lamps, soft curves out to the bonnet's edge and to the wide foot. */
const spindle = polygon([
  [-0.3, 0.685],
  ...samplePath('.3,.685 .42,.682 .43,.655 .395,.59 .34,.52 .345,.47 .43,.385 .53,.29 .625,.205 .63,.15 .55,.15', 64),
  [-0.3, 0.15],
]);

const TAIL_RED: Rgb = [1, 0.03, 0.02];

/** Three projectors above, an arrow of light below them, in one dark cluster. */
const headlamp = polygon(
  '-.135,.012 -.02,.034 .12,.05 .3,.078 .305,.066 .2,.012 .1,-.034 .05,-.07 0,-.12 -.045,-.168 -.07,-.165 -.085,-.1 -.12,-.035',
  0.006,
);
const lampArrow = '.27,.06 .17,.006 .09,-.038 .04,-.072 -.05,-.155';

/** One of a pair of spokes, split by a slot towards the rim. */
const cutSpoke = (side: number): SpokeArm[] => [
  { angle: [side * 0.17, side * 0.225], width: [0.034, 0.034], span: [0, 0.62] },
  { angle: [side * 0.2, side * 0.165], width: [0.018, 0.016], span: [0.54, 1] },
  { angle: [side * 0.23, side * 0.305], width: [0.018, 0.016], span: [0.54, 1] },
];

const doorLine = stroke(
  [
    ...samplePath('1.84,.98 1.73,.87 1.7,.6 1.72,.36 1.725,.265 1.8,.26', 24),
    ...samplePath('2.8,.262 2.96,.264 3.03,.29 3.08,.45 3.13,.7 3.08,1', 24),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.55,.9 2,.93 2.6,.955 3.1,.976 3.36,.99', 32),
  ...samplePath('3.4,1 3.34,1.08 3.26,1.16 3.22,1.4', 16),
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
  wheel: {
    count: 5,
    arms: [...cutSpoke(1), ...cutSpoke(-1), { angle: [0, 0], width: [0.05, 0.03], span: [0, 0.3], sunk: 0.01 }],
    hubRadius: 0.075,
    dish: 0.022,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.695 .1,.71 .25,.74 .5,.79 1,.875 1.5,.945 2,.96 3.2,.97 3.9,.968 4.25,.945 4.5,.955 4.66,.985 4.735,.992,3 4.77,.93',
    shoulder:
      '0,.68 .1,.695 .3,.735 .6,.805 .9,.86 1.2,.868 1.7,.86 2.3,.875 2.9,.9 3.3,.955 3.75,.995 4.1,.968 4.45,.935 4.65,.925 4.73,.915,2 4.77,.86',
    bottom: '0,.15 .3,.135 1,.13 3.8,.135 4.4,.15 4.77,.19',
    plan: '0,.93 .4,.955 .95,.98 1.5,.945 2.1,.925 2.7,.925 3.1,.945 3.45,.99 3.8,1.015 4.25,.985 4.77,.94',
    shoulderInset: '0,.08 .4,.13 .95,.16 1.5,.12 2.2,.1 2.9,.11 3.3,.17 3.8,.22 4.3,.2 4.77,.14',
    tuck: '0,.03 .6,.03 1.5,.05 3,.06 4,.04 4.77,.07',
    scallop: '0,0 1.2,.005 1.7,.035 2.4,.05 3,.04 3.4,0 4.77,0',
    widest: '0,.62 .9,.68 2.2,.74 3.6,.64 4.77,.62',
    valley: '0,0 .3,.02 .7,.04 1.2,.03 1.7,0 4.77,0',
    shoulderSharpness: '0,2 .9,2.6 2.2,3.2 3.6,2 4.77,2.4',
    flankSharpness: '0,1.6 1.3,1.8 1.8,2.8 2.8,2.8 3.4,1.6 4.77,2',
    noseEnd: { length: 0.75, power: 2.7 },
    tailEnd: { length: 0.5, power: 3.2 },
    noseProfile: '.1,.05 .2,.01 .32,0 .46,.012 .6,.045 .7,.09 .8,.16',
    tailProfile: '.12,-.12 .28,-.04 .45,-.02 .6,-.01 .75,-.015 .86,-.005 .92,.035 .98,.05',
    flare: [0.012, 0.014],
    flareWidth: 0.12,
    reliefs: [
      // hollow of the door over the sill, up to the vent
      {
        view: 'side',
        shape: blob('1.45,.4 2,.44 2.6,.49 3.1,.62 3.3,.66 3.32,.5 3.2,.34 2.6,.27 1.9,.25 1.5,.28'),
        depth: 0.027,
        softness: 0.1,
      },
    ],
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
      frame: { width: 0.009, finish: 'chrome' },
      depth: 0.1,
    },
    // outer intakes
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.7,.185 .8,.19 .84,.25 .865,.4 .85,.425 .825,.33 .78,.255', 0.006),
      within: { x: [0, 0.62] },
      mesh: { kind: 'diamond', cell: 0.02, bar: 0.005 },
      meshDepth: 0.035,
      frame: { width: 0.006, finish: 'dark-chrome' },
    },
    // lamps
    {
      kind: 'lamp',
      view: lampView,
      shape: headlamp,
      within: { x: [0, 0.9], y: [0.4, 1], z: [0.4, 0.92] },
      depth: 0.05,
      elements: [
        { shape: smoothStroke(lampArrow, 0.0045), depth: 0.006, as: 'led', glow: 0.9 },
        { shape: stroke('-.05,-.155 -.088,-.055', 0.0045), depth: 0.006, as: 'led', glow: 0.8 },
        { shape: outline(headlamp, 0.0035), depth: 0.012, as: 'dark-chrome' },
        { shape: smoothStroke('.2,.042 .12,.012 .06,-.026 .02,-.062 -.04,-.118', 0.0022), depth: 0.022, as: 'chrome' },
        ...[-0.07, 0.005, 0.08].map(
          (a, i): LampElement => ({
            shape: outline(circle([a, [-0.012, 0.003, 0.016][i]!], 0.0275), 0.0022),
            depth: 0.018,
            as: 'chrome',
          }),
        ),
        { shape: circle([-0.07, -0.012], 0.023), depth: 0.014, as: 'projector' },
        { shape: circle([0.005, 0.003], 0.023), depth: 0.014, as: 'projector' },
        { shape: circle([0.08, 0.016], 0.022), depth: 0.014, as: 'projector' },
      ],
    },
    // creases: bonnet, power line, kick over the sill up to the vent, haunch, edge of the tail
    { kind: 'crease', view: 'plan', line: '.12,.44 .5,.5 1,.55 1.55,.62', lean: 0.3, reach: 0.06 },
    { kind: 'crease', view: 'plan', line: '.15,.16 .6,.2 1.1,.27 1.55,.34', lean: 0.16, reach: 0.06 },
    { kind: 'crease', view: 'side', line: '.9,.81 1.4,.79 2,.775 2.6,.78 3.1,.82 3.4,.86', lean: 0.3 },
    { kind: 'crease', view: 'side', line: '1.35,.37 2,.385 2.6,.44 3.05,.55 3.25,.68', lean: 0.2, reach: 0.08 },
    { kind: 'crease', view: 'plan', line: '3.1,.8 3.5,.815 4,.8 4.5,.72', lean: 0.3, reach: 0.07 },
    { kind: 'crease', view: 'front', line: '.6,.5 .66,.4 .74,.3 .83,.22', lean: 0.16, reach: 0.07, taper: 0.1 },
    { kind: 'crease', view: 'rear', line: '-.3,.4 .4,.4 .7,.43 .84,.5', lean: 0.28, reach: 0.05, taper: 0.12 },
    { kind: 'crease', view: 'rear', line: '-.3,.935 .4,.925 .8,.895', lean: 0.3, reach: 0.04, taper: 0.12 },
    // vent before the rear wheel, with a bright edge
    { kind: 'intake', view: 'side', shape: polygon('3.2,.42 3.27,.46 3.34,.68 3.36,.84 3.32,.84 3.25,.66', 0.008) },
    { kind: 'trim', view: 'side', shape: smoothStroke('3.18,.42 3.24,.66 3.315,.86', 0.005), finish: 'chrome' },
    // black below the side glass and behind it, under a chrome line: the roof floats
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      shape: without(
        polygon('1.8,.85 1.8,.96 3.15,1 3.15,1.24 3.5,1.17 3.9,1.07 4.2,.98 4.2,.85'),
        grown(sideGlass, -0.008),
      ),
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
      housing: 'dark',
      // the same arrow again and again, deeper and fainter, as between two mirrors
      elements: [
        { shape: stroke('.38,.838 .812,.835 .782,.606', 0.0045), depth: 0.005, as: 'led', glow: 1.2, colour: TAIL_RED },
        { shape: stroke('.39,.826 .795,.823 .776,.63', 0.0032), depth: 0.018, as: 'led', glow: 0.5, colour: TAIL_RED },
        { shape: stroke('.4,.817 .781,.814 .77,.65', 0.0028), depth: 0.03, as: 'led', glow: 0.28, colour: TAIL_RED },
        { shape: stroke('.41,.81 .768,.807 .764,.665', 0.0025), depth: 0.04, as: 'led', glow: 0.14, colour: TAIL_RED },
      ],
    },
    // bright arrow under the lamp, bright line across the tail
    {
      kind: 'trim',
      view: 'rear',
      shape: stroke('.365,.794 .7,.784 .745,.594', 0.005),
      within: { x: [4.1, 4.9] },
      finish: 'chrome',
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
      shape: polygon('-.3,.05 1,.05 1,.22 .87,.26 .8,.375 .48,.36 .38,.31 -.3,.33', 0.006),
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
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.25,.05 3.45,.05 3.45,.26 3.35,.24 3,.19 2.4,.172 1.25,.165'),
      finish: 'satin-black',
    },
    // flush handle, gaps
    { kind: 'gap', view: 'side', shape: roundedBox([2.92, 0.795], [0.085, 0.013], 0.008), width: 0.003 },
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
    mirror: { at: [2.06, 0.95, 0.985], half: [0.065, 0.1, 0.05], foot: [2.02, 0.84, 0.845] },
    handles: [],
    exhausts: [{ at: [4.64, 0.61, 0.305], half: [0.085, 0.036], squareness: 2.5, finish: 'chrome' }],
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
  detail: { target: [0.28, 0.68, 0.65], azimuth: 150, distance: 2, height: 0.68, lens: 100 },
};

export default lexusLc500;
