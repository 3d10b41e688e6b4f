import type { CarSpec, ExhaustSpec, LampElement, ObliqueView } from '../car/spec';
import { diffuserBox, exhaustHole, reflector } from '../car/tail-openings';
import { outline, polygon, roundedBox, smoothStroke, stroke } from '../geometry/shape';
import { samplePath, through } from '../geometry/spline';

/** The slim lamps run from beside the mouth round the corner to the wheel arch. */
const lampView: ObliqueView = { origin: [0.3, 0.72, 0.61], right: [0.78, 0.625, 0], up: [0, 0, 1] };

const lampOutline = polygon(
  '-.3,-.024 -.184,.001 -.061,.026 .068,.046 .191,.06 .349,.07 .319,.038 .276,.015 .2,-.018 .112,-.041 -.005,-.052 -.107,-.063 -.213,-.071 -.232,-.065',
  0.006,
);

/** The tail lamps reach forwards to a point on the flank. */
const tailView: ObliqueView = { origin: [4.3, 0.75, 0.79], right: [-0.62, 0.785, 0], up: [0, 0, 1] };

const tailLamp = polygon(
  '-.41,.026 -.2,.003 -.08,-.028 .22,-.028 .4,-.03 .3,.018 .2,.031 .06,.039 -.2,.039 -.395,.037',
  0.005,
);

/** The wide mouth: nearly straight above, round corners, its sides drawn in towards the foot. */
const mouth = polygon(
  '-.3,.266 0,.261 .194,.265 .31,.274 .373,.281 .404,.292 .427,.314 .446,.353 .466,.407 .475,.454 .477,.493 .471,.52 .458,.537 .435,.55 .388,.56 .31,.569 .2,.576 0,.579 -.3,.576',
  0.012,
);

const intake = polygon(
  samplePath(
    '.559,.237 .59,.234 .7,.237 .8,.244 .843,.26 .866,.299 .881,.353 .892,.43 .893,.468 .881,.484 .846,.485 .776,.471 .7,.452 .652,.431 .606,.392 .559,.345 .528,.299 .519,.271 .53,.25',
    90,
  ),
);

/** Two pipes a side, well inside the corners, their rims clear of the bumper. */
const exhausts: ExhaustSpec[] = [
  { at: [4.444, 0.372, 0.338], half: [0.045, 0.045], finish: 'satin-metal' },
  { at: [4.422, 0.476, 0.338], half: [0.045, 0.045], finish: 'satin-metal' },
];

const doorLine = stroke(
  [
    ...samplePath('1.69,.91 1.62,.86 1.605,.78 1.6,.64 1.615,.5 1.645,.34 1.652,.303,3 1.68,.302', 24),
    ...samplePath('2.2,.316 2.6,.332 2.73,.345 2.8,.4 2.85,.5 2.935,.69 2.97,.83 2.93,.92 2.9,.97', 32),
  ],
  0,
);

const sideGlass = polygon(
  samplePath(
    '1.675,.905 2,.913 2.4,.925 2.885,.938 2.97,.958 3.2,1.001 3.41,1.045,2 3.447,1.057,2 3.446,1.072,2 3.4,1.098,2 3.275,1.145 3.12,1.181 2.96,1.205 2.806,1.22 2.65,1.228 2.494,1.224 2.337,1.205 2.18,1.165 2.025,1.098 1.87,1.017 1.675,.905',
    120,
  ),
);

const jaguarFTypeR: CarSpec = {
  slug: 'jaguar-f-type-r',
  dimensions: {
    length: 4.47,
    width: 1.923,
    height: 1.311,
    wheelbase: 2.622,
    source: 'Jaguar F-Type R coupe (2021) technical data: 4,470 x 1,923 x 1,311 mm, wheelbase 2,622 mm',
  },
  colours: {
    paint: [0.007, 0.068, 0.032],
    metallic: 0.8,
    rim: [0.3, 0.3, 0.31],
    caliper: [0.03, 0.03, 0.032],
    leather: [0.1, 0.045, 0.02],
  },
  front: { x: 0.855, tyreRadius: 0.343, tyreWidth: 0.255, rimRadius: 0.272, inset: 0.028, archGap: 0.034 },
  rear: { x: 3.477, tyreRadius: 0.3425, tyreWidth: 0.295, rimRadius: 0.272, inset: 0.024, archGap: 0.034 },
  wheel: {
    count: 5,
    // each forks into two blades that turn with the wheel
    arms: [
      { angle: [-0.1, 0.08], width: [0.044, 0.036], span: [0, 0.5] },
      { angle: [0.05, -0.16], width: [0.026, 0.024], span: [0.44, 1] },
      { angle: [0.08, 0.38], width: [0.026, 0.03], span: [0.44, 1] },
    ],
    finish: 'rim-face',
    hubRadius: 0.07,
    dish: 0.03,
    bolts: 5,
  },
  body: {
    top: '0,.575 .05,.612 .2,.672 .5,.778 .85,.866 1.1,.896 1.4,.918 1.9,.93 3,.93 3.6,.955 4,.945 4.2,.925 4.36,.893 4.44,.87,2 4.47,.83',
    shoulder:
      '0,.565 .05,.602 .25,.678 .5,.75 .8,.825 1.1,.862 1.6,.868 2.2,.865 2.7,.885 3.1,.95 3.5,1.0 3.9,.968 4.2,.905 4.4,.865 4.47,.81',
    bottom: '0,.16 .3,.14 .9,.13 3.5,.135 4.1,.155 4.47,.215',
    plan: '0,.93 .4,.955 .9,.985 1.4,.987 1.9,.96 2.4,.953 2.8,.955 3.1,.975 3.5,1 3.9,.955 4.47,.885',
    shoulderInset: '0,.08 .4,.12 .9,.15 1.4,.11 2,.08 2.6,.07 3,.12 3.5,.21 4,.2 4.47,.14',
    tuck: '0,.03 .6,.03 1.5,.05 3,.05 4,.04 4.47,.06',
    scallop: '0,0 1.1,.005 1.6,.03 2.3,.045 2.8,.02 3.1,0 4.47,0',
    widest: '0,.62 .9,.68 2.2,.78 2.7,.77 3.4,.66 4.47,.62',
    valley: '0,0 .3,.01 .7,.02 1.2,.015 1.6,0 4.47,0',
    shoulderSharpness: '0,2 .9,2.4 2.2,2.6 3.3,2.4 4.47,2.4',
    flankSharpness: 2,
    noseEnd: { length: 0.56, power: 3.1 },
    tailEnd: { length: 0.6, power: 2.7 },
    noseProfile: '.1,.05 .18,.005 .26,-.002 .36,0 .5,.004 .6,.02 .68,.045 .75,.1 .82,.16',
    tailProfile: '.12,-.13 .26,-.03 .37,.004 .5,-.008 .62,-.03 .74,-.05 .85,-.062 .93,-.07',
    flare: [0.003, 0.003],
    crown: 0.03,
    reliefs: [
      // the bonnet's power bulge
      {
        view: 'plan',
        shape: polygon('.12,-.3 .12,.13 .5,.2 1.7,.34 1.7,-.3'),
        depth: -0.016,
        softness: 0.08,
        within: { z: [0.6, 1.05] },
      },
      // the haunch swells over the rear wheel
      {
        view: 'side',
        shape: polygon('2.7,.6 2.85,.93 3.3,1.02 3.9,1 4.2,.85 4,.6', 0.1),
        depth: -0.014,
        softness: 0.2,
      },
      // the doors lean in over the sill
      { view: 'side', shape: polygon('1.2,.12 3.15,.12 3.12,.3 2.7,.25 1.25,.25'), depth: -0.014, softness: 0.04 },
    ],
  },
  cabin: {
    from: 1.35,
    to: 4.36,
    roof: through('1.35,.862 1.7,1.047 2,1.193 2.3,1.284 2.62,1.311 3,1.28 3.47,1.173 3.95,1.034 4.36,.885'),
    base: '1.35,.77 1.7,.8 2.2,.79 2.8,.765 3.3,.69 3.8,.58 4.36,.44',
    rail: '1.35,.73 1.65,.68 2.1,.585 2.5,.555 3,.535 3.5,.475 4,.4 4.36,.33',
    drop: '1.35,.02 1.7,.035 2.2,.055 2.8,.06 3.4,.055 4,.04 4.36,.02',
    belt: '1.35,.82 1.8,.89 2.4,.91 3,.94 3.5,.94 4,.88 4.36,.75',
    sideGlass,
    pillars: [[2.89, 2.955, 0.02]],
    railHeight: 0.02,
    frame: { width: 0.013, finish: 'gloss-black' },
    windscreen: { to: 2.15, pillar: 0.035 },
    rearScreen: { from: 3.42, to: 4.12, pillar: 0.05 },
    wrapFront: 0.24,
    wrapRear: 0.14,
    open: [1.58, 3.2],
  },
  features: [
    {
      kind: 'trim',
      view: 'front',
      shape: polygon('-.3,.05 1,.05 .93,.166 .854,.176 .7,.186 .59,.19 .5,.194 .423,.236 .396,.243 -.3,.243', 0.006),
      finish: 'gloss-black',
    },
    // grille
    {
      kind: 'intake',
      view: 'front',
      shape: mouth,
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.0045, finish: 'gloss-black' },
      frame: { width: 0.011, finish: 'dark-chrome' },
      depth: 0.12,
      meshDepth: 0.03,
    },
    // outer intakes: a mesh deep in a gloss black surround
    { kind: 'trim', view: 'front', shape: intake, within: { x: [0, 0.6] }, finish: 'gloss-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.842,.427 .815,.291 .8,.283 .652,.279 .621,.299 .621,.314 .66,.361 .691,.4 .738,.423', 0.01),
      walls: 'dark',
      depth: 0.1,
      meshDepth: 0.012,
      frame: { width: 0.008, finish: 'gloss-black' },
      mesh: { kind: 'horizontal', cell: 0.036, bar: 0.009, finish: 'satin-black' },
    },
    { kind: 'gap', view: 'front', shape: intake, within: { x: [0, 0.6] }, width: 0.003 },
    // slim lamps: a row of projectors over the J of light
    {
      kind: 'lamp',
      view: lampView,
      shape: lampOutline,
      within: { x: [0, 0.8], y: [0.4, 1], z: [0.45, 0.9] },
      depth: 1, // its ribbed end is out of sight
      housing: 'dark',
      elements: [
        { shape: outline(lampOutline, 0.003), depth: 0.006, as: 'dark-chrome' },
        ...[
          [-0.17, -0.026],
          [-0.1, -0.014],
          [-0.03, 0],
          [0.045, 0.01],
        ].flatMap(([a, b]): LampElement[] => [
          { shape: roundedBox([a!, b!], [0.03, 0.023], 0.008), depth: 0.016, as: 'dark-chrome' },
          { shape: roundedBox([a!, b!], [0.0275, 0.0205], 0.007), depth: 0.016, as: 'dark' },
          { shape: roundedBox([a!, b!], [0.02, 0.016], 0.015), depth: 0.034, as: 'projector' },
        ]),
        {
          shape: smoothStroke('-.245,-.052 -.2,-.06 -.1,-.051 .01,-.04 .1,-.03 .15,-.012 .165,.04', 0.004),
          depth: 0.008,
          as: 'led',
          glow: 1,
        },
      ],
    },
    // vent in the front wing
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('1.378,.705 1.598,.713 1.598,.652 1.45,.65 1.405,.662', 0.006),
      depth: 0.025,
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.41,.7 1.59,.706 1.59,.66 1.45,.658', 0.004),
      finish: 'gloss-black',
    },
    // tail lamps: slim, the light stepping down towards the flank
    {
      kind: 'lamp',
      view: tailView,
      shape: tailLamp,
      within: { x: [3.75, 4.6], y: [0.3, 1], z: [0.68, 0.9] },
      depth: 0.035,
      tint: [0.55, 0.07, 0.06],
      elements: [
        {
          shape: smoothStroke('-.38,.029 -.2,.022 -.08,.016 -.03,.01 0,-.012 .05,-.018 .33,-.02', 0.005),
          depth: 0.008,
          as: 'led',
          glow: 1.8,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    // the plate's recess under the lamps; diffuser
    { kind: 'intake', view: 'rear', shape: polygon('-.3,.626 .29,.626 .335,.745 -.3,.75', 0.012), depth: 0.03 },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.2 .86,.225 .8,.425 .35,.435 .305,.4 -.3,.4', 0.008),
      finish: 'gloss-black',
    },
    diffuserBox('-.3,.16 .25,.16 .275,.345 .25,.365 -.3,.365'),
    ...exhausts.map(exhaustHole),
    ...reflector('.66,.478 .8,.486 .8,.506 .66,.497'),
    // sills
    { kind: 'trim', view: 'side', shape: polygon('1.15,.05 3.2,.05 3.2,.215 3,.19 1.15,.175'), finish: 'satin-black' },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'side', shape: roundedBox([2.745, 0.775], [0.088, 0.016], 0.014), width: 0.003 },
    // the clamshell: its shut line crosses the nose, passes behind the lamps and runs along the wings' tops
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke('.325,-.1 .325,.1 .338,.3 .347,.48 .343,.62 .325,.7 .335,.78', 0),
      within: { x: [0, 0.5], z: [0.6, 1] },
      width: 0.003,
    },
    // from the lamp to the arch, from the arch to the vent
    { kind: 'gap', view: 'side', shape: stroke('.62,.68 .72,.684', 0), width: 0.003 },
    {
      kind: 'gap',
      view: 'side',
      shape: smoothStroke('1.05,.66 1.09,.69 1.16,.7 1.28,.702 1.38,.705', 0),
      width: 0.003,
    },
    // the bonnet's vents, beside its bulge
    {
      kind: 'intake',
      view: 'plan',
      shape: polygon('.61,.27 .64,.268 .69,.34 .735,.45 .71,.446 .655,.36', 0.008),
      depth: 0.03,
    },
    // folds: behind the vent, bulge, waist, haunch, sill, tail
    { kind: 'crease', view: 'side', line: '1.4,.655 1.45,.55 1.52,.42 1.6,.28', lean: 0.12, reach: 0.05, taper: 0.05 },
    { kind: 'crease', view: 'plan', line: '.12,.14 .5,.22 1,.3 1.55,.37', lean: 0.14, reach: 0.05, taper: 0.2 },
    { kind: 'crease', view: 'side', line: '1.25,.7 1.7,.725 2.3,.755 2.95,.8', lean: 0.2, reach: 0.06, taper: 0.5 },
    {
      kind: 'crease',
      view: 'side',
      line: '2.45,.84 2.8,.89 3.2,.955 3.6,.975 4.2,.91',
      lean: 0.2,
      reach: 0.06,
      taper: 0.5,
    },
    { kind: 'crease', view: 'side', line: '1.3,.26 2,.255 2.7,.275 3.1,.33', lean: 0.25, reach: 0.04 },
    { kind: 'crease', view: 'rear', line: '-.3,.84 .3,.84 .6,.83 .8,.812', lean: 0.25, reach: 0.05, taper: 0.2 },
    { kind: 'crease', view: 'rear', line: '-.3,.58 .5,.58 .75,.6 1.1,.64', lean: 0.18, reach: 0.05, taper: 0.15 },
    { kind: 'crease', view: 'rear', line: '-.3,.42 .5,.42 .75,.43 1.1,.46', lean: 0.2, reach: 0.06, taper: 0.15 },
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke('4.24,.66 4.3,.55 4.335,.35 4.34,0', 0),
      within: { facing: 0.6 },
    },
  ],
  interior: {
    seats: [{ x: 2.62, z: 0.34 }],
    dash: { x: 2.08, z: 0.89, style: 'binnacle' },
    steering: [2.22, 0.37, 0.82],
  },
  details: {
    mirror: { at: [1.95, 0.925, 0.99], half: [0.085, 0.1, 0.062], foot: [1.84, 0.8, 0.925] },
    exhausts,
    blades: [
      {
        span: 0.74,
        leading: '0,.02 .4,.05 .65,.13 .74,.2',
        trailing: '0,.2 .4,.24 .65,.3 .74,.36',
        height: '0,.152 .4,.15 .74,.143',
        thickness: 0.036,
        finish: 'satin-black',
      },
    ],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.62, 0.12] },
      { pivot: [-0.5, 0.03], tip: [0.05, 0.1] },
    ],
    plate: 0.69,
  },
  detail: { target: [4.2, 0.6, 0.72], azimuth: 38, distance: 2.4, height: 0.92, lens: 82 },
};

export default jaguarFTypeR;
