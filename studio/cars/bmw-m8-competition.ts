import { CabinSections } from '../car/cabin';
import { diffuserBays } from '../car/diffuser-bays';
import type { CabinSpec, CarSpec, ObliqueView } from '../car/spec';
import { twinSpoke } from '../car/wheel-designs';
import { grid } from '../geometry/mesh';
import { circle, outline, polygon, smoothStroke, stroke, union } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The lamps face forwards and outwards, laid back with the wing. */
const lampView: ObliqueView = { origin: [0.25, 0.66, 0.645], right: [0.42, 0.9, 0], up: [0.35, 0, 0.94] };

const headlamp = polygon(
  '-.285,-.01 -.27,-.036 -.16,-.046 .03,-.044 .13,-.022 .31,.058 .28,.068 .08,.042 -.1,.024 -.28,.012',
  0.004,
);

/** An angular C, open to the outside: one of the two daylight elements of a lamp. */
const daylight = (at: number, size: number, lift: number) =>
  stroke(
    [
      [at + size * 1.3, lift + size * 0.62],
      [at - size * 0.4, lift + size * 0.5],
      [at - size * 0.85, lift - size * 0.08],
      [at - size * 0.4, lift - size * 0.62],
      [at + size * 0.75, lift - size * 0.58],
      [at + size * 1.1, lift - size * 0.3],
    ],
    0.003,
  );

/** Open above, where the glass has no frame; behind, it kinks forward over the arch. */
const doorLine = stroke(
  [
    [1.9, 0.96],
    [1.83, 0.87],
    ...samplePath('1.775,.77 1.755,.5 1.76,.33 1.765,.252,3 1.84,.246', 24),
    ...samplePath('2.86,.262 2.97,.265,3 3.02,.31', 12),
    ...samplePath('3.12,.46 3.2,.58 3.215,.74 3.21,.86 3.15,1', 24),
  ],
  0,
);

/** The lower edge bends up and forwards at its end: the kink. */
const sideGlass = polygon([
  ...samplePath('1.5,.895 2,.915 2.6,.93 3,.943 3.4,.955', 40),
  [3.575, 1.078],
  ...samplePath('3.555,1.105 3.42,1.18 3.2,1.4', 16),
  [1.5, 1.4],
]);

/** Wider at its foot, with round corners. */
const kidney = polygon('.078,.49 .35,.486 .32,.582 .078,.59', 0.056);

/** Facing backwards and outwards, so that the lamp runs round the corner and ends in a point on the flank. */
const tailView: ObliqueView = { origin: [4.72, 0.78, 0.83], right: [-0.6, 0.8, 0], up: [0.1, 0.08, 1] };

const tailLamp = polygon(
  '-.4,.036 -.2,.052 .1,.05 .27,.04 .22,.004 .15,-.06 .06,-.064 .02,-.012 -.2,.006 -.38,.018',
  0.004,
);

const cabin: CabinSpec = {
  from: 1.42,
  to: 4.62,
  roof: '1.42,.84 1.65,.945 2,1.12 2.33,1.285 2.66,1.36 3,1.362 3.35,1.317 3.75,1.22 4.1,1.095 4.4,.975 4.62,.86',
  base: '1.42,.78 1.8,.815 2.3,.81 2.9,.79 3.35,.768 3.8,.715 4.62,.53',
  rail: '1.42,.74 1.75,.69 2.22,.61 2.6,.59 3.1,.59 3.6,.57 4.1,.52 4.62,.44',
  drop: '1.42,.02 1.8,.03 2.3,.055 2.9,.062 3.5,.058 4.1,.04 4.62,.02',
  belt: '1.42,.82 1.9,.87 2.5,.89 3.1,.91 3.6,.92 4.62,.72',
  sideGlass,
  pillars: [[3.06, 2.98, 0.018]],
  windscreen: { to: 2.36, pillar: 0.04 },
  rearScreen: { from: 3.32, to: 4.1, pillar: 0.08 },
  wrapFront: 0.22,
  wrapRear: 0.13,
  frame: { width: 0.011, finish: 'gloss-black' },
  railHeight: 0.02,
  open: [1.68, 3.55],
};

/** The roof sinks along the middle between two low domes; it lies a little above the loft so as not to flicker. */
function doubleBubble() {
  const sections = new CabinSections(cabin);
  const [rows, columns] = [90, 50];
  return grid(rows + 1, columns + 1, (i, j) => {
    const station = 2.37 + (i / rows) * 0.94;
    const t = 0.6 + (j / columns) * 0.4;
    const at = sections.section(station);
    const edge = at(0.6)[0];
    const [y, z] = at(t);
    const along = Math.sin((Math.PI * i) / rows) ** 0.8;
    const dome = Math.sin(Math.PI * Math.min(1, y / edge)) ** 2;
    return [...sections.place(station, [y, z + 0.002 + 0.007 * dome * along]), station, t];
  });
}

const bmwM8Competition: CarSpec = {
  slug: 'bmw-m8-competition',
  dimensions: {
    length: 4.867,
    width: 1.907,
    height: 1.362,
    wheelbase: 2.827,
    source: 'BMW M8 Competition Coupe (F92) technical data: 4,867 x 1,907 x 1,362 mm, wheelbase 2,827 mm',
  },
  colours: {
    paint: [0.18, 0.008, 0.014],
    metallic: 0.7,
    rim: [0.34, 0.34, 0.35],
    caliper: [0.36, 0.22, 0.05],
    leather: [0.05, 0.045, 0.045],
  },
  front: { x: 0.905, tyreRadius: 0.35, tyreWidth: 0.275, rimRadius: 0.272, inset: 0.024, archGap: 0.024 },
  rear: { x: 3.732, tyreRadius: 0.354, tyreWidth: 0.285, rimRadius: 0.272, inset: 0.022, archGap: 0.024 },
  wheel: {
    count: 5,
    arms: [...twinSpoke(0.036, 0.024, 0.36, 0.1), { angle: [0.628, 0.628], width: [0.02, 0.016], sunk: 0.016 }],
    hubRadius: 0.07,
    dish: 0.03,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.65 .07,.68 .2,.725 .45,.785 .8,.84 1.2,.89 1.6,.925 2,.945 3.2,.965 3.8,.985 4.2,.98 4.5,.965 4.7,.965 4.8,.975 4.84,.97,3 4.867,.92',
    shoulder:
      '0,.645 .07,.675 .2,.72 .45,.79 .75,.85 1.05,.865 1.5,.855 2,.845 2.5,.855 2.95,.89 3.35,.95 3.72,.98 4.1,.96 4.45,.94 4.7,.93 4.81,.925 4.867,.89',
    bottom: '0,.17 .3,.14 1,.135 3.73,.14 4.3,.16 4.867,.22',
    plan: '0,.93 .4,.96 .9,.995 1.4,.955 1.9,.93 2.5,.93 2.9,.95 3.3,1 3.73,1.03 4.15,1 4.5,.96 4.867,.91',
    shoulderInset: '0,.08 .3,.12 .85,.15 1.3,.12 2,.09 2.6,.09 3,.14 3.4,.21 3.75,.23 4.2,.2 4.6,.14 4.867,.1',
    tuck: '0,.02 .6,.025 1.5,.045 3,.045 4,.035 4.867,.05',
    scallop: '0,0 1.2,.005 1.8,.035 2.5,.045 3,.02 3.4,0 4.867,0',
    widest: '0,.64 .5,.74 1,.8 1.6,.78 2.4,.74 3.2,.78 3.7,.78 4.2,.76 4.867,.66',
    valley: '0,.01 .2,.02 .5,.04 1,.035 1.5,.015 1.9,0 4.867,0',
    shoulderSharpness: '0,1.8 .5,2.5 1.5,2.6 2.4,2.6 3,2.4 3.6,2.4 4.2,2.4 4.867,2.4',
    flankSharpness: '0,1.5 1,2.4 2.2,2.8 3.4,2.6 4.867,2',
    noseEnd: { length: 0.65, power: 2.8 },
    tailEnd: { length: 0.5, power: 3.4 },
    noseProfile: '.1,.06 .18,.015 .28,.008 .42,.012 .55,0 .63,.005 .68,.03 .76,.1 .85,.18',
    tailProfile: '.14,-.1 .24,-.035 .34,-.004 .46,.004 .54,-.002 .6,-.02 .7,-.05 .8,-.035 .9,0 .97,.02',
    flare: [0.009, 0.01],
    reliefs: [
      // two creases run from the screen's corners to the outside of the kidneys
      {
        view: 'plan',
        shape: polygon('.02,-.3 .02,.36 2.2,.72 2.2,-.3'),
        depth: -0.012,
        softness: 0.1,
        within: { z: [0.6, 1.1] },
      },
      // the sill's crease rises towards the rear wheel
      {
        view: 'side',
        shape: polygon('1,.19 3.6,.19 3.5,.47 2.7,.36 1.9,.285 1,.25'),
        depth: -0.012,
        softness: 0.05,
      },
    ],
  },
  cabin,
  features: [
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 1,.05 1,.165 -.3,.165'), finish: 'gloss-black' },
    // kidneys
    {
      kind: 'trim',
      view: 'front',
      shape: union(kidney, polygon('-.03,.44 .03,.44 .03,.645 -.03,.645'), outline(kidney, 0.012)),
      finish: 'satin-black',
    },
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: kidney,
      mesh: { kind: 'vertical', cell: 0.044, bar: 0.011, finish: 'dark-chrome' },
      meshDepth: 0.012,
      frame: { width: 0.006, finish: 'dark-chrome' },
    },
    // lower intakes
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: polygon('-.3,.185 .46,.185 .5,.22 .4,.35 .34,.37 -.3,.37', 0.014),
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.006 },
    },
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: polygon('.56,.195 .83,.2 .895,.27 .895,.45 .87,.475 .84,.46 .62,.27 .555,.215', 0.01),
      within: { x: [0, 0.5], facing: 0.22 },
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.006 },
      frame: { width: 0.01, finish: 'gloss-black' },
    },
    {
      kind: 'lamp',
      view: lampView,
      shape: headlamp,
      within: { x: [0, 0.8], y: [0.35, 1], z: [0.5, 0.9] },
      depth: 0.06,
      housing: 'gloss-black',
      elements: [
        { shape: outline(headlamp, 0.003), depth: 0.008, as: 'dark-chrome' },
        { shape: circle([-0.122, -0.013], 0.014), depth: 0.025, as: 'projector' },
        { shape: circle([0.06, -0.003], 0.014), depth: 0.025, as: 'projector' },
        { shape: daylight(-0.13, 0.036, -0.014), depth: 0.012, as: 'led', glow: 0.8 },
        { shape: daylight(0.05, 0.04, -0.004), depth: 0.012, as: 'led', glow: 0.8 },
      ],
    },
    // breather behind the front wheel, with a black blade
    {
      kind: 'intake',
      walls: 'dark',
      view: 'side',
      shape: polygon('1.34,.42 1.38,.42 1.42,.6 1.62,.66 1.6,.69 1.36,.68', 0.008),
      depth: 0.05,
    },
    { kind: 'trim', view: 'side', shape: stroke('1.38,.48 1.43,.625 1.66,.675', 0.008), finish: 'gloss-black' },
    { kind: 'trim', view: 'side', shape: polygon('1.24,.05 3.4,.05 3.4,.185 1.24,.185'), finish: 'gloss-black' },
    // carbon roof
    {
      kind: 'trim',
      view: 'plan',
      on: 'cabin',
      shape: polygon('2.2,-.3 2.2,.57 2.6,.56 3.1,.54 3.4,.5 3.4,-.3'),
      within: { z: [1.2, 1.5] },
      finish: 'carbon',
    },
    // tail
    {
      kind: 'lamp',
      view: tailView,
      shape: tailLamp,
      within: { x: [4.2, 4.9], y: [0.2, 1], z: [0.6, 0.95], facing: 0.2 },
      depth: 0.05,
      tint: [0.6, 0.1, 0.08],
      housing: 'red-lens',
      elements: [
        {
          shape: stroke('-.37,.03 -.2,.04 .12,.038 .17,.0 .12,-.05 .07,-.052', 0.005),
          depth: 0.01,
          as: 'led',
          glow: 1.4,
          colour: [1, 0.03, 0.02],
        },
        {
          shape: stroke('-.3,.02 -.1,.022 .06,.018 .085,-.02', 0.003),
          depth: 0.02,
          as: 'led',
          glow: 0.8,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.3,.6 .3,.6 .45,.62 .5,.7 .53,.82 .55,1', 0) },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.435 .31,.435 .35,.565 -.3,.565', 0.02) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.17 .84,.21 .76,.355 .44,.355 .38,.385 -.3,.385', 0.01),
      finish: 'carbon',
    },
    // the diffuser's bays
    ...diffuserBays(['-.3,.165 .085,.165 .085,.34 -.3,.34', '.115,.165 .265,.165 .265,.34 .115,.34'], {
      width: 0.007,
      finish: 'dark-chrome',
    }),
    {
      kind: 'intake',
      walls: 'dark',
      view: 'rear',
      shape: polygon('.83,.34 .86,.35 .885,.52 .865,.54', 0.006),
      within: { x: [4.3, 4.9], facing: 0.35 },
      depth: 0.05,
    },
    // folds: waist through the handle, haunch, sill rising to the rear, bonnet, tail
    {
      kind: 'crease',
      view: 'side',
      line: '1.62,.7 2,.735 2.5,.765 3,.79 3.5,.815',
      lean: 0.26,
      reach: 0.06,
      taper: 0.35,
    },
    {
      kind: 'crease',
      view: 'side',
      line: '2.75,.87 3.1,.9 3.5,.94 3.9,.945 4.4,.91',
      lean: 0.2,
      reach: 0.06,
      taper: 0.4,
    },
    { kind: 'crease', view: 'side', line: '1.35,.25 1.9,.275 2.6,.34 3.35,.46', lean: 0.26, reach: 0.05, taper: 0.3 },
    { kind: 'crease', view: 'plan', line: '.06,.36 .4,.42 .9,.52 1.6,.64', lean: 0.16, reach: 0.05, taper: 0.2 },
    { kind: 'crease', view: 'front', line: '.5,.4 .6,.44 .72,.5 .92,.55', lean: 0.08, reach: 0.07, taper: 0.3 },
    { kind: 'crease', view: 'rear', line: '.36,.6 .55,.63 .75,.68 .95,.72', lean: 0.2, reach: 0.05, taper: 0.2 },
    { kind: 'crease', view: 'rear', line: '.4,.43 .55,.43 .75,.45 .95,.5', lean: 0.25, reach: 0.05, taper: 0.1 },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.1,0 .1,.34 .16,.46 .4,.6 .8,.7 1.3,.73 1.7,.74', 0) },
    { kind: 'gap', view: 'plan', shape: smoothStroke('4.05,.62 4.3,.6 4.6,.58', 0), on: 'both' },
  ],
  interior: {
    seats: [
      { x: 2.62, z: 0.36 },
      { x: 3.24, z: 0.48, y: 0.32, scale: 0.68 },
    ],
    dash: { x: 2.14, z: 0.91, style: 'flat' },
    steering: [2.28, 0.37, 0.84],
  },
  details: {
    mirror: { at: [2.08, 0.95, 0.985], half: [0.07, 0.105, 0.058], foot: [2.04, 0.8, 0.925], finish: 'gloss-black' },
    handles: [{ at: [2.95, 0.8], half: 0.1 }],
    exhausts: [
      { at: [4.775, 0.61, 0.29], half: [0.055, 0.055], squareness: 1, finish: 'dark-chrome' },
      { at: [4.79, 0.475, 0.29], half: [0.055, 0.055], squareness: 1, finish: 'dark-chrome' },
    ],
    blades: [
      {
        span: 0.86,
        leading: '0,.01 .4,.04 .65,.13 .86,.34',
        trailing: '0,.2 .4,.24 .7,.32 .86,.44',
        height: 0.13,
        thickness: 0.026,
        finish: 'satin-black',
      },
      {
        span: 0.56,
        leading: '0,4.74 .3,4.73 .56,4.69',
        trailing: '0,4.845 .3,4.83 .56,4.78',
        height: '0,.968 .4,.958 .56,.936',
        rise: 0.02,
        thickness: 0.014,
        finish: 'gloss-black',
      },
    ],
    fins: { y: [0.1, 0.28], x: [4.45, 4.74], z: [0.13, 0.28] },
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.64, 0.13] },
      { pivot: [-0.52, 0.03], tip: [0.04, 0.11] },
    ],
    plates: { rear: [4.885, 0, 0.5] },
  },
  extras: (kit) => kit.both(doubleBubble(), 'carbon'),
  detail: { target: [0.25, 0.6, 0.63], azimuth: 152, distance: 2.1, height: 0.9, lens: 95 },
};

export default bmwM8Competition;
