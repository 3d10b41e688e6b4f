import type { CabinSpec, CarSpec, ObliqueView } from '../car/spec';
import { diffuserBox } from '../car/tail-openings';
import { twinSpoke } from '../car/wheel-designs';
import { circle, outline, polygon, roundedBox, smoothStroke, stroke } from '../geometry/shape';
import { samplePath, through } from '../geometry/spline';

/** The lamps face forwards and outwards, laid back with the wing. */
const lampView: ObliqueView = { origin: [0.38, 0.7, 0.69], right: [0.55, 0.83, 0], up: [0.5, -0.1, 0.86] };

const headlamp = polygon('-.3,-.031 -.108,.033 .082,.069 .305,.103 .24,.045 .089,-.049 -.102,-.097 -.29,-.1', 0.008);

/** The daylight elements: along the lamp's lower edge, then hooked upwards; two of them in each lamp. */
const daylight = [
  '-.25,-.06 -.238,-.08 -.2,-.08 -.12,-.075,2 -.08,-.05 -.066,-.008',
  '-.03,-.062 .04,-.042 .1,-.012,2 .118,.006 .122,.035',
  '.1,-.022 .15,.008,2 .165,.022 .168,.05',
];

/** Open above, where the glass has no frame; its rear edge bulges backwards, then runs forward to the sill. */
const doorLine = stroke(
  [
    ...samplePath('1.8,.98 1.72,.92 1.665,.85 1.636,.75 1.63,.64 1.645,.46 1.678,.285,3 1.682,.268,3 1.72,.268', 30),
    ...samplePath('2.45,.298 2.72,.314 2.88,.335 2.975,.385 3.02,.5 3.055,.65 3.068,.79 3.055,.9 3,1', 30),
  ],
  0,
);

/** The lower edge bends up and forwards at its end: the kink. */
const sideGlass = polygon([
  ...samplePath('1.6,.91 1.9,.944 2.45,.97 3,.997 3.35,1.022', 40),
  ...samplePath('3.6,1.04 3.7,1.058,2 3.75,1.112,2 3.68,1.146 3.5,1.192 3.2,1.4', 24),
  [1.6, 1.4],
]);

/** A broad hexagon with round corners, the outer one low and far out; over it the nose folds back into the bonnet. */
const kidney = polygon('.026,.462 .415,.462 .51,.528 .44,.636 .35,.646 .026,.646', 0.024);
/** Seen from ahead the bonnet behind the nose is at the kidneys' height again: they end where the face turns up. */
const face = { x: [-0.1, 0.3], facing: 0.3 } as const;

/** Facing backwards and outwards, so that the lamp runs round the corner and ends in a point on the flank. */
const tailView: ObliqueView = { origin: [4.6, 0.7, 0.86], right: [-0.5, 0.87, 0], up: [0.1, 0.08, 1] };

const tailLamp = polygon(
  '.314,.04 .286,.062 .148,.066 -.05,.044 -.417,.004 -.42,-.028 -.32,-.063 -.089,-.06 .015,-.063 .189,-.061 .25,-.038',
  0.008,
);

const cabin: CabinSpec = {
  from: 1.42,
  to: 4.72,
  roof: through(
    '1.42,.86 1.64,.99 1.9,1.117 2.1,1.212 2.3,1.298 2.5,1.344 2.75,1.363 3,1.354 3.25,1.324 3.5,1.272 3.75,1.21 4,1.141 4.2,1.082 4.4,1.012 4.72,.86',
  ),
  base: '1.42,.78 1.8,.815 2.4,.822 2.9,.805 3.35,.768 3.8,.71 4.72,.5',
  rail: '1.42,.74 1.75,.7 2.25,.622 2.65,.6 3.1,.59 3.5,.56 3.9,.515 4.72,.4',
  drop: '1.42,.04 1.9,.05 2.3,.046 2.7,.038 3.05,.048 3.4,.062 3.7,.06 4.2,.04 4.72,.02',
  belt: '1.42,.83 1.9,.91 2.45,.935 3,.96 3.5,.99 3.9,.97 4.72,.78',
  sideGlass,
  pillars: [[2.995, 3.055, 0.03]],
  windscreen: { to: 2.26, pillar: 0.045 },
  rearScreen: { from: 3.45, to: 4.27, pillar: 0.08 },
  wrapFront: 0.22,
  wrapRear: 0.13,
  frame: { width: 0.02, finish: 'gloss-black' },
  railHeight: 0.022,
  open: [1.76, 3.65],
};

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
    rim: [0.14, 0.14, 0.145],
    caliper: [0.36, 0.22, 0.05],
    leather: [0.05, 0.045, 0.045],
  },
  front: { x: 0.96, tyreRadius: 0.35, tyreWidth: 0.275, rimRadius: 0.272, inset: 0.02, archGap: 0.032 },
  rear: { x: 3.787, tyreRadius: 0.354, tyreWidth: 0.285, rimRadius: 0.272, inset: 0.018, archGap: 0.03 },
  wheel: {
    count: 5,
    // a star: pairs that part from one point
    arms: twinSpoke(0.034, 0.022, 0.4, 0.12),
    hubRadius: 0.07,
    dish: 0.03,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: through(
      '0,.655 .05,.692 .115,.736 .2,.784 .32,.832 .457,.87 .6,.898 .8,.925 1,.943 1.3,.966 1.62,.986 2,1 3.2,1.005 3.9,1.02 4.25,1.052 4.45,1.028 4.6,1.01 4.72,1.004 4.8,1 4.867,.975',
    ),
    shoulder:
      '0,.65 .07,.685 .2,.735 .42,.785 .7,.843 .95,.885 1.3,.912 1.62,.928 2,.945 2.5,.962 3,.985 3.4,1.015 3.8,1.03 4.1,1.005 4.35,.975 4.6,.965 4.75,.96 4.867,.945',
    bottom: '0,.185 .3,.16 1,.15 3.8,.15 4.2,.128 4.52,.122 4.7,.19 4.867,.3',
    plan: '0,.96 .4,1.003 .95,1 1.5,.985 2.2,.98 3,.985 3.4,1.002 3.79,1.012 4.2,.995 4.6,.965 4.867,.93',
    shoulderInset: '0,.08 .3,.11 .85,.13 1.3,.13 2,.115 2.6,.12 3,.145 3.4,.2 3.75,.23 4.2,.19 4.6,.14 4.867,.1',
    tuck: '0,.02 .6,.025 1.5,.045 3,.045 4,.035 4.867,.05',
    scallop: '0,0 1.2,.005 1.8,.03 2.5,.035 3,.02 3.4,0 4.867,0',
    widest: '0,.64 .5,.74 1,.78 1.6,.74 2.4,.7 3.2,.72 3.7,.74 4.2,.72 4.867,.62',
    valley: '0,.005 .2,.01 .5,.02 1,.02 1.5,.01 1.9,0 4.867,0',
    shoulderSharpness: '0,1.8 .5,2.3 1.5,2.4 2.4,2.6 3,2.4 3.6,2 4.2,2.2 4.867,2.4',
    flankSharpness: '0,1.5 1,2 2.2,2.4 3.4,2.2 4.867,2',
    noseEnd: { length: 0.68, power: 2.06 },
    tailEnd: { length: 0.62, power: 2.15 },
    noseProfile: '.1,.09 .18,.052 .28,.014 .36,0 .43,.002 .49,.012 .54,.028 .6,.042 .68,.047 .74,.08 .85,.162',
    tailProfile: '.14,-.14 .24,-.06 .32,-.02 .42,0 .5,-.002 .57,-.016 .7,-.053 .86,-.098 1.02,-.143',
    flare: [0.004, 0.004],
    reliefs: [
      // two creases run from the screen's corners to the outside of the kidneys
      {
        view: 'plan',
        shape: polygon('.05,-.3 .05,.36 2.2,.72 2.2,-.3'),
        depth: -0.01,
        softness: 0.1,
        within: { z: [0.5, 1.1] },
      },
    ],
  },
  cabin,
  features: [
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 1,.05 1,.195 -.3,.195'), finish: 'gloss-black' },
    // kidneys
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: kidney,
      within: face,
      mesh: { kind: 'vertical', cell: 0.04, bar: 0.012, finish: 'gloss-black' },
      meshDepth: 0.03,
      frame: { width: 0.013, finish: 'dark-chrome' },
      depth: 0.1,
    },
    // lower intakes: the metal turns in round them, the mesh lies behind
    {
      kind: 'intake',
      walls: 'paint',
      view: 'front',
      shape: polygon('-.3,.232 .38,.232 .47,.258 .435,.375 .38,.413 -.3,.415', 0.014),
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.005, finish: 'gloss-black' },
      meshDepth: 0.035,
    },
    {
      kind: 'intake',
      walls: 'paint',
      view: 'front',
      shape: polygon('.545,.455 .8,.48 .825,.462 .86,.315 .845,.285 .64,.268 .615,.285', 0.014),
      within: { x: [0, 0.5], facing: 0.15 },
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.005, finish: 'gloss-black' },
      meshDepth: 0.025,
    },
    {
      kind: 'lamp',
      view: lampView,
      shape: headlamp,
      within: { x: [0, 0.8], y: [0.35, 1], z: [0.5, 0.9] },
      depth: 1, // its ribbed end is out of sight
      elements: [
        { shape: outline(headlamp, 0.004), depth: 0.008, as: 'gloss-black' },
        { shape: circle([-0.115, -0.03], 0.018), depth: 0.03, as: 'projector' },
        { shape: circle([0.075, 0.008], 0.018), depth: 0.03, as: 'projector' },
        { shape: smoothStroke('-.285,-.045 -.108,.018 .082,.055 .27,.09', 0.004), depth: 0.01, as: 'chrome' },
        ...daylight.map((line) => ({ shape: smoothStroke(line, 0.0045), depth: 0.012, as: 'led' as const, glow: 0.8 })),
      ],
    },
    // breather behind the front wheel: a slim wedge down to the sill with a blade across it
    {
      kind: 'intake',
      walls: 'gloss-black',
      view: 'side',
      shape: polygon(
        '1.505,.768 1.52,.768 1.515,.7 1.535,.62 1.582,.385 1.574,.38 1.42,.605 1.398,.672 1.438,.735',
        0.008,
      ),
      depth: 0.03,
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.402,.66 1.45,.68 1.6,.705 1.592,.68 1.45,.637 1.408,.635', 0.004),
      finish: 'gloss-black',
    },
    { kind: 'trim', view: 'side', shape: stroke('1.42,.662 1.595,.697', 0.003), finish: 'dark-chrome' },
    // carbon roof: its weave is finer than a pixel
    {
      kind: 'trim',
      view: 'plan',
      on: 'cabin',
      shape: polygon('2.2,-.3 2.2,.58 2.6,.565 3.1,.55 3.456,.487 3.456,-.3'),
      within: { z: [1.2, 1.5] },
      finish: 'gloss-black',
    },
    // tail
    {
      kind: 'lamp',
      view: tailView,
      shape: tailLamp,
      within: { x: [4.15, 4.9], y: [0.2, 1], z: [0.7, 0.98], facing: 0.1 },
      depth: 0.05,
      tint: [0.7, 0.1, 0.08],
      housing: 'red-lens',
      elements: [
        {
          shape: stroke('.27,.044 .16,-.025 .02,-.036 -.1,-.02 -.38,-.02', 0.006),
          depth: 0.01,
          as: 'led',
          glow: 1.4,
          colour: [1, 0.03, 0.02],
        },
        {
          shape: stroke('.2,.045 .1,0 -.05,.006 -.3,.004', 0.003),
          depth: 0.02,
          as: 'led',
          glow: 0.7,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    // boot lid, its lower edge round the plate's recess
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.3,.588 .36,.588 .44,.6,2 .48,.64 .59,.795', 0) },
    { kind: 'gap', view: 'side', shape: smoothStroke('4.19,1.06 4.215,1.005 4.25,.97 4.295,.952', 0) },
    // bumper and quarter panel
    { kind: 'gap', view: 'side', shape: smoothStroke('4.02,.655 4.2,.705 4.38,.755 4.42,.78 4.437,.812', 0) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.17 .8,.185 .7,.215 .645,.28 .625,.425 .595,.462 -.3,.462', 0.02),
      finish: 'gloss-black',
    },
    // outlets of air at the bumper's corners
    {
      kind: 'intake',
      walls: 'dark',
      view: 'rear',
      shape: polygon('.868,.31 .858,.43 .83,.61 .812,.635 .8,.61 .806,.46 .83,.305', 0.012),
      depth: 0.05,
    },
    { kind: 'crease', view: 'rear', line: '-.3,.235 .3,.235 .6,.24 .8,.25', lean: 0.3, reach: 0.05, taper: 0.1 },
    diffuserBox('-.3,.2 .26,.2 .285,.36 .26,.385 -.3,.385'),
    // the bay of each pair of pipes
    { kind: 'intake', view: 'rear', shape: roundedBox([0.435, 0.355], [0.128, 0.07], 0.068), walls: 'dark' },
    // the plate stands in a recess
    { kind: 'intake', view: 'rear', shape: polygon('-.3,.612 .3,.612 .345,.735 -.3,.735', 0.012), depth: 0.03 },
    // folds: along the doors, haunch, sill rising to the rear, bonnet, face, tail
    {
      kind: 'crease',
      view: 'side',
      line: '1.65,.73 2.1,.755 2.6,.785 3.1,.8 3.5,.77',
      lean: 0.16,
      reach: 0.08,
      taper: 0.5,
    },
    {
      kind: 'crease',
      view: 'side',
      line: '2.9,.93 3.3,.965 3.7,.985 4.1,.975 4.4,.95',
      lean: 0.14,
      reach: 0.08,
      taper: 0.4,
    },
    {
      kind: 'crease',
      view: 'side',
      line: '1.4,.335 1.9,.345 2.45,.37 2.8,.4 3.05,.47 3.3,.57',
      lean: -0.16,
      reach: 0.06,
      taper: 0.4,
    },
    { kind: 'crease', view: 'side', line: '1.35,.25 1.9,.262 2.6,.28 3.35,.33', lean: 0.2, reach: 0.04, taper: 0.2 },
    { kind: 'crease', view: 'plan', line: '.06,.4 .4,.46 .9,.55 1.6,.66', lean: 0.14, reach: 0.06, taper: 0.3 },
    { kind: 'crease', view: 'rear', line: '-.3,.79 .3,.79 .62,.79', lean: 0.22, reach: 0.05, taper: 0.1 },
    { kind: 'crease', view: 'rear', line: '-.3,.505 .3,.51 .5,.53 .7,.53 .92,.52', lean: 0.2, reach: 0.06, taper: 0.2 },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'side', shape: smoothStroke('2.985,.43 3.15,.443 3.42,.467', 0) },
    { kind: 'gap', view: 'side', shape: smoothStroke('.62,.745 .66,.7 .72,.635', 0) },
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke(
        '.125,-.2 .125,.15 .135,.32 .165,.45 .23,.58 .42,.77 .62,.835 1,.838 1.35,.825 1.53,.79 1.61,.68 1.63,.4',
        0,
      ),
    },
  ],
  interior: {
    seats: [
      { x: 2.72, z: 0.38 },
      { x: 3.36, z: 0.48, y: 0.32, scale: 0.68 },
    ],
    dash: { x: 2.1, z: 0.95, style: 'flat' },
    steering: [2.24, 0.38, 0.85],
  },
  details: {
    mirror: { at: [1.945, 0.955, 1], half: [0.085, 0.112, 0.062], foot: [1.9, 0.79, 0.94], finish: 'gloss-black' },
    handles: [{ at: [2.83, 0.882], half: 0.105 }],
    exhausts: [
      { at: [4.72, 0.492, 0.355], half: [0.049, 0.049], squareness: 1, finish: 'dark-chrome' },
      { at: [4.75, 0.378, 0.355], half: [0.049, 0.049], squareness: 1, finish: 'dark-chrome' },
    ],
    blades: [
      {
        span: 0.8,
        leading: '0,.035 .4,.075 .6,.16 .72,.27 .8,.41',
        trailing: '0,.2 .4,.24 .6,.29 .72,.36 .8,.44',
        height: '0,.176 .4,.173 .8,.17',
        thickness: 0.03,
        finish: 'gloss-black',
      },
      {
        span: 0.66,
        leading: '0,4.65 .4,4.575 .55,4.5 .66,4.41',
        trailing: '0,4.755 .4,4.675 .55,4.585 .66,4.475',
        height: '0,.99 .4,.982 .55,.964 .66,.94',
        rise: 0.022,
        thickness: 0.016,
        finish: 'gloss-black',
      },
    ],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.64, 0.13] },
      { pivot: [-0.52, 0.03], tip: [0.04, 0.11] },
    ],
    plate: 0.672,
  },
  detail: { target: [3.95, 0.92, 0.42], azimuth: 66, distance: 2.6, height: 0.66, lens: 66 },
};

export default bmwM8Competition;
