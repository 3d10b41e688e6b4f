import type { CabinSpec, CarSpec, ObliqueView } from '../car/spec';
import { twinSpoke } from '../car/wheel-designs';
import { circle, outline, polygon, smoothStroke, stroke, union } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The lamps face forwards and outwards, laid back with the wing. */
const lampView: ObliqueView = { origin: [0.3, 0.7, 0.69], right: [0.42, 0.9, 0], up: [0.35, 0, 0.94] };

const headlamp = polygon('-.24,-.03 -.2,-.056 0,-.064 .14,-.05 .33,.05 .33,.078 .08,.056 -.1,.03 -.23,-.002', 0.008);

const sideGlass = polygon([
  ...samplePath('1.6,.955 2.1,.975 2.7,.985 3.2,.995 3.7,1.01 4.05,1.03', 40),
  [4.26, 1.07],
  ...samplePath('4.24,1.1 4.08,1.16 3.8,1.26 3.4,1.5', 16),
  [1.6, 1.5],
]);

const grille = polygon('-.3,.4 .5,.4 .535,.43 .53,.47 .46,.62 .42,.65 -.3,.655', 0.02);

/** Facing backwards and outwards, so that the lamp runs round the corner. */
const tailView: ObliqueView = { origin: [4.9, 0.72, 0.9], right: [-0.6, 0.8, 0], up: [0.1, 0.08, 1] };

const tailLamp = polygon('-.52,.012 -.3,.03 0,.036 .3,.03 .38,.012 .2,-.026 -.1,-.034 -.4,-.02', 0.01);

const cabin: CabinSpec = {
  from: 1.5,
  to: 5.0,
  roof: '1.5,.89 1.75,1 2.1,1.19 2.42,1.36 2.78,1.445 3.15,1.456 3.55,1.415 3.95,1.335 4.3,1.24 4.6,1.14 4.85,1.03 5,.9',
  base: '1.5,.79 1.9,.835 2.5,.83 3.1,.815 3.6,.78 4.1,.7 4.6,.59 5,.5',
  rail: '1.5,.75 1.85,.7 2.35,.63 2.75,.615 3.3,.605 3.8,.56 4.3,.5 5,.43',
  drop: '1.5,.02 1.9,.03 2.4,.055 3,.064 3.6,.06 4.3,.045 5,.02',
  belt: '1.5,.86 2,.92 2.6,.945 3.2,.96 3.8,.97 4.4,.95 5,.8',
  sideGlass,
  pillars: [
    [3.02, 2.95, 0.02],
    [3.8, 3.68, 0.014],
  ],
  windscreen: { to: 2.46, pillar: 0.04 },
  rearScreen: { from: 3.6, to: 4.72, pillar: 0.09 },
  wrapFront: 0.22,
  wrapRear: 0.14,
  frame: { width: 0.011, finish: 'gloss-black' },
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
    paint: [0.075, 0.078, 0.082],
    metallic: 0.8,
    rim: [0.3, 0.3, 0.305],
    caliper: [0.4, 0.27, 0.08],
    leather: [0.16, 0.055, 0.03],
  },
  front: { x: 0.89, tyreRadius: 0.363, tyreWidth: 0.275, rimRadius: 0.285, inset: 0.024, archGap: 0.024 },
  rear: { x: 3.841, tyreRadius: 0.361, tyreWidth: 0.315, rimRadius: 0.285, inset: 0.022, archGap: 0.024 },
  wheel: {
    count: 7,
    arms: twinSpoke(0.03, 0.02, 0.14, 0.1),
    hubRadius: 0.07,
    dish: 0.02,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.68 .05,.725 .15,.77 .4,.82 .8,.875 1.2,.92 1.6,.955 2,.975 3.2,.995 3.9,1.03 4.3,1.055 4.6,1.065 4.8,1.065 4.95,1.06 5.02,1.04,3 5.054,.97',
    shoulder:
      '0,.63 .08,.68 .2,.745 .45,.83 .75,.895 1.05,.91 1.5,.9 2,.895 2.6,.91 3.1,.94 3.5,.985 3.84,1.012 4.25,1.0 4.6,.985 4.85,.97 4.98,.95 5.054,.89',
    bottom: '0,.17 .3,.145 1,.14 3.84,.145 4.45,.17 5.054,.23',
    plan: '0,.92 .4,.955 .9,.99 1.4,.96 1.9,.94 2.6,.94 3,.955 3.4,.99 3.84,1.02 4.25,1 4.65,.955 5.054,.88',
    shoulderInset: '0,.08 .3,.12 .85,.15 1.3,.115 2,.085 2.7,.085 3.2,.13 3.6,.19 3.9,.21 4.35,.19 4.75,.14 5.054,.1',
    tuck: '0,.02 .6,.025 1.5,.045 3.1,.045 4.1,.035 5.054,.06',
    scallop: '0,0 1.25,.005 1.85,.03 2.6,.038 3.1,.02 3.5,0 5.054,0',
    widest: '0,.62 .5,.74 1,.8 1.7,.78 2.5,.74 3.3,.78 3.8,.8 4.3,.78 5.054,.68',
    valley: '0,.01 .2,.02 .5,.035 1,.03 1.5,.015 1.9,0 5.054,0',
    shoulderSharpness: '0,1.8 .5,2.3 1.5,2.1 2.5,2 3.1,1.8 3.7,1.7 4.3,1.8 5.054,1.7',
    flankSharpness: '0,1.5 1,1.9 2.3,2 3.5,2 5.054,1.5',
    noseEnd: { length: 0.75, power: 2.7 },
    tailEnd: { length: 0.65, power: 2.8 },
    noseProfile: '.1,.06 .18,.015 .28,0 .42,-.005 .55,.012 .64,.035 .72,.08 .8,.15',
    tailProfile: '.14,-.18 .3,-.08 .42,-.02 .55,0 .7,-.015 .85,-.03 .95,-.03 1.04,-.02',
    flare: [0.009, 0.012],
    reliefs: [
      // power domes
      {
        view: 'plan',
        shape: polygon('.35,.14 .35,.3 1.6,.42 1.6,.24'),
        depth: -0.012,
        softness: 0.07,
        within: { z: [0.6, 1.15] },
      },
      {
        view: 'side',
        shape: polygon('1.4,.2 3.5,.2 3.46,.4 2.7,.36 1.9,.33 1.45,.32'),
        depth: -0.01,
        softness: 0.06,
      },
    ],
  },
  cabin,
  features: [
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 1,.05 1,.16 -.3,.16'), finish: 'gloss-black' },
    // grille of upright bars
    { kind: 'trim', view: 'front', shape: union(grille, outline(grille, 0.014)), finish: 'chrome' },
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: grille,
      mesh: { kind: 'vertical', cell: 0.066, bar: 0.014, finish: 'chrome' },
      meshDepth: 0.014,
      frame: { width: 0.008, finish: 'chrome' },
    },
    // lower intakes with their fins
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: polygon('-.3,.19 .44,.19 .5,.215 .47,.31 .43,.34 -.3,.34', 0.014),
      mesh: { kind: 'diamond', cell: 0.03, bar: 0.006 },
    },
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: polygon('.58,.19 .82,.2 .89,.26 .9,.45 .86,.49 .68,.46 .58,.36', 0.016),
      within: { x: [0, 0.55], facing: 0.2 },
      mesh: { kind: 'horizontal', cell: 0.095, bar: 0.012, finish: 'gloss-black' },
      meshDepth: 0.02,
      frame: { width: 0.008, finish: 'gloss-black' },
    },
    {
      kind: 'lamp',
      view: lampView,
      shape: headlamp,
      within: { x: [0, 0.85], y: [0.35, 1], z: [0.5, 0.95] },
      depth: 0.06,
      housing: 'gloss-black',
      elements: [
        {
          shape: smoothStroke('-.2,-.012 -.08,.018 .08,.04 .26,.06', 0.0055),
          depth: 0.01,
          as: 'led',
          glow: 2,
        },
        { shape: circle([-0.09, -0.022], 0.022), depth: 0.03, as: 'projector', glow: 1.2 },
        { shape: circle([0.02, -0.012], 0.024), depth: 0.03, as: 'projector', glow: 1.2 },
        { shape: circle([0.13, 0.006], 0.022), depth: 0.03, as: 'projector', glow: 1.2 },
      ],
    },
    // breather behind the front wheel
    {
      kind: 'intake',
      walls: 'dark',
      view: 'side',
      shape: polygon('1.36,.6 1.42,.59 1.72,.66 1.74,.7 1.4,.7', 0.012),
      depth: 0.05,
      mesh: { kind: 'horizontal', cell: 0.045, bar: 0.01, finish: 'chrome' },
    },
    { kind: 'trim', view: 'side', shape: polygon('1.26,.05 3.46,.05 3.46,.19 1.26,.19'), finish: 'gloss-black' },
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
          shape: smoothStroke('-.44,-.002 -.2,.012 .05,.016 .28,.012', 0.006),
          depth: 0.01,
          as: 'led',
          glow: 1.9,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.3,.56 .4,.56 .56,.6 .62,.7 .62,.84', 0) },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.4 .31,.4 .35,.53 -.3,.53', 0.02) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.2 .86,.24 .8,.38 .4,.38 .34,.36 -.3,.36', 0.01),
      finish: 'gloss-black',
    },
    {
      kind: 'intake',
      walls: 'dark',
      view: 'rear',
      shape: polygon('.82,.4 .9,.42 .91,.56 .88,.58', 0.01),
      within: { x: [4.4, 5.1] },
      depth: 0.05,
    },
    // four doors, frameless: open above the belt
    {
      kind: 'gap',
      view: 'side',
      shape: stroke(
        [
          ...samplePath('1.86,.97 1.76,.86 1.71,.64 1.7,.43,2 1.74,.29,3 1.86,.26,2', 24),
          ...samplePath('3.2,.26 3.36,.27,2 3.42,.36,2 3.48,.52 3.62,.68 3.76,.8 3.84,.92 3.84,1.02', 24),
        ],
        0,
      ),
      on: 'both',
    },
    { kind: 'gap', view: 'side', shape: smoothStroke('2.98,.26 3,.45 3.01,.7 2.99,.98', 0), on: 'both' },
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
      { at: [4.865, 0.66, 0.29], half: [0.07, 0.04], squareness: 4, finish: 'chrome' },
      { at: [4.885, 0.5, 0.29], half: [0.07, 0.04], squareness: 4, finish: 'chrome' },
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
    ],
    fins: { y: [0.1, 0.28], x: [4.6, 4.92], z: [0.14, 0.28] },
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.66, 0.13] },
      { pivot: [-0.52, 0.03], tip: [0.04, 0.11] },
    ],
    plates: { rear: [5.05, 0, 0.465] },
  },
  detail: { target: [0.42, 0.58, 0.6], azimuth: 150, distance: 3.6, height: 1.0 },
};

export default mercedesAmgGt63S;
