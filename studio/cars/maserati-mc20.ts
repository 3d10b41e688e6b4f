import type { CarSpec, Feature, ObliqueView } from '../car/spec';
import { ySpoke } from '../car/wheel-designs';
import { circle, outline, polygon, smoothStroke, stroke } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The lamps lie on the wings: seen from the front and above, laid well back. */
const lampView: ObliqueView = { origin: [0.5, 0.735, 0.7], right: [0.25, 0.97, 0], up: [0.78, -0.2, 0.6] };

/** The butterfly door: its front edge runs down behind the wheel, its rear edge leans with the intake. */
const doorLine = stroke(
  [
    ...samplePath('1.58,.93 1.53,.83 1.485,.66 1.485,.5 1.54,.35 1.56,.3,2 1.62,.285,2', 24),
    ...samplePath('2.66,.3 2.76,.305 2.83,.34,2 2.9,.5 3,.7 3.03,.82 3.02,.885', 24),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.3,.8 1.8,.845 2.4,.88 2.8,.91 3.02,.95 3.08,1 2.9,1.1 2.7,1.4', 40),
  [1.3, 1.4],
]);

/** A slim, slanted figure with rounded corners, a little wider at its foot. */
const lampOutline = polygon(
  samplePath('-.04,0 -.085,-.13 -.075,-.215 .01,-.225 .05,-.16 .082,.02 .105,.16 .09,.22 .04,.21 .012,.13 -.04,0', 48),
);

const maseratiMc20: CarSpec = {
  slug: 'maserati-mc20',
  dimensions: {
    length: 4.669,
    width: 1.965,
    height: 1.221,
    wheelbase: 2.7,
    source: 'Maserati MC20 technical data: 4,669 x 1,965 x 1,221 mm, wheelbase 2,700 mm',
  },
  colours: {
    paint: [0.74, 0.72, 0.67],
    secondPaint: [0.02, 0.021, 0.023],
    metallic: 0.35,
    rim: [0.085, 0.085, 0.09],
    caliper: [0.55, 0.018, 0.014],
    leather: [0.035, 0.035, 0.04],
  },
  front: { x: 1.06, tyreRadius: 0.34, tyreWidth: 0.245, rimRadius: 0.272, inset: 0.03, archGap: 0.026 },
  rear: { x: 3.76, tyreRadius: 0.3455, tyreWidth: 0.305, rimRadius: 0.272, inset: 0.024, archGap: 0.026 },
  wheel: { count: 9, arms: ySpoke(0.036, 0.017, 0.15, 0.42), hubRadius: 0.062, dish: 0.03, bolts: 5 },
  body: {
    top: '0,.46 .1,.475 .3,.545 .8,.665 1.2,.765 1.8,.83 2.6,.87 3.3,.92 3.9,.935 4.25,.922 4.58,.905 4.669,.885',
    shoulder:
      '0,.46 .1,.475 .25,.555 .45,.695 .75,.815 1.1,.85 1.5,.81 1.9,.79 2.5,.815 3.1,.89 3.6,.945 4.1,.93 4.5,.9 4.669,.875',
    bottom: '0,.14 .3,.12 1,.11 3.76,.12 4.3,.17 4.669,.26',
    plan: '0,.94 .5,.97 1,.99 1.5,.945 2,.915 2.6,.925 3.05,.975 3.6,1.005 4.1,.995 4.669,.95',
    shoulderInset: '0,.06 .5,.12 1,.17 1.6,.12 2.4,.09 3,.11 3.6,.16 4.2,.15 4.669,.12',
    tuck: '0,.03 .6,.03 1.5,.05 3,.06 4,.04 4.669,.06',
    scallop: '0,0 1.2,0 1.7,.035 2.4,.055 3,.035 3.4,0 4.669,0',
    widest: '0,.6 1,.68 2.4,.72 3.6,.68 4.669,.65',
    valley: '0,0 .2,0 .5,.025 .95,.045 1.4,.02 2,0 4.669,0',
    shoulderSharpness: '0,1.4 1,1.6 2.4,2 3.4,1.6 4.669,2',
    flankSharpness: 1.4,
    noseEnd: { length: 0.95, power: 2.35 },
    tailEnd: { length: 0.5, power: 3 },
    noseProfile: '.08,.06 .14,.02 .2,0 .3,0 .4,0 .48,.025 .6,.1',
    tailProfile: '.12,-.24 .3,-.13 .5,-.04 .7,-.01 .88,.01 .95,.02',
    flare: [0.005, 0.007],
  },
  cabin: {
    from: 0.98,
    to: 4.45,
    roof: '.98,.66 1.25,.79 1.65,1 2,1.165 2.4,1.235 2.8,1.22 3.2,1.15 3.7,1.045 4.15,.965 4.45,.9',
    base: '1,.8 1.5,.83 2.1,.81 2.8,.79 3.4,.7 4.45,.52',
    rail: '1,.76 1.35,.7 1.9,.58 2.4,.54 3,.53 3.6,.48 4.45,.4',
    drop: '1,.02 1.5,.03 2.2,.06 3,.065 4.45,.03',
    belt: '1,.66 1.6,.79 2.3,.83 3,.88 3.6,.9 4.45,.84',
    sideGlass,
    // no painted pillar: windscreen and side glass make one visor
    windscreen: { to: 2.02, pillar: -0.05 },
    railHeight: 0.014,
    rearScreen: { from: 3.02, to: 4.1, pillar: 0.08 },
    wrapFront: 0.3,
    wrapRear: 0.08,
    open: [1.25, 3],
  },
  features: [
    // the lower body is dark all round: splitter, sills, tail
    {
      kind: 'trim',
      view: 'front',
      shape: polygon('-.3,.05 1,.05 1,.19 .8,.19 .5,.185 -.3,.18'),
      finish: 'gloss-black',
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.38,.05 3.44,.05 3.44,.4 3.3,.4 3.05,.3 2.8,.25 1.38,.215'),
      finish: 'carbon',
    },
    // the sill's edge catches the light
    {
      kind: 'crease',
      view: 'side',
      line: '1.4,.165 2,.17 2.7,.18 3.1,.22 3.4,.3',
      lean: 0.45,
      reach: 0.04,
      taper: 0.1,
    },
    // mouth: a low oval with upright bars, and the small outer intakes
    {
      kind: 'intake',
      view: 'front',
      shape: polygon(
        samplePath('-.3,.235 .1,.235 .34,.238 .49,.25 .535,.3 .52,.37 .4,.41 .22,.42 -.1,.42 -.3,.42', 60),
      ),
      mesh: { kind: 'vertical', cell: 0.05, bar: 0.007, finish: 'dark-chrome' },
      depth: 0.12,
      meshDepth: 0.035,
      frame: { width: 0.009, finish: 'gloss-black' },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.69,.22 .8,.225 .85,.3 .845,.4 .825,.4 .72,.3', 0.01),
      mesh: { kind: 'horizontal', cell: 0.045, bar: 0.011, finish: 'dark-chrome' },
      frame: { width: 0.008, finish: 'gloss-black' },
    },
    // lamps
    {
      kind: 'lamp',
      view: lampView,
      shape: lampOutline,
      within: { x: [0.1, 1], y: [0.45, 1], z: [0.45, 0.95] },
      depth: 0.06,
      elements: [
        { shape: outline(lampOutline, 0.006), depth: 0.008, as: 'dark-chrome' },
        { shape: circle([-0.012, -0.1], 0.022), depth: 0.03, as: 'projector' },
        { shape: circle([0.018, -0.02], 0.022), depth: 0.03, as: 'projector' },
        { shape: circle([0.044, 0.06], 0.022), depth: 0.03, as: 'projector' },
        { shape: smoothStroke('-.052,-.16 -.03,-.06 .01,.06 .05,.17', 0.005), depth: 0.012, as: 'led', glow: 2.2 },
      ],
    },
    // intakes: in front of the rear wheel, and behind the side glass
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('3.04,.33 3.28,.38 3.33,.5 3.32,.6 3.29,.61 3.16,.48', 0.012),
      frame: { width: 0.01, finish: 'gloss-black' },
      mesh: { kind: 'diamond', cell: 0.034, bar: 0.005 },
      meshDepth: 0.035,
    },
    {
      kind: 'intake',
      view: 'side',
      on: 'cabin',
      shape: polygon('3.15,.945 3.34,.955 3.4,.965 3.33,.985 3.23,1.005', 0.008),
      depth: 0.06,
    },
    // tail lamps, thin and wide
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon('.34,.806 .9,.798 .95,.82 .92,.846 .4,.84', 0.006),
      within: { x: [4.3, 4.8] },
      depth: 0.04,
      elements: [
        { shape: stroke('.37,.823 .9,.825', 0.008), depth: 0.01, as: 'led', glow: 1.6, colour: [1, 0.03, 0.02] },
      ],
    },
    { kind: 'crease', view: 'rear', line: '-.3,.775 .3,.775 .6,.77 .95,.76', lean: 0.14, reach: 0.06, taper: 0.02 },
    // below: a dark band and the diffuser
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('.42,.725 .84,.68 .89,.69 .9,.745 .85,.764 .46,.764', 0.01),
      within: { x: [4.3, 4.8] },
      mesh: { kind: 'honeycomb', cell: 0.024, bar: 0.005 },
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.3 .86,.37 .5,.45 .34,.53 -.3,.55'),
      finish: 'gloss-black',
    },
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.39 .27,.39 .25,.52 -.3,.535', 0.015),
      within: { x: [4.2, 4.8] },
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.004 },
      frame: { width: 0.006, finish: 'satin-black' },
    },
    // three slats in the rear screen, pointing forwards
    ...[3.4, 3.58, 3.76].map(
      (x): Feature => ({
        kind: 'intake',
        view: 'plan',
        on: 'cabin',
        shape: polygon([
          [x, -0.3],
          [x + 0.02, 0.04],
          [x + 0.1, 0.26],
          [x + 0.14, 0.26],
          [x + 0.08, 0.04],
          [x + 0.07, -0.3],
        ]),
        within: { z: [0.8, 1.3] },
        frame: { width: 0.008, finish: 'satin-metal' },
        depth: 0.05,
      }),
    ),
    // folds: bonnet, the haunch running into the door, the hollow over the sill
    { kind: 'crease', view: 'plan', line: '.3,.3 .6,.36 1,.46 1.3,.55', lean: 0.14, reach: 0.09 },
    {
      kind: 'crease',
      view: 'side',
      line: '1.55,.66 1.9,.655 2.4,.675 2.9,.75 3.3,.84 3.8,.875 4.3,.86',
      lean: 0.26,
      reach: 0.07,
      taper: 0.5,
    },
    { kind: 'crease', view: 'side', line: '1.45,.36 2,.37 2.6,.41 3.05,.5', lean: -0.28, reach: 0.08, taper: 0.3 },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.3,0 .31,.3 .36,.46 .5,.55,2 .9,.6 1.3,.68', 0) },
    {
      kind: 'gap',
      view: 'plan',
      within: { z: [0.8, 2], facing: 0.3 },
      shape: smoothStroke('3.5,.68 3.9,.68 4.25,.66 4.43,.6 4.45,.4 4.46,0', 0),
    },
  ],
  interior: {
    seats: [{ x: 2.3, z: 0.3 }],
    dash: { x: 1.85, z: 0.8, style: 'flat' },
    steering: [2, 0.37, 0.74],
  },
  details: {
    mirror: { at: [1.72, 0.955, 0.925], half: [0.07, 0.1, 0.046], foot: [1.66, 0.83, 0.86], finish: 'gloss-black' },
    exhausts: [{ at: [4.67, 0.085, 0.47], half: [0.052, 0.052], finish: 'chrome' }],
    blades: [
      {
        span: 0.86,
        leading: '0,-.02 .4,.03 .65,.14 .86,.36',
        trailing: '0,.2 .4,.24 .7,.32 .86,.45',
        height: 0.11,
        thickness: 0.025,
        finish: 'gloss-black',
      },
      {
        span: 0.82,
        leading: '0,4.42 .5,4.4 .82,4.34',
        trailing: '0,4.66 .4,4.65 .65,4.58 .82,4.46',
        height: '0,.9 .5,.893 .82,.866',
        rise: 0.014,
        thickness: 0.026,
        finish: 'paint',
      },
    ],
    fins: { y: [0.14, 0.36, 0.58], x: [4.1, 4.44], z: [0.16, 0.34] },
    plates: { rear: [4.65, 0, 0.68] },
    wipers: [{ pivot: [0.12, 0.03], tip: [0.66, 0.12] }],
  },
  detail: { target: [0.48, 0.71, 0.67], azimuth: 152, distance: 1.9, height: 1.22, lens: 88 },
};

export default maseratiMc20;
