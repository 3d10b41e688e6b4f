import type { CarSpec, LampElement, ObliqueView } from '../car/spec';
import { diffuserBox, flushOutlets } from '../car/tail-openings';
import { ySpoke } from '../car/wheel-designs';
import { circle, grown, polygon, roundedBox, smoothStroke, stroke, without } from '../geometry/shape';
import { samplePath } from '../geometry/spline';
import type { Rgb } from '../geometry/vector';

/** The lamps run from beside the grille's waist up and back along the bonnet's edge. */
const lampView: ObliqueView = { origin: [0.32, 0.68, 0.67], right: [0.6, 0.8, 0], up: [0, 0, 1] };

/** The hourglass: its waist beside the emblem's place, from there straight out to the wide foot. */
const spindle = polygon(
  '-.3,.652 .3,.655 .384,.657 .345,.624 .31,.585 .298,.565 .3,.545 .318,.524 .385,.47 .453,.401 .501,.341 .5255,.292 .535,.26 .53,.224 .521,.2 -.3,.194',
  0.01,
);

const TAIL_RED: Rgb = [1, 0.03, 0.02];

/** An arrow of light that points inwards, the projectors in the dark behind. */
const headlamp = polygon(
  '-.383,-.11 -.306,-.058 -.205,-.014 -.126,.014 -.032,.032 .154,.073 .37,.1 .296,.06 .197,-.01 .133,-.054 -.02,-.068 -.191,-.087 -.322,-.104',
  0.005,
);

const doorLine = stroke(
  [
    ...samplePath('1.755,.92 1.725,.86 1.675,.78 1.665,.64 1.68,.47 1.703,.306,2 1.707,.284', 24),
    ...samplePath('2.2,.3 2.6,.31 2.76,.328 2.88,.4 2.96,.51 3,.6 3.055,.72 3.105,.82 3.135,.9 3.13,1', 36),
  ],
  0,
);

/** One pane to the eye, as far back as the chrome line over it: the roof floats. */
const sideGlass = polygon(
  '1.742,.893 2,.91 2.4,.934 2.8,.957 3.08,.97 3.3,.9 4.2,.88 4.2,.97 4.05,1.02 3.9,1.064 3.7,1.117 3.5,1.166 3.3,1.212 3.1,1.244 2.95,1.256 2.75,1.26 2.55,1.25 2.35,1.208 2.2,1.148 2.05,1.068 1.9,.982',
  0.006,
);

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
  front: { x: 0.92, tyreRadius: 0.359, tyreWidth: 0.245, rimRadius: 0.284, inset: 0.03, archGap: 0.034 },
  rear: { x: 3.79, tyreRadius: 0.359, tyreWidth: 0.275, rimRadius: 0.284, inset: 0.026, archGap: 0.034 },
  wheel: {
    count: 5,
    arms: [...ySpoke(0.034, 0.02, 0.19, 0.5), { angle: [Math.PI / 5, Math.PI / 5], width: [0.026, 0.017] }],
    hubRadius: 0.075,
    dish: 0.022,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.666 .1,.677 .25,.712 .5,.785 1,.9 1.4,.994 1.8,1.019 2.2,1.001 3.2,.99 3.9,.986 4.25,.962 4.5,.954 4.62,.96 4.735,.974,3 4.77,.925',
    shoulder:
      '0,.668 .1,.676 .3,.718 .6,.802 .9,.894 1.2,.937 1.5,.959 1.75,.952 2.3,.969 2.9,.983 3.3,1.006 3.75,1.011 4.1,.966 4.45,.938 4.62,.944 4.73,.952,2 4.77,.9',
    bottom: '0,.15 .3,.135 1,.13 3.8,.135 4.4,.15 4.77,.23',
    plan: '0,.968 .4,.992 .95,1.017 1.5,.979 2.1,.955 2.7,.948 3.1,.964 3.45,.985 3.8,1.022 4.25,.964 4.77,.853',
    shoulderInset:
      '0,.055 .4,.104 .95,.126 1.25,.145 1.5,.152 1.75,.129 2.2,.096 2.9,.09 3.3,.163 3.8,.185 4.3,.195 4.77,.141',
    tuck: '0,.005 .6,.008 1.5,.03 3,.042 4,.027 4.77,.064',
    scallop: '0,.039 1.2,.023 1.8,.026 2.5,.03 3.1,.033 3.4,.03 3.8,.01 4.77,.008',
    widest: '0,.627 .9,.74 2.2,.748 3.6,.69 4.77,.629',
    valley: '0,.019 .3,.046 .7,.06 1.2,.025 1.5,-.027 1.75,-.045 2.2,-.018 3,-.01 4.2,0 4.77,0',
    shoulderSharpness: '0,2 .9,2.6 2.2,3.2 3.6,2 4.77,2.4',
    flankSharpness: '0,1.6 1.3,1.8 1.8,2.8 2.8,2.8 3.4,1.6 4.77,2',
    noseEnd: { length: 0.756, power: 2.565 },
    tailEnd: { length: 0.612, power: 2.742 },
    noseProfile: '.1,.012 .2,-.016 .3,0 .42,.007 .555,.03 .6,.053 .66,.111 .72,.158 .8,.202',
    tailProfile: '.12,-.121 .28,-.043 .45,-.024 .6,-.015 .75,-.022 .86,-.032 .92,-.038 .98,-.046',
    flare: [0.006, 0.006],
  },
  cabin: {
    from: 1.36,
    to: 4.6,
    roof: '1.36,.945 1.6,1.033 1.9,1.181 2.17,1.297 2.53,1.345 2.93,1.346 3.4,1.281 3.8,1.177 4.15,1.074 4.4,.99 4.6,.91',
    base: '1.36,.841 1.7,.874 2.3,.836 2.9,.806 3.5,.725 4,.627 4.6,.478',
    rail: '1.36,.749 1.65,.713 2.1,.633 2.55,.608 3.2,.584 3.7,.532 4.2,.457 4.6,.387',
    drop: '1.36,.021 1.7,.037 2.2,.05 2.9,.052 3.6,.038 4.2,.018 4.6,.008',
    belt: '1.36,.861 1.8,.908 2.5,.926 3.1,.956 3.7,.965 4.2,.904 4.6,.781',
    sideGlass,
    pillars: [[3.11, 3.1, 0.026]],
    railHeight: 0.02,
    frame: { width: 0.012, finish: 'gloss-black' },
    windscreen: { to: 2.2, pillar: 0.03 },
    rearScreen: { from: 3.3, to: 4.28, pillar: 0.05 },
    wrapFront: 0.239,
    wrapRear: 0.14,
    open: [1.6, 3.4],
  },
  features: [
    {
      kind: 'trim',
      view: 'front',
      shape: polygon('-.3,.05 1,.05 .9,.15 .7,.172 .53,.196 -.3,.194'),
      finish: 'satin-black',
    },
    // spindle grille
    {
      kind: 'intake',
      view: 'front',
      shape: spindle,
      mesh: { kind: 'diamond', cell: 0.024, bar: 0.0055, finish: 'gloss-black' },
      frame: { width: 0.014, finish: 'satin-metal' },
      walls: 'dark',
      depth: 0.12,
      meshDepth: 0.04,
    },
    // the black fang that hangs from the lamp, with the slit beside it
    {
      kind: 'trim',
      view: 'front',
      shape: polygon(
        '.712,.612 .77,.572 .792,.535 .815,.45 .83,.37 .838,.27 .848,.27 .853,.4 .847,.51 .834,.575 .836,.628',
        0.004,
      ),
      within: { x: [0, 0.62] },
      finish: 'gloss-black',
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.79,.512 .764,.41 .77,.31 .795,.258 .832,.262 .823,.36 .807,.45', 0.012),
      within: { x: [0, 0.62] },
      walls: 'dark',
      depth: 0.05,
      mesh: { kind: 'horizontal', cell: 0.034, bar: 0.007, finish: 'satin-black' },
      frame: { width: 0.003, finish: 'dark-chrome' },
    },
    // lamps
    {
      kind: 'lamp',
      view: lampView,
      shape: headlamp,
      // it ends at the wing's crest
      within: { x: [0, 0.9], y: [0.4, 1], z: [0.4, 0.92], facing: 0.3 },
      depth: 1, // its ribbed end is out of sight
      housing: 'dark',
      elements: [
        {
          shape: polygon(
            '-.335,-.097 -.144,-.074 .1,-.041 .108,-.03 -.144,-.058 -.262,-.068 -.27,-.06 -.17,-.004 -.185,-.006 -.28,-.058',
            0.002,
          ),
          depth: 0.006,
          as: 'led',
          glow: 0.85,
        },
        ...[
          [-0.02, -0.006],
          [0.05, 0.01],
          [0.12, 0.026],
        ].map(([a, b]): LampElement => ({ shape: circle([a!, b!], 0.021), depth: 0.02, as: 'projector' })),
      ],
    },
    // creases: bonnet, power line, kick over the sill up to the vent, haunch, edge of the tail
    { kind: 'crease', view: 'plan', line: '.12,.44 .5,.5 1,.55 1.55,.62', lean: 0.3, reach: 0.06 },
    { kind: 'crease', view: 'plan', line: '.15,.16 .6,.2 1.1,.27 1.55,.34', lean: 0.16, reach: 0.06 },
    { kind: 'crease', view: 'side', line: '1.5,.728 2.2,.76 2.9,.793 3.45,.75', lean: 0.16, reach: 0.08, taper: 0.4 },
    {
      kind: 'crease',
      view: 'side',
      line: '1.38,.2 1.8,.235 2.3,.262 2.7,.285 2.88,.32 3.05,.42 3.17,.54',
      lean: 0.3,
      taper: 0.12,
    },
    { kind: 'crease', view: 'plan', line: '3.1,.8 3.5,.815 4,.8 4.5,.72', lean: 0.3, reach: 0.07 },
    { kind: 'crease', view: 'front', line: '.36,.5 .5,.515 .7,.54 .8,.555', lean: 0.09, reach: 0.07, taper: 0.1 },
    { kind: 'crease', view: 'rear', line: '-.3,.4 .4,.4 .7,.43 .84,.5', lean: 0.28, reach: 0.05, taper: 0.12 },
    { kind: 'crease', view: 'rear', line: '-.3,.935 .4,.925 .8,.895', lean: 0.3, reach: 0.04, taper: 0.12 },
    // the slit that rises from the sill to the haunch, its seam on to the wheel, a bright lower edge
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('2.72,.3 2.83,.355 2.94,.45 3.05,.525 3.14,.558 3.152,.54 3.07,.46 2.97,.375 2.85,.318', 0.006),
      depth: 0.05,
    },
    { kind: 'gap', view: 'side', shape: stroke('3,.593 3.45,.614', 0), width: 0.003 },
    // black below the side glass, a chrome line over it
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      shape: without(polygon('1.8,.85 1.8,.96 3.15,1 3.3,.85'), grown(sideGlass, -0.008)),
      within: { y: [0.4, 1] },
      finish: 'gloss-black',
    },
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      shape: smoothStroke(
        '1.9,.995 2.05,1.08 2.2,1.16 2.36,1.222 2.6,1.263 2.85,1.268 3.2,1.24 3.5,1.174 3.9,1.072 4.05,1.027 4.2,.977',
        0.005,
      ),
      within: { y: [0.38, 1] },
      finish: 'chrome',
    },
    // tail lamps: an L on its back, mirrored
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon('.36,.8 .7,.79 .75,.6 .79,.6 .804,.745 .832,.806 .822,.848 .38,.85', 0.006),
      within: { x: [4.2, 4.9] },
      depth: 0.05,
      housing: 'dark',
      tint: [0.5, 0.06, 0.05],
      // the same arrow again and again, deeper and fainter, as between two mirrors
      elements: [
        { shape: stroke('.38,.838 .812,.835 .782,.606', 0.0045), depth: 0.005, as: 'led', glow: 1.2, colour: TAIL_RED },
        { shape: stroke('.39,.826 .795,.823 .776,.63', 0.0032), depth: 0.018, as: 'led', glow: 0.35, colour: TAIL_RED },
        { shape: stroke('.4,.817 .781,.814 .77,.65', 0.0028), depth: 0.03, as: 'led', glow: 0.16, colour: TAIL_RED },
        { shape: stroke('.41,.81 .768,.807 .764,.665', 0.0025), depth: 0.04, as: 'led', glow: 0.08, colour: TAIL_RED },
      ],
    },
    // bright arrow under the lamp
    {
      kind: 'trim',
      view: 'rear',
      shape: stroke('.365,.794 .7,.784 .745,.594', 0.004),
      within: { x: [4.36, 4.9] },
      finish: 'chrome',
    },
    // rear bumper
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon(
        '-.3,.05 1,.05 1,.2 .885,.25 .865,.35 .853,.45 .841,.59 .84,.59 .833,.48 .82,.42 .79,.39 .48,.382 .4,.35 -.3,.355',
        0.006,
      ),
      finish: 'satin-black',
    },
    diffuserBox('-.3,.2 .42,.2 .43,.315 .4,.33 -.3,.335'),
    ...flushOutlets('.47,.272 .665,.276 .69,.297 .675,.338 .482,.335'),
    // the boot lid ends over the plate, which stands in a recess of the bumper
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.3,.655 .48,.655 .56,.66 .595,.69 .602,.788', 0) },
    { kind: 'intake', view: 'rear', shape: polygon('-.3,.485 .29,.485 .33,.632 -.3,.632', 0.01), depth: 0.03 },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.25,.05 3.45,.05 3.45,.2 3,.175 2.4,.17 1.25,.165'),
      finish: 'satin-black',
    },
    // flush handle, gaps
    { kind: 'gap', view: 'side', shape: roundedBox([2.868, 0.81], [0.1, 0.018], 0.016), width: 0.003 },
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.16,0 .165,.3 .2,.45 .24,.58', 0) },
    {
      kind: 'gap',
      view: 'plan',
      on: 'both',
      shape: smoothStroke('4.1,.6 4.3,.58 4.56,.56 4.66,.4 4.68,0', 0),
      within: { facing: 0.6 },
    },
  ],
  interior: {
    seats: [
      { x: 2.72, z: 0.36 },
      { x: 3.35, z: 0.5, y: 0.3, scale: 0.66 },
    ],
    dash: { x: 2.1, z: 0.9, style: 'flat' },
    steering: [2.25, 0.37, 0.83],
  },
  details: {
    mirror: { at: [2.08, 0.955, 0.975], half: [0.085, 0.1, 0.055], foot: [1.93, 0.85, 0.89] },
    blades: [
      {
        span: 0.74,
        leading: '0,.07 .4,.1 .65,.19 .74,.27',
        trailing: '0,.24 .4,.28 .65,.36 .74,.42',
        height: '0,.145 .4,.142 .74,.134',
        thickness: 0.034,
        finish: 'satin-black',
      },
    ],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.62, 0.12] },
      { pivot: [-0.5, 0.03], tip: [0.05, 0.1] },
    ],
    plate: 0.56,
  },
  detail: { target: [4.62, 0.68, 0.76], azimuth: 40, distance: 2.3, height: 0.95, lens: 84 },
};

export default lexusLc500;
