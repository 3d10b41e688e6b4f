import type { CarSpec, ObliqueView } from '../car/spec';
import { reflector } from '../car/tail-openings';
import { ySpoke } from '../car/wheel-designs';
import { ellipse, grown, outline, polygon, roundedBox, smoothStroke, stroke, union, without } from '../geometry/shape';
import { samplePath } from '../geometry/spline';
import { mix } from '../geometry/vector';

/** The round lamps lie in the slope of the wing: long from above, a circle from ahead. */
const lampView: ObliqueView = { origin: [0.535, 0.7, 0.712], right: [0, 1, 0], up: [0.35, 0, 0.937] };

const fourPoints = union(
  ...[-0.042, 0.042].flatMap((a) => [-0.054, 0.054].map((b) => roundedBox([a, b], [0.012, 0.01], 0.005))),
);

const outerIntake = polygon(
  samplePath(
    '.6,.25 .72,.25 .785,.254 .822,.285 .846,.36 .86,.42 .862,.47 .825,.49 .7,.49 .55,.49 .45,.49 .405,.488 .41,.45 .43,.36 .442,.285 .452,.252 .5,.25 .6,.25',
    90,
  ),
);

const centreIntake = polygon(
  samplePath('-.3,.252 .2,.252 .34,.252 .382,.262 .376,.3 .366,.345 .34,.362 .2,.364 -.3,.364', 60),
);

/** Flat blades: what is left of the mouths between their openings. */
const blades = union(
  without(grown(centreIntake, -0.004), roundedBox([0, 0.15], [0.5, 0.146]), roundedBox([0, 0.45], [0.5, 0.134])),
  without(
    grown(outerIntake, -0.004),
    roundedBox([0.65, 0.25], [0.3, 0.049]),
    roundedBox([0.65, 0.337], [0.3, 0.02]),
    roundedBox([0.65, 0.45], [0.3, 0.075]),
  ),
);

/** Two strips of light over each outer intake, one over the other. */
const lightStrips = union(stroke('.449,.434 .8,.438', 0.0038), stroke('.443,.457 .812,.461', 0.0038));

/** The door: an upright front edge with a small corner below, a rear edge that sweeps round the wheel. */
const doorLine = stroke(
  [
    ...samplePath('1.66,.905 1.632,.866 1.58,.805 1.545,.73 1.54,.61 1.555,.42 1.563,.28 1.567,.252,3 1.6,.249', 28),
    ...samplePath('2.05,.257 2.33,.262 2.52,.285 2.65,.35 2.745,.46 2.81,.6 2.83,.73 2.812,.82 2.765,.895', 36),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.715,.864 2.1,.873 2.6,.886 2.95,.9 3.2,.918 3.37,.936 3.45,.955 3.452,.985', 32),
  ...samplePath(
    '3.45,.99 3.38,1.028 3.2,1.09 3,1.143 2.8,1.168 2.55,1.182 2.3,1.183 2.14,1.15 2,1.06 1.85,.95 1.715,.864',
    40,
  ),
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
  front: {
    x: 1.02,
    tyreRadius: 0.343,
    tyreWidth: 0.255,
    rimRadius: 0.272,
    inset: 0.016,
    archGap: 0.02,
    discRadius: 0.205,
  },
  rear: {
    x: 3.47,
    tyreRadius: 0.361,
    tyreWidth: 0.315,
    rimRadius: 0.287,
    inset: 0.014,
    archGap: 0.02,
    discRadius: 0.195,
  },
  wheel: {
    count: 5,
    arms: ySpoke(0.05, 0.018, 0.15, 0.3),
    hubRadius: 0.075,
    dish: 0.02,
    rotation: Math.PI / 2,
    bolts: 'centre-lock',
  },
  body: {
    top: '0,.516 .03,.53 .09,.583 .22,.63 .4,.712 .7,.79 1.05,.858 1.35,.895 1.6,.953 1.9,.981 3,.993 3.6,.993 3.95,.93 4.2,.905 4.36,.86 4.46,.79 4.535,.775',
    shoulder:
      '0,.504 .03,.512 .09,.53 .2,.562 .3,.615 .42,.721 .7,.866 1.15,.918 1.6,.883 2.2,.87 2.8,.883 3.2,.909 3.55,.908 3.9,.862 4.2,.795 4.45,.765 4.535,.75',
    bottom: '0,.175 .3,.145 1,.125 3.45,.132 3.9,.146 4.2,.165 4.35,.205 4.535,.248',
    plan: '0,.86 .5,.94 1,.985 1.4,.962 1.8,.928 2.4,.946 2.75,.942 3.05,.975 3.5,1.012 3.9,.985 4.3,.925 4.535,.9',
    shoulderInset: '0,.099 .2,.174 .4,.227 .8,.195 1.2,.15 1.7,.105 2.4,.084 2.9,.108 3.4,.182 3.9,.17 4.535,.1',
    tuck: '0,.02 .6,.037 1.5,.082 3,.087 4,.073 4.535,.052',
    scallop: '0,.02 1.2,-.003 1.8,.012 2.4,.031 2.9,.022 3.2,.006 4.535,-.007',
    widest: '0,.611 1,.688 2.2,.737 3.3,.663 4.535,.642',
    valley: '0,.005 .15,0 .3,.016 .5,.045 .8,.062 1.15,.06 1.5,.033 2,.003 4.535,-.023',
    shoulderSharpness: '0,1.2 .8,1.5 2.2,1.8 3.3,1.2 4.535,1.3',
    flankSharpness: 1.3,
    noseEnd: { length: 0.72, power: 3.1 },
    tailEnd: { length: 0.9, power: 3.2 },
    noseProfile: '.1,.16 .17,.08 .215,.008 .3,.012 .4,.004 .5,.002 .58,.03 .7,.09 .78,.13',
    tailProfile:
      '.12,-.12 .24,-.075 .36,-.04 .45,-.035 .56,-.035 .6,-.02 .63,0 .66,-.005 .69,-.07 .72,-.09 .78,-.1 .85,-.09',
    // where the plan closes, the narrow sections lie flat: a hump would stand as a notch in the middle of the nose's lip
    section: (standard, x) =>
      x > 0.05
        ? standard
        : standard.map(([y, z, w], i) => (i < 7 ? [y, z, w] : [y, mix(standard[11]![1], z, x / 0.05), w])),
    flare: [0.005, 0.009],
  },
  cabin: {
    from: 1.2,
    to: 4.42,
    roof: '1.2,.812 1.45,.946 1.75,1.1 2.02,1.252 2.35,1.321 2.75,1.288 3.15,1.222 3.55,1.09 3.9,1 4.2,.87 4.42,.74',
    base: '1.2,.814 1.6,.791 2.2,.761 2.8,.755 3.3,.739 3.8,.699 4.42,.627',
    rail: '1.2,.817 1.5,.751 2,.632 2.5,.587 3,.551 3.5,.526 4,.524 4.42,.506',
    drop: '1.2,.043 1.6,.061 2.2,.079 2.8,.065 3.4,.049 4,.022 4.42,.004',
    belt: '1.2,.811 1.6,.86 2.3,.875 2.8,.888 3.1,.889 3.5,.88 4.42,.663',
    sideGlass,
    pillars: [[2.82, 2.865, 0.06]],
    frame: { width: 0.013, finish: 'gloss-black' },
    bulge: 0.004,
    windscreen: { to: 2.065, pillar: 0.035 },
    rearScreen: { from: 3.14, to: 3.95, pillar: 0.06 },
    wrapFront: 0.25,
    wrapRear: 0.173,
    open: [1.42, 3.3],
  },
  features: [
    // front bumper: black lip, centre and outer intakes, two strips of light over each outer one
    {
      kind: 'trim',
      view: 'front',
      shape: polygon('-.3,.05 .9,.05 .9,.18 .75,.198 .4,.2 -.3,.2'),
      finish: 'satin-black',
    },
    {
      kind: 'intake',
      view: 'front',
      shape: union(centreIntake, outerIntake),
      depth: 0.16,
      walls: 'dark',
      mesh: { kind: 'diamond', cell: 0.014, bar: 0.0025, finish: 'grained' },
      meshDepth: 0.04,
    },
    // flat blades: one across the middle, two across each outer intake
    { kind: 'trim', view: 'front', shape: blades, finish: 'satin-black' },
    // the strips' black panel crosses its mouth
    {
      kind: 'trim',
      view: 'front',
      shape: without(grown(outerIntake, -0.002), roundedBox([0.65, 0.3], [0.3, 0.115])),
      finish: 'gloss-black',
    },
    {
      kind: 'lamp',
      view: 'front',
      shape: grown(lightStrips, 0.0035),
      depth: 0.03,
      housing: 'dark',
      elements: [{ shape: lightStrips, depth: 0.004, as: 'led', glow: 0.8 }],
    },
    // round lamps with four points of light
    {
      kind: 'lamp',
      view: lampView,
      shape: ellipse([0.008, 0], [0.11, 0.154], 0.2),
      within: { x: [0, 0.85], y: [0.4, 1], z: [0.5, 0.9] },
      depth: 0.4, // its ribbed end is out of sight
      housing: 'dark',
      elements: [
        { shape: ellipse([0.008, 0], [0.096, 0.136], 0.2), depth: 0.022, as: 'dark-chrome' },
        { shape: ellipse([0.008, 0], [0.091, 0.13], 0.2), depth: 0.026, as: 'dark' },
        { shape: ellipse([0.004, 0], [0.046, 0.062], 0.2), depth: 0.036, as: 'dark-chrome' },
        { shape: ellipse([0.004, 0], [0.043, 0.058], 0.2), depth: 0.04, as: 'dark' },
        { shape: ellipse([0.002, 0], [0.033, 0.045], 0.045), depth: 0.045, as: 'projector' },
        { shape: fourPoints, depth: 0.03, as: 'led', glow: 1.2 },
      ],
    },
    // intakes in the rear wings: the metal sinks towards them
    {
      kind: 'intake',
      view: 'side',
      shape: polygon(
        samplePath(
          '3.178,.81 3.165,.823 3.135,.826 3.1,.805 3.06,.75 3.02,.69 2.975,.625 2.95,.58 2.945,.562,2 2.965,.556 3.01,.57 3.06,.615 3.11,.68 3.155,.75 3.175,.79 3.178,.81',
          64,
        ),
      ),
      depth: 0.12,
    },
    // tail: a full-width bar of light, clear lenses under its ends
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon([
        ...samplePath('-.3,.795 .3,.793 .5,.788 .7,.773 .86,.757', 24),
        ...samplePath('.86,.757 .866,.72,2 .82,.694,2 .68,.698 .55,.708 .42,.732 .3,.738 -.3,.738', 40),
      ]),
      depth: 0.04,
      housing: 'dark',
      elements: [
        {
          shape: smoothStroke('-.3,.778 .4,.775 .6,.768 .72,.758 .8,.752', 0.0055),
          depth: 0.008,
          as: 'led',
          glow: 1.3,
          colour: [1, 0.03, 0.02],
        },
        {
          shape: smoothStroke('.45,.745 .6,.742 .72,.735 .8,.728', 0.0025),
          depth: 0.01,
          as: 'led',
          glow: 0.4,
          colour: [1, 0.03, 0.02],
        },
        { shape: polygon('.59,.713 .8,.702 .83,.714 .66,.722', 0.004), depth: 0.02, as: 'satin-metal' },
      ],
    },
    // from the lamp's tip to the arch
    { kind: 'gap', view: 'side', shape: smoothStroke('3.885,.754 3.72,.75 3.6,.742 3.56,.722', 0) },
    { kind: 'crease', view: 'rear', line: '-.6,.64 .4,.64 .65,.632 .85,.62', lean: 0.12, reach: 0.06, taper: 0.25 },
    // rear bumper: diffuser, red reflectors over the wheel's outlets
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 .9,.05 .9,.2 .68,.225 .65,.345 .6,.395 .34,.4 .3,.385 -.3,.385', 0.014),
      finish: 'satin-black',
    },
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.26 .24,.26 .285,.35 -.3,.352', 0.012),
      depth: 0.08,
      walls: 'dark',
      mesh: { kind: 'vertical', cell: 0.12, bar: 0.012 },
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('4.3,.05 3.82,.05 3.82,.15 3.86,.19 4.1,.215 4.437,.24 4.6,.26 4.6,.05'),
      finish: 'satin-black',
    },
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('4.31,.372 4.07,.348 4.05,.335 4,.25 4.005,.24 4.245,.258 4.265,.27', 0.008),
      within: { x: [3.9, 4.5] },
      depth: 0.08,
      walls: 'cabin-plastic',
      mesh: { kind: 'horizontal', cell: 0.032, bar: 0.007, finish: 'cabin-plastic' },
      meshDepth: 0.02,
      frame: { width: 0.006, finish: 'gloss-black' },
    },
    ...reflector('.645,.436 .655,.424 .8,.418 .815,.429 .79,.438'),
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.464 .29,.464 .29,.566 -.3,.566', 0.03) },
    // engine lid's slats between screen and wing
    {
      kind: 'intake',
      view: 'plan',
      on: 'both',
      shape: polygon('3.955,-.3 3.95,.36 3.965,.4 4.12,.4 4.12,-.3', 0.01),
      walls: 'dark',
      mesh: { kind: 'vertical', cell: 0.05, bar: 0.03, finish: 'dark-chrome' },
      depth: 0.03,
      meshDepth: 0.003,
    },
    // sills
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.3,.05 3.2,.05 3.2,.185 3.07,.18 2.3,.158 1.41,.176 1.3,.18'),
      finish: 'satin-black',
    },
    // folds: the bonnet's two lines, the edge of the rear wing, the skirt's edge
    { kind: 'crease', view: 'plan', line: '.2,.28 .5,.33 .9,.4 1.36,.5', lean: 0.16, reach: 0.07 },
    { kind: 'crease', view: 'side', line: '1.43,.238 1.9,.245 2.5,.25 2.75,.262 3.05,.3', lean: 0.3, taper: 0.1 },
    { kind: 'crease', view: 'front', line: '-.6,.235 .4,.235 .7,.238 .9,.245', lean: 0.18, reach: 0.04, taper: 0.3 },
    // gaps: door, bonnet, nose, fuel
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    {
      kind: 'gap',
      view: 'plan',
      within: { z: [0.573, 2] },
      shape: smoothStroke('.135,.36 .2,.395 .45,.49 .8,.58 1.15,.64 1.4,.66', 0),
    },
    {
      kind: 'gap',
      view: 'front',
      shape: smoothStroke('-.3,.572 .3,.572 .55,.571 .7,.571 .88,.578', 0),
      within: { x: [0, 0.57] },
    },
    { kind: 'gap', view: 'side', shape: smoothStroke('.565,.577 .64,.58 .71,.586 .77,.594', 0) },
    { kind: 'gap', view: 'side', shape: outline(ellipse([1.332, 0.775], [0.1, 0.055]), 0), within: { y: [0.6, 1] } },
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
    mirror: { at: [1.965, 0.925, 0.922], half: [0.085, 0.1, 0.06], foot: [1.845, 0.85, 0.84] },
    handles: [{ at: [2.643, 0.698], half: 0.11 }],
    exhausts: [
      { at: [4.458, 0.385, 0.325], half: [0.056, 0.04], squareness: 2.4, finish: 'dark-chrome' },
      { at: [4.444, 0.508, 0.325], half: [0.056, 0.04], squareness: 2.4, finish: 'dark-chrome' },
    ],
    blades: [
      // the wing, and the ducktail it rests on
      {
        span: 0.71,
        leading: '0,4.1 .45,4.09 .71,4.06',
        trailing: '0,4.425 .3,4.41 .52,4.375 .64,4.3 .71,4.17',
        height: '0,.93 .35,.925 .54,.917 .64,.885 .71,.8',
        rise: 0.03,
        thickness: 0.03,
        finish: 'paint',
      },
      {
        span: 0.67,
        leading: '0,4.1 .45,4.09 .67,4.06',
        trailing: '0,4.39 .3,4.375 .5,4.34 .61,4.265 .67,4.13',
        height: '0,.905 .35,.9 .52,.89 .61,.865 .67,.8',
        rise: 0.02,
        thickness: 0.06,
        finish: 'paint',
      },
      // front lip
      {
        span: 0.78,
        leading: '0,.06 .4,.09 .64,.2 .78,.44',
        trailing: '0,.2 .4,.24 .66,.34 .78,.52',
        height: '0,.168 .4,.168 .65,.168 .78,.19',
        thickness: 0.018,
        finish: 'gloss-black',
      },
    ],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.62, 0.12] },
      { pivot: [-0.5, 0.03], tip: [0.05, 0.1] },
    ],
    plate: 0.515,
  },
  detail: { target: [1.05, 0.9, 0.4], azimuth: 112, distance: 2.5, height: 0.6, lens: 64 },
};

export default porsche911TurboS;
