import type { CabinSpec, CarSpec, ObliqueView } from '../car/spec';
import { twinSpoke } from '../car/wheel-designs';
import { circle, outline, polygon, smoothStroke, stroke, union } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The lamps face forwards and outwards, laid back with the wing. */
const lampView: ObliqueView = { origin: [0.3, 0.7, 0.69], right: [0.42, 0.9, 0], up: [0.35, 0, 0.94] };

const headlamp = polygon('-.27,-.035 -.12,-.07 -.02,-.058 .1,-.07 .26,.0 .37,.086 .1,.058 -.1,.026', 0.005);

const sideGlass = polygon([
  ...samplePath('1.6,.955 2.1,.975 2.7,.985 3.2,.995 3.7,1.01 4.05,1.03', 40),
  [4.26, 1.07],
  ...samplePath('4.24,1.1 4.08,1.16 3.8,1.26 3.4,1.5', 16),
  [1.6, 1.5],
]);

const grille = polygon('-.3,.402 .462,.402 .4,.61 -.3,.61', 0.058);

/** Facing backwards and outwards, so that the lamp runs round the corner. */
const tailView: ObliqueView = { origin: [4.9, 0.72, 0.9], right: [-0.6, 0.8, 0], up: [0.1, 0.08, 1] };

const tailLamp = polygon('-.56,.0 -.3,.022 0,.03 .32,.03 .42,.012 .22,-.012 -.1,-.026 -.4,-.018', 0.006);

const cabin: CabinSpec = {
  from: 1.5,
  to: 5.0,
  roof: '1.5,.89 1.75,1 2.1,1.19 2.42,1.36 2.78,1.445 3.15,1.456 3.55,1.415 3.95,1.33 4.3,1.228 4.6,1.13 4.85,1.052 5,.995',
  base: '1.5,.79 1.9,.835 2.5,.83 3.1,.815 3.6,.78 4.1,.7 4.6,.59 5,.5',
  rail: '1.5,.75 1.85,.7 2.35,.63 2.75,.615 3.3,.605 3.8,.56 4.3,.5 5,.43',
  drop: '1.5,.02 1.9,.03 2.4,.055 3,.064 3.6,.06 4.3,.045 5,.02',
  belt: '1.5,.86 2,.92 2.6,.945 3.2,.96 3.8,.97 4.4,.95 5,.8',
  sideGlass,
  pillars: [
    [2.95, 2.9, 0.02],
    [3.8, 3.68, 0.014],
  ],
  windscreen: { to: 2.46, pillar: 0.04 },
  rearScreen: { from: 3.6, to: 4.72, pillar: 0.09 },
  wrapFront: 0.22,
  wrapRear: 0.14,
  frame: { width: 0.009, finish: 'chrome' },
  railHeight: 0.02,
  open: [1.78, 3.9],
};

const mercedesAmgGt63S: CarSpec = {
  slug: 'mercedes-amg-gt-63-s',
  dimensions: {
    length: 5.054,
    width: 1.953,
    height: 1.447,
    wheelbase: 2.951,
    source:
      'Mercedes-AMG GT 63 S 4MATIC+ 4-door Coupe (X290) technical data: 5,054 x 1,953 x 1,447 mm, wheelbase 2,951 mm',
  },
  colours: {
    paint: [0.1, 0.104, 0.11],
    metallic: 0.8,
    rim: [0.3, 0.3, 0.305],
    caliper: [0.4, 0.27, 0.08],
    leather: [0.16, 0.055, 0.03],
  },
  front: { x: 0.89, tyreRadius: 0.363, tyreWidth: 0.275, rimRadius: 0.285, inset: 0.024, archGap: 0.024 },
  rear: { x: 3.841, tyreRadius: 0.361, tyreWidth: 0.315, rimRadius: 0.285, inset: 0.022, archGap: 0.024 },
  wheel: {
    count: 5,
    arms: twinSpoke(0.036, 0.034, 0.2, 0.17),
    hubRadius: 0.066,
    dish: 0.03,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.70 .05,.725 .15,.76 .4,.812 .8,.87 1.2,.918 1.6,.955 2,.975 3.2,.995 3.9,1.02 4.3,1.035 4.6,1.045 4.85,1.045 4.98,1.04,3 5.035,1.01 5.054,.97',
    shoulder:
      '0,.69 .06,.705 .2,.748 .45,.825 .75,.888 1.05,.908 1.5,.902 2,.897 2.6,.91 3.1,.94 3.5,.98 3.84,1.005 4.25,1.0 4.6,.99 4.85,.985 4.98,.985,2 5.03,.97 5.054,.94',
    bottom: '0,.17 .3,.145 1,.14 3.84,.145 4.45,.16 5.054,.185',
    plan: '0,.92 .4,.955 .9,.99 1.4,.96 1.9,.94 2.6,.94 3,.955 3.4,.99 3.84,1.02 4.25,1 4.65,.955 5.054,.88',
    shoulderInset: '0,.08 .3,.12 .85,.15 1.3,.115 2,.085 2.7,.085 3.2,.13 3.6,.19 3.9,.21 4.35,.19 4.75,.14 5.054,.1',
    tuck: '0,.02 .6,.025 1.5,.045 3.1,.045 4.1,.035 5.054,.06',
    scallop: '0,0 1.25,.005 1.85,.03 2.6,.038 3.1,.02 3.5,0 5.054,0',
    widest: '0,.62 .5,.74 1,.8 1.7,.78 2.5,.74 3.3,.78 3.8,.8 4.3,.78 5.054,.68',
    valley: '0,.01 .2,.02 .5,.035 1,.03 1.5,.015 1.9,0 5.054,0',
    shoulderSharpness: '0,1.8 .5,2.3 1.5,2.1 2.5,2 3.1,1.8 3.7,1.7 4.3,1.8 5.054,1.7',
    flankSharpness: '0,1.5 1,1.9 2.3,2 3.5,2 5.054,1.5',
    noseEnd: { length: 0.72, power: 2.8 },
    tailEnd: { length: 0.65, power: 2.8 },
    noseProfile: '.1,.075 .18,.045 .3,.03 .45,.012 .58,0 .66,.004 .72,.045 .8,.12',
    tailProfile: '.14,-.08 .25,-.03 .36,-.005 .5,0 .62,-.02 .75,-.05 .88,-.06 .96,-.035 1.04,0',
    flare: [0.009, 0.012],
    reliefs: [
      // power domes
      {
        view: 'plan',
        shape: polygon('.3,.17 .3,.3 2.3,.5 2.3,.3'),
        depth: -0.01,
        softness: 0.11,
        within: { z: [0.6, 1.15] },
      },
      {
        view: 'side',
        shape: polygon('1.1,.2 3.7,.2 3.6,.42 2.7,.36 1.9,.33 1.2,.32'),
        depth: -0.01,
        softness: 0.07,
      },
    ],
  },
  cabin,
  features: [
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 1,.05 1,.16 -.3,.16'), finish: 'gloss-black' },
    // grille of upright bars
    { kind: 'trim', view: 'front', shape: union(grille, outline(grille, 0.009)), finish: 'chrome' },
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: grille,
      mesh: { kind: 'vertical', cell: 0.066, bar: 0.014, finish: 'chrome' },
      meshDepth: 0.014,
      frame: { width: 0.008, finish: 'chrome' },
    },
    // the wing across the bumper, falling outwards from the middle, over a slim intake
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: polygon('-.3,.2 .5,.2 .62,.215 .56,.25 .46,.275 -.3,.29', 0.008),
      mesh: { kind: 'diamond', cell: 0.03, bar: 0.006 },
    },
    // outer intakes with two louvres each
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: polygon('.68,.225 .86,.225 .93,.27 .93,.43 .87,.475 .64,.44 .6,.4', 0.01),
      within: { x: [0, 0.6], facing: 0.15 },
      mesh: { kind: 'horizontal', cell: 0.07, bar: 0.014, finish: 'dark-chrome' },
      frame: { width: 0.008, finish: 'gloss-black' },
      meshDepth: 0.015,
    },
    { kind: 'trim', view: 'front', shape: stroke('-.3,.185 .62,.185 .82,.165 1,.15', 0.006), finish: 'chrome' },
    {
      kind: 'lamp',
      view: lampView,
      shape: headlamp,
      within: { x: [0, 0.85], y: [0.35, 1], z: [0.5, 0.95] },
      depth: 0.06,
      housing: 'gloss-black',
      elements: [
        { shape: outline(headlamp, 0.004), depth: 0.006, as: 'dark-chrome' },
        { shape: polygon('-.2,-.045 -.05,-.058 .1,-.056 .26,.012 .14,.026 -.08,.006', 0.01), depth: 0.034, as: 'dark' },
        {
          shape: outline(polygon('-.2,-.045 -.05,-.058 .1,-.056 .26,.012 .14,.026 -.08,.006', 0.01), 0.003),
          depth: 0.03,
          as: 'chrome',
        },
        {
          shape: smoothStroke('-.235,-.032 -.1,.012 .1,.046 .33,.08', 0.0045),
          depth: 0.01,
          as: 'led',
          glow: 1.3,
        },
        { shape: circle([-0.1, -0.032], 0.025), depth: 0.026, as: 'projector' },
        { shape: circle([0.0, -0.022], 0.027), depth: 0.026, as: 'projector' },
        { shape: circle([0.105, -0.012], 0.025), depth: 0.026, as: 'projector' },
      ],
    },
    // breather behind the front wheel
    {
      kind: 'intake',
      walls: 'dark',
      view: 'side',
      shape: polygon('1.36,.55 1.42,.55 1.6,.655 1.6,.685 1.38,.685', 0.006),
      depth: 0.05,
      mesh: { kind: 'horizontal', cell: 0.05, bar: 0.008, finish: 'chrome' },
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.26,.05 3.5,.05 3.48,.25 3.36,.215 1.34,.19 1.28,.22'),
      finish: 'gloss-black',
    },
    // tail
    {
      kind: 'lamp',
      view: tailView,
      shape: tailLamp,
      within: { x: [4.3, 5.1], y: [0.15, 1], z: [0.7, 1.02] },
      depth: 0.04,
      tint: [0.9, 0.12, 0.1],
      housing: 'red-lens',
      elements: [
        {
          shape: smoothStroke('-.5,-.002 -.2,.01 .05,.014 .34,.014', 0.006),
          depth: 0.01,
          as: 'led',
          glow: 1.5,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.3,.66 .4,.66 .52,.67,3 .58,.72 .6,.8 .6,.9', 0) },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.4 .31,.4 .35,.53 -.3,.53', 0.02) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.19 .88,.21 .8,.35 .34,.36 -.3,.365', 0.01),
      finish: 'gloss-black',
    },
    // diffuser: channels between upright fins, with a bright line over them
    {
      kind: 'intake',
      walls: 'satin-black',
      view: 'rear',
      shape: polygon('-.3,.19 .34,.19 .38,.315 -.3,.32', 0.008),
      mesh: { kind: 'vertical', cell: 0.14, bar: 0.012, finish: 'dark-chrome' },
      depth: 0.12,
      meshDepth: 0.012,
    },
    { kind: 'trim', view: 'rear', shape: stroke('-.3,.368 .34,.363 .8,.353', 0.004), finish: 'chrome' },
    {
      kind: 'intake',
      walls: 'dark',
      view: 'rear',
      shape: polygon('.82,.4 .9,.42 .91,.56 .88,.58', 0.01),
      within: { x: [4.4, 5.1] },
      mesh: { kind: 'horizontal', cell: 0.06, bar: 0.012, finish: 'dark-chrome' },
      meshDepth: 0.015,
      frame: { width: 0.006, finish: 'gloss-black' },
      depth: 0.06,
    },
    // four doors, frameless: open above the belt
    {
      kind: 'gap',
      view: 'side',
      shape: stroke(
        [
          ...samplePath('1.83,.96 1.75,.86 1.71,.7 1.69,.5 1.69,.3 1.69,.262,4 1.73,.255 1.9,.255', 24),
          ...samplePath(
            '3.1,.262 3.28,.265 3.36,.27,4 3.38,.31 3.4,.45 3.46,.6 3.57,.73 3.73,.84 3.83,.93 3.85,1.02',
            24,
          ),
        ],
        0,
      ),
      on: 'both',
    },
    // lines: the wing's, falling along the doors; the haunch to the tail lamp; the sill's, rising to the rear wheel
    {
      kind: 'crease',
      view: 'side',
      line: '.62,.79 1.1,.84 1.6,.845 2.2,.835 2.8,.825 3.3,.818',
      lean: 0.22,
      reach: 0.05,
      taper: 0.6,
    },
    {
      kind: 'crease',
      view: 'side',
      line: '3.3,.86 3.7,.9 4.1,.915 4.6,.905 4.98,.89',
      lean: 0.24,
      reach: 0.05,
      taper: 0.5,
    },
    {
      kind: 'crease',
      view: 'side',
      line: '1.3,.365 1.7,.355 2.2,.352 2.8,.37 3.2,.405 3.5,.46',
      lean: -0.22,
      reach: 0.05,
      taper: 0.5,
    },
    // the power domes' inner edges
    {
      kind: 'crease',
      view: 'plan',
      line: '.22,.2 .7,.245 1.3,.31 1.9,.38',
      lean: 0.13,
      reach: 0.08,
      taper: 0.5,
    },
    // the shelf under the tail lamps, and the bumper's upper edge
    { kind: 'crease', view: 'rear', line: '-.3,.79 .5,.79 .9,.82', lean: -0.3, reach: 0.05 },
    { kind: 'crease', view: 'rear', line: '-.3,.6 .45,.6 .7,.58 .95,.54', lean: 0.25, reach: 0.04 },
    { kind: 'gap', view: 'side', shape: smoothStroke('2.9,.26 2.915,.45 2.925,.7 2.92,.98', 0), on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.12,0 .12,.38 .2,.5 .45,.62 .85,.7 1.3,.73 1.75,.75', 0) },
    { kind: 'gap', view: 'plan', shape: smoothStroke('4.8,0 4.8,.4 4.72,.56', 0), on: 'both' },
  ],
  interior: {
    seats: [
      { x: 2.62, z: 0.42 },
      { x: 3.42, z: 0.47, y: 0.36, scale: 0.86 },
    ],
    dash: { x: 2.18, z: 0.935, style: 'flat' },
    steering: [2.32, 0.38, 0.9],
  },
  details: {
    mirror: { at: [2.14, 0.985, 1.04], half: [0.075, 0.108, 0.062], foot: [2.1, 0.83, 0.975], finish: 'gloss-black' },
    handles: [
      { at: [2.82, 0.84], half: 0.1 },
      { at: [3.62, 0.87], half: 0.1 },
    ],
    exhausts: [
      { at: [4.7, 0.62, 0.29], half: [0.056, 0.034], squareness: 4, finish: 'chrome' },
      { at: [4.7, 0.485, 0.29], half: [0.056, 0.034], squareness: 4, finish: 'chrome' },
    ],
    blades: [
      {
        span: 0.88,
        leading: '0,.01 .4,.04 .65,.14 .88,.36',
        trailing: '0,.2 .4,.24 .7,.33 .88,.46',
        height: 0.135,
        thickness: 0.026,
        finish: 'satin-black',
      },
      // the retractable spoiler, lying in the tail's edge
      {
        span: 0.52,
        leading: '0,4.8 .3,4.79 .6,4.74',
        trailing: '0,5.01 .3,4.995 .6,4.925',
        height: '0,1.022 .3,1.014 .6,.994',
        rise: 0.008,
        thickness: 0.016,
        finish: 'paint',
      },
    ],
    fins: { y: [0.1, 0.28], x: [4.6, 4.92], z: [0.14, 0.28] },
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.66, 0.13] },
      { pivot: [-0.52, 0.03], tip: [0.04, 0.11] },
    ],
    plates: { rear: [5.05, 0, 0.465] },
  },
  detail: { target: [0.16, 0.6, 0.62], azimuth: 152, distance: 2.35, height: 0.85, lens: 92 },
};

export default mercedesAmgGt63S;
