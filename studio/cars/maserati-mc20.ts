import type { CarSpec, Feature, ObliqueView } from '../car/spec';
import { turbineBlade } from '../car/wheel-designs';
import { blob, circle, outline, polygon, smoothStroke, stroke } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The lamps lie on the wings: seen from the front and above, laid well back. */
const lampView: ObliqueView = { origin: [0.5, 0.72, 0.7], right: [0.25, 0.97, 0], up: [0.78, -0.2, 0.6] };

/** The butterfly door: its front edge runs down behind the wheel, its rear edge leans with the intake. */
const doorLine = stroke(
  [
    ...samplePath('1.5,.98 1.48,.8 1.46,.55 1.52,.36 1.68,.3', 24),
    ...samplePath('2.4,.31 2.7,.34 2.84,.5 2.9,.68 2.84,.95', 24),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.3,.8 1.8,.845 2.4,.88 2.8,.91 3.02,.95 3.08,1 2.9,1.1 2.7,1.4', 40),
  [1.3, 1.4],
]);

const lampOutline = blob('-.05,-.24 .02,-.2 .08,-.04 .1,.14 .07,.25 .02,.2 -.04,.02 -.08,-.18');

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
  wheel: { count: 11, arms: turbineBlade(0.034, 0.04, 0.3), hubRadius: 0.062, dish: 0.03, bolts: 5 },
  body: {
    top: '0,.47 .05,.5 .3,.58 .8,.69 1.2,.78 1.8,.83 2.6,.87 3.3,.92 3.9,.94 4.3,.945 4.58,.95 4.669,.93',
    shoulder:
      '0,.44 .2,.54 .5,.73 .8,.845 1.1,.87 1.5,.815 1.9,.79 2.5,.815 3.1,.89 3.6,.945 4.1,.93 4.5,.905 4.669,.88',
    bottom: '0,.14 .3,.12 1,.11 3.76,.12 4.3,.17 4.669,.26',
    plan: '0,.94 .5,.97 1,.99 1.5,.955 2,.93 2.6,.94 3.1,.975 3.6,1.005 4.1,.995 4.669,.95',
    shoulderInset: '0,.06 .5,.12 1,.17 1.6,.12 2.4,.09 3,.11 3.6,.16 4.2,.15 4.669,.12',
    tuck: '0,.03 .6,.03 1.5,.05 3,.06 4,.04 4.669,.06',
    scallop: '0,0 1.2,0 1.7,.03 2.4,.045 3,.03 3.4,0 4.669,0',
    widest: '0,.6 1,.68 2.4,.72 3.6,.68 4.669,.65',
    valley: '0,0 .5,.03 .95,.05 1.4,.02 2,0 4.669,0',
    shoulderSharpness: '0,1.4 1,1.6 2.4,2 3.4,1.6 4.669,2',
    flankSharpness: 1.4,
    noseEnd: { length: 0.95, power: 2.35 },
    tailEnd: { length: 0.5, power: 3 },
    noseProfile: '.08,.06 .14,.02 .2,0 .3,.015 .42,0 .5,.04 .62,.12',
    tailProfile: '.12,-.24 .3,-.13 .5,-.04 .7,-.01 .88,.01 .95,.02',
    flare: [0.014, 0.016],
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
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 1,.05 1,.2 .8,.19 -.3,.17'), finish: 'gloss-black' },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.2,.05 3.9,.05 3.9,.5 3.3,.46 2.9,.36 2.3,.285 1.2,.245'),
      finish: 'gloss-black',
    },
    // mouth: a low oval with upright bars, and the outer intakes
    {
      kind: 'intake',
      view: 'front',
      shape: blob('-.3,.13 .45,.13 .66,.16 .68,.27 .54,.41 .25,.45 -.3,.455'),
      mesh: { kind: 'vertical', cell: 0.06, bar: 0.008, finish: 'satin-black' },
      depth: 0.14,
      meshDepth: 0.03,
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.7,.17 .86,.19 .9,.3 .87,.43 .76,.32', 0.012),
      mesh: { kind: 'horizontal', cell: 0.045, bar: 0.01 },
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
        { shape: circle([0.01, 0], 0.034), depth: 0.03, as: 'projector' },
        { shape: circle([0.04, 0.1], 0.03), depth: 0.03, as: 'projector' },
        { shape: smoothStroke('-.045,-.17 -.02,-.02 .03,.16 .055,.2', 0.006), depth: 0.012, as: 'led', glow: 2.2 },
      ],
    },
    // intakes: in front of the rear wheel, and behind the side glass
    { kind: 'intake', view: 'side', shape: polygon('2.95,.36 3.22,.42 3.3,.6 3.26,.64 3.06,.5', 0.012) },
    {
      kind: 'intake',
      view: 'side',
      on: 'both',
      shape: polygon('3.1,.91 3.46,.935 3.4,.975 3.18,1.03', 0.012),
      depth: 0.06,
    },
    // tail lamps, thin and wide
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon('.34,.8 .9,.79 .95,.82 .92,.85 .4,.842', 0.006),
      within: { x: [4.3, 4.8] },
      depth: 0.04,
      elements: [
        { shape: stroke('.37,.823 .9,.825', 0.008), depth: 0.01, as: 'led', glow: 1.6, colour: [1, 0.03, 0.02] },
      ],
    },
    // below: a dark band and the diffuser
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('.4,.695 .84,.645 .89,.66 .9,.735 .84,.757 .46,.757', 0.012),
      within: { x: [4.3, 4.8] },
      mesh: { kind: 'honeycomb', cell: 0.024, bar: 0.005 },
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.3 .86,.37 .5,.45 .34,.53 -.3,.55'),
      finish: 'gloss-black',
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
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.3,0 .32,.34 .5,.52 .9,.6 1.3,.66', 0) },
    { kind: 'gap', view: 'plan', on: 'both', shape: smoothStroke('3.1,.62 3.5,.64 4.2,.66 4.45,.55 4.5,0', 0) },
  ],
  interior: {
    seats: [{ x: 2.3, z: 0.3 }],
    dash: { x: 1.85, z: 0.8, style: 'flat' },
    steering: [2, 0.37, 0.74],
  },
  details: {
    mirror: { at: [1.72, 0.97, 0.925], half: [0.07, 0.1, 0.046], foot: [1.66, 0.83, 0.86], finish: 'gloss-black' },
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
        leading: '0,4.45 .5,4.43 .82,4.36',
        trailing: '0,4.67 .5,4.65 .82,4.53',
        height: '0,.93 .5,.918 .82,.882',
        rise: 0.014,
        thickness: 0.03,
        finish: 'paint',
      },
    ],
    fins: { y: [0.14, 0.36, 0.58], x: [4.1, 4.44], z: [0.16, 0.34] },
    plates: { rear: [4.65, 0, 0.68] },
  },
  detail: { target: [0.5, 0.6, 0.6], azimuth: 148, distance: 3.4, height: 0.95 },
};

export default maseratiMc20;
