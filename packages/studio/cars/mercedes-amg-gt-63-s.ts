import type { CabinSpec, CarSpec, LampElement, ObliqueView } from '../car/spec';
import { diffuserBox, flushOutlets } from '../car/tail-openings';
import { twinSpoke } from '../car/wheel-designs';
import { circle, grown, outline, polygon, roundedBox, smoothStroke, stroke, union, without } from '../geometry/shape';
import { samplePath, through } from '../geometry/spline';

/** The lamps run round the corner, from beside the grille to the wing. */
const lampView: ObliqueView = { origin: [0.3, 0.7, 0.69], right: [0.5, 0.866, 0], up: [0, 0, 1] };

const headlamp = polygon(
  '-.262,-.008 -.19,.008 -.081,.033 .032,.051 .161,.06 .285,.056 .269,.016 .224,-.035 .181,-.077 .138,-.09 -.026,-.101 -.152,-.109 -.178,-.102 -.219,-.064 -.246,-.026',
  0.005,
);

const lampPocket = polygon('.205,.006 .1,-.001 -.12,-.014 -.158,-.03 -.152,-.086 .09,-.074 .135,-.066', 0.008);

const sideGlass = polygon([
  ...samplePath('1.66,.972 2.06,1 2.4,1.022 2.78,1.043 3.2,1.058 3.6,1.066 3.88,1.073 4.05,1.087 4.126,1.108', 40),
  ...samplePath(
    '4.126,1.108 4.1,1.124 4.02,1.157 3.77,1.228 3.44,1.311 3.1,1.355 2.85,1.368 2.6,1.36 2.35,1.316 2.15,1.252 1.98,1.175 1.82,1.08 1.66,.972',
    60,
  ),
]);

/** Much wider below than above: its sides swing outwards to the foot. */
const grille = polygon(
  samplePath(
    '-.3,.69 0,.69 .3,.688 .385,.684 .42,.672 .455,.63 .51,.55 .57,.48 .588,.455 .585,.435 .55,.424 .3,.414 0,.412 -.3,.412',
    80,
  ),
);

const intake = polygon(
  samplePath(
    '.53,.39 .55,.415 .62,.432 .7,.443 .78,.438 .83,.42 .852,.36 .868,.28 .862,.232 .8,.222 .7,.226 .655,.24 .58,.32 .53,.39',
    60,
  ),
);

/** Two flat blades: what is left of the intake between three openings. */
const intakeBlades = without(
  grown(intake, -0.006),
  polygon('.4,.35 .7,.374 .9,.378 .9,.5 .4,.5'),
  polygon('.4,.293 .7,.303 .9,.304 .9,.352 .7,.345 .4,.335'),
  polygon('.4,.15 .9,.15 .9,.28 .7,.275 .4,.275'),
);

/** Facing backwards and outwards, so that the lamp runs round the corner to a point on the flank. */
const tailView: ObliqueView = { origin: [4.85, 0.7, 0.85], right: [-0.5, 0.866, 0], up: [0, 0, 1] };

const tailLamp = polygon([
  ...samplePath('-.413,.003 -.36,.036 -.166,.044 .053,.042 .19,.024 .275,-.018 .33,-.06', 32),
  ...samplePath('.33,-.06 .134,-.052 -.072,-.05 -.237,-.046 -.34,-.03 -.413,.003', 32),
]);

const cabin: CabinSpec = {
  from: 1.3,
  to: 4.92,
  roof: through(
    '1.3,.905 1.5,1.01 1.8,1.178 2.1,1.328 2.4,1.417 2.8,1.447 3.2,1.438 3.6,1.4 3.95,1.332 4.3,1.23 4.6,1.132 4.75,1.075 4.85,1.018 5,.92',
  ),
  base: '1.3,.74 1.65,.82 2.3,.85 3.1,.84 3.6,.81 4.1,.73 4.6,.6 5,.5',
  rail: '1.3,.72 1.65,.7 2.15,.635 2.6,.615 3.3,.605 3.8,.56 4.3,.5 5,.43',
  drop: '1.3,.02 1.7,.03 2.2,.026 3,.062 3.6,.06 4.3,.045 5,.02',
  belt: '1.3,.88 1.8,.95 2.6,1 3.2,1.01 3.8,1.01 4.4,.97 5,.8',
  sideGlass,
  pillars: [
    [2.75, 2.79, 0.036],
    [3.43, 3.43, 0.012],
    [3.83, 3.74, 0.008],
  ],
  windscreen: { to: 2.18, pillar: 0.04 },
  rearScreen: { from: 3.6, to: 4.72, pillar: 0.09 },
  wrapFront: 0.22,
  wrapRear: 0.14,
  frame: { width: 0.009, finish: 'chrome' },
  railHeight: 0.02,
  open: [1.56, 3.9],
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
  front: { x: 0.935, tyreRadius: 0.361, tyreWidth: 0.275, rimRadius: 0.285, inset: 0.024, archGap: 0.03 },
  rear: { x: 3.886, tyreRadius: 0.361, tyreWidth: 0.315, rimRadius: 0.285, inset: 0.022, archGap: 0.03 },
  wheel: {
    count: 10,
    // crossed: each pair meets its neighbours at the rim
    arms: twinSpoke(0.016, 0.017, 0.27, 0.02),
    hubRadius: 0.066,
    dish: 0.03,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.69 .05,.72 .15,.76 .4,.822 .8,.9 1.2,.957 1.5,.995 1.9,1.01 3.2,1.01 3.9,1.02 4.3,1.035 4.6,1.045 4.85,1.047 4.98,1.038 5.035,1.028 5.054,1.02',
    shoulder:
      '0,.69 .06,.705 .2,.748 .45,.812 .75,.865 1.05,.89 1.5,.908 2,.94 2.6,.955 3.1,.965 3.5,.985 3.84,1.005 4.25,1.0 4.6,.99 4.85,.985 4.98,.985,2 5.03,.97 5.054,.94',
    bottom: '0,.17 .3,.145 1,.14 3.84,.145 4.45,.155 4.8,.2 5.054,.28',
    plan: '0,.945 .4,.965 .9,.985 1.4,.955 1.9,.94 2.6,.94 3,.955 3.4,.985 3.84,1.01 4.25,.98 4.65,.935 5.054,.87',
    shoulderInset: '0,.08 .3,.12 .85,.165 1.3,.115 2,.085 2.7,.085 3.2,.13 3.6,.19 3.9,.21 4.35,.19 4.75,.14 5.054,.1',
    tuck: '0,.02 .6,.025 1.5,.045 3.1,.045 4.1,.035 5.054,.06',
    scallop: '0,0 1.25,.005 1.85,.03 2.6,.038 3.1,.02 3.5,0 5.054,0',
    widest: '0,.62 .5,.74 1,.8 1.7,.78 2.5,.74 3.3,.78 3.8,.8 4.3,.78 5.054,.68',
    valley: '0,.01 .2,.02 .5,.035 1,.03 1.5,.015 1.9,0 5.054,0',
    shoulderSharpness: '0,1.8 .5,2.3 1.5,2.1 2.5,2 3.1,1.8 3.7,1.7 4.3,1.8 5.054,1.7',
    flankSharpness: '0,1.5 1,1.9 2.3,2 3.5,2 5.054,1.5',
    crown: 0.045,
    noseEnd: { length: 0.58, power: 2.9 },
    tailEnd: { length: 0.65, power: 2.8 },
    noseProfile: '.1,.14 .17,.1 .27,.066 .39,.036 .5,.01 .58,0 .66,.012 .72,.045 .8,.12',
    tailProfile: '.14,-.08 .25,-.03 .36,-.005 .5,0 .62,-.02 .75,-.052 .88,-.08 .96,-.098 1.04,-.112',
    flare: [0.005, 0.005],
    reliefs: [
      { view: 'side', shape: polygon('1.1,.2 3.7,.2 3.6,.42 2.7,.36 1.9,.33 1.2,.32'), depth: -0.01, softness: 0.07 },
    ],
  },
  cabin,
  features: [
    {
      kind: 'trim',
      view: 'front',
      shape: polygon('-.3,.05 1,.05 .93,.178 .7,.182 .64,.2 .52,.3 .46,.37 .46,.395 .3,.41 -.3,.41', 0.01),
      finish: 'gloss-black',
    },
    // grille of upright bars
    { kind: 'trim', view: 'front', shape: union(grille, outline(grille, 0.005)), finish: 'dark-chrome' },
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: grille,
      mesh: { kind: 'vertical', cell: 0.058, bar: 0.015, finish: 'chrome' },
      meshDepth: 0.014,
      frame: { width: 0.006, finish: 'gloss-black' },
    },
    // the lower mouth
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: polygon('-.3,.215 .6,.222 .56,.27 .5,.318 .44,.338 -.3,.34', 0.008),
      mesh: { kind: 'diamond', cell: 0.015, bar: 0.003, finish: 'grained' },
      meshDepth: 0.03,
      frame: { width: 0.008, finish: 'gloss-black' },
    },
    { kind: 'trim', view: 'front', shape: stroke('-.3,.19 .6,.197 .9,.2', 0.005), finish: 'chrome' },
    // outer intakes: two flat blades each before a dark mesh
    {
      kind: 'intake',
      walls: 'dark',
      view: 'front',
      shape: intake,
      within: { x: [0, 0.6], facing: 0.15 },
      mesh: { kind: 'diamond', cell: 0.015, bar: 0.003, finish: 'grained' },
      frame: { width: 0.006, finish: 'gloss-black' },
      meshDepth: 0.035,
    },
    { kind: 'trim', view: 'front', shape: intakeBlades, finish: 'paint' },
    {
      kind: 'lamp',
      view: lampView,
      shape: headlamp,
      within: { x: [0, 0.85], y: [0.35, 1], z: [0.45, 0.95] },
      depth: 0.09,
      housing: 'dark-chrome',
      elements: [
        // one brow of light, turned down at its inner end
        {
          shape: smoothStroke('.25,.042 .12,.043 .019,.033 -.096,.008 -.215,-.024,3 -.212,-.034,3 -.18,-.07', 0.006),
          depth: 0.016,
          as: 'led',
          glow: 0.9,
        },
        // three lenses side by side in one pocket
        { shape: lampPocket, depth: 0.03, as: 'satin-metal' },
        { shape: grown(lampPocket, -0.0025), depth: 0.034, as: 'dark' },
        ...([-0.113, -0.018, 0.077] as const).map(
          (across): LampElement => ({
            shape: circle([across, -0.044 + 0.055 * across], 0.025),
            depth: 0.04,
            as: 'projector',
          }),
        ),
      ],
    },
    // breather high in the front wing: a slim capsule
    {
      kind: 'intake',
      walls: 'dark',
      view: 'side',
      shape: polygon('1.255,.797 1.29,.816 1.49,.819 1.528,.806 1.522,.785 1.49,.775 1.32,.77', 0.008),
      depth: 0.04,
      mesh: { kind: 'horizontal', cell: 0.022, bar: 0.004, finish: 'gloss-black' },
      frame: { width: 0.005, finish: 'chrome' },
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.26,.05 3.5,.05 3.5,.215 3.36,.207 1.34,.192 1.28,.2'),
      finish: 'gloss-black',
    },
    // tail
    {
      kind: 'lamp',
      view: tailView,
      shape: tailLamp,
      within: { x: [4.4, 5.1], y: [0.15, 1], z: [0.7, 1.02] },
      depth: 0.04,
      tint: [0.9, 0.12, 0.1],
      housing: 'red-lens',
      elements: [
        {
          shape: smoothStroke('-.37,.003 -.32,.02 -.16,.03 .05,.026 .16,.008 .22,-.02', 0.005),
          depth: 0.01,
          as: 'led',
          glow: 1.5,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    // the tailgate, between the lamps and down to the bumper
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.6,.7 .42,.7 .455,.702 .464,.715 .46,.82', 0) },
    // the bumper's edge, from the lamp's tip to the arch; the fuel flap over it
    { kind: 'gap', view: 'side', shape: smoothStroke('4.53,.79 4.42,.765 4.25,.73 4.06,.68', 0) },
    { kind: 'gap', view: 'side', shape: outline(roundedBox([4.2, 0.845], [0.075, 0.055], 0.025), 0) },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.505 .29,.505 .32,.65 -.3,.65', 0.014) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 .95,.29 .88,.36 .8,.4 .75,.44 .68,.485 .6,.508 .44,.508 .35,.485 -.3,.475', 0.012),
      finish: 'satin-black',
    },
    diffuserBox('-.3,.235 .34,.235 .37,.26 .37,.39 .33,.425 -.3,.43'),
    ...flushOutlets('.42,.31 .545,.312 .552,.335 .552,.39 .42,.39', '.578,.312 .69,.318 .708,.34 .708,.388 .578,.39'),
    {
      kind: 'intake',
      walls: 'dark',
      view: 'rear',
      shape: polygon(
        samplePath('.75,.66,2 .79,.665,2 .85,.61 .885,.53 .9,.44,2 .85,.425,2 .838,.5 .81,.58 .775,.63 .75,.66', 60),
      ),
      within: { x: [4.4, 5.1] },
      mesh: { kind: 'horizontal', cell: 0.036, bar: 0.01, finish: 'grained' },
      meshDepth: 0.02,
      frame: { width: 0.005, finish: 'gloss-black' },
      depth: 0.08,
    },
    // four doors, frameless: open above the belt
    {
      kind: 'gap',
      view: 'side',
      shape: stroke(
        [
          ...samplePath('1.69,1 1.64,.91 1.59,.82 1.575,.72 1.6,.55 1.625,.4 1.628,.3,4 1.66,.298 1.9,.3', 24),
          ...samplePath('3.1,.322 3.26,.328 3.36,.37 3.42,.49 3.49,.62 3.62,.78 3.79,.91 3.9,1 3.95,1.1', 30),
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
      taper: 0.6,
    },
    { kind: 'crease', view: 'side', line: '3.3,.86 3.7,.9 4.1,.915 4.6,.905 4.98,.89', lean: 0.34, taper: 0.4 },
    { kind: 'crease', view: 'side', line: '1.35,.36 2,.388 2.7,.43 3.45,.495', lean: -0.22, taper: 0.5 },
    // the bumper's upper edge, from corner to corner under the lamps
    { kind: 'crease', view: 'rear', line: '-.6,.685 .4,.685 .7,.69 .86,.7', lean: 0.3, reach: 0.05, taper: 0.1 },
    // the power domes' outer edges
    { kind: 'crease', view: 'plan', line: '.1,.36 .7,.42 1.3,.48 1.9,.54', lean: 0.1, reach: 0.06, taper: 0.5 },
    {
      kind: 'gap',
      view: 'side',
      shape: smoothStroke('2.714,.312 2.705,.45 2.7,.65 2.705,.8 2.745,.9 2.76,1.06', 0),
      on: 'both',
    },
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke('.15,0 .15,.3 .17,.48 .26,.62 .4,.74 .52,.8 .75,.8 1.1,.79 1.4,.78 1.58,.76', 0),
    },
  ],
  interior: {
    seats: [
      { x: 2.48, z: 0.42 },
      { x: 3.32, z: 0.46, y: 0.36, scale: 0.86 },
    ],
    dash: { x: 2.04, z: 0.955, style: 'flat' },
    steering: [2.18, 0.38, 0.9],
  },
  details: {
    mirror: { at: [1.9, 0.955, 1.07], half: [0.08, 0.105, 0.065], foot: [1.86, 0.85, 0.965], finish: 'gloss-black' },
    handles: [
      { at: [2.535, 0.884], half: 0.1 },
      { at: [3.55, 0.91], half: 0.1 },
    ],
    blades: [
      // the edge the air leaves at
      {
        span: 0.68,
        leading: '0,4.78 .4,4.72 .68,4.6',
        trailing: '0,4.982 .3,4.96 .5,4.904 .6,4.852 .68,4.73',
        height: '0,1.016 .3,.994 .5,.962 .6,.945 .68,.935',
        rise: 0.014,
        thickness: 0.022,
        finish: 'paint',
      },
      {
        span: 0.82,
        leading: '0,.09 .4,.12 .62,.22 .82,.48',
        trailing: '0,.2 .4,.24 .66,.34 .82,.52',
        height: '0,.155 .4,.155 .68,.155 .82,.185',
        thickness: 0.03,
        finish: 'satin-black',
      },
    ],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.66, 0.13] },
      { pivot: [-0.52, 0.03], tip: [0.04, 0.11] },
    ],
    plate: 0.58,
  },
  detail: { target: [0.08, 0.42, 0.58], azimuth: 158, distance: 2.3, height: 0.8, lens: 88 },
};

export default mercedesAmgGt63S;
