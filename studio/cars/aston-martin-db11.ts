import type { CarSpec, ObliqueView } from '../car/spec';
import { layeredSpoke } from '../car/wheel-designs';
import { blob, circle, polygon, smoothStroke, stroke } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The lamps sweep back along the wings: seen from the front, the outside and above. */
const lampView: ObliqueView = { origin: [0.36, 0.76, 0.67], right: [0.62, 0.78, 0], up: [0.6, -0.4, 0.69] };

const lampOutline = blob('-.22,-.06 -.12,-.085 .06,-.05 .26,.03 .38,.11 .24,.095 .02,.055 -.15,.03 -.22,-.005');

/** Open above, where the glass has no frame. */
const doorLine = stroke(
  [
    ...samplePath('1.76,.95 1.74,.75 1.76,.5 1.82,.3 1.92,.24', 24),
    ...samplePath('2.8,.24 2.96,.27 3.04,.45 3.12,.66 3.12,.84 3.04,.98', 24),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.4,.88 1.9,.905 2.5,.915 3,.945 3.34,.985 3.46,1.02 3.38,1.07 3.1,1.16 2.8,1.5', 50),
  [1.4, 1.5],
]);

/** The grille: a wide trapezoid whose sides run in to soft shoulders above. */
const grille = polygon(
  samplePath('-.5,.27 .3,.27,2 .6,.275,4 .61,.31,3 .53,.43 .47,.52,2 .4,.56,2 .2,.57 -.5,.572', 60),
);

/** The tail lamps: thin boomerangs whose arm follows the edge of the deck. */
const tailLamp = smoothStroke('.36,.865 .5,.862 .72,.835 .86,.77,4 .83,.71 .7,.685', 0.013);

const astonMartinDb11: CarSpec = {
  slug: 'aston-martin-db11',
  dimensions: {
    length: 4.739,
    width: 1.94,
    height: 1.279,
    wheelbase: 2.808,
    source: 'Aston Martin DB11 (2016) technical data: 4,739 x 1,940 x 1,279 mm, wheelbase 2,808 mm',
  },
  colours: {
    paint: [0.33, 0.4, 0.345],
    metallic: 0.85,
    rim: [0.13, 0.13, 0.135],
    caliper: [0.035, 0.035, 0.037],
    leather: [0.3, 0.24, 0.17],
  },
  front: { x: 0.87, tyreRadius: 0.356, tyreWidth: 0.255, rimRadius: 0.272, inset: 0.026, archGap: 0.024 },
  rear: { x: 3.678, tyreRadius: 0.357, tyreWidth: 0.295, rimRadius: 0.272, inset: 0.022, archGap: 0.024 },
  wheel: {
    count: 10,
    arms: layeredSpoke(0.036, 0.028, 0.014, 0.16),
    hubRadius: 0.06,
    dish: 0.035,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.56 .05,.6 .15,.645 .4,.705 .8,.775 1.2,.835 1.6,.88 2,.905 3.2,.92 3.8,.925 4.2,.905 4.45,.895 4.6,.9 4.68,.905 4.739,.88',
    shoulder:
      '0,.52 .1,.58 .25,.66 .45,.755 .7,.825 .95,.85 1.3,.845 1.8,.835 2.4,.84 2.8,.86 3.2,.905 3.6,.93 4,.915 4.35,.89 4.6,.875 4.739,.85',
    bottom: '0,.16 .3,.13 1,.12 3.7,.13 4.3,.155 4.739,.19',
    plan: '0,.92 .4,.955 .85,.985 1.3,.96 1.8,.925 2.4,.92 2.8,.945 3.2,.995 3.6,1.02 4,1 4.4,.96 4.739,.92',
    shoulderInset: '0,.08 .3,.13 .8,.17 1.3,.13 2,.09 2.6,.09 3,.14 3.4,.22 3.8,.24 4.3,.2 4.739,.13',
    tuck: '0,.02 .6,.025 1.5,.05 3,.05 4,.04 4.739,.05',
    scallop: '0,0 1.2,.01 1.7,.035 2.4,.045 2.9,.02 3.3,0 4.739,0',
    widest: '0,.62 1,.68 2.2,.72 3.4,.66 4.739,.64',
    valley: '0,.01 .25,.02 .6,.05 1,.04 1.5,.012 2,0 4.739,0',
    shoulderSharpness: '0,1.4 .8,1.8 2.2,2.2 3,1.8 3.6,1.4 4.739,2',
    flankSharpness: 1.5,
    noseEnd: { length: 0.75, power: 2.6 },
    tailEnd: { length: 0.65, power: 2.7 },
    noseProfile: '.1,.06 .18,.01 .28,-.005 .4,.01 .55,.05 .65,.1 .75,.16',
    tailProfile: '.14,-.09 .3,-.06 .45,-.045 .6,-.03 .78,0 .9,.01',
    flare: [0.01, 0.01],
  },
  cabin: {
    from: 1.36,
    to: 4.55,
    roof: '1.36,.79 1.6,.89 1.95,1.06 2.3,1.23 2.65,1.295 2.95,1.29 3.3,1.235 3.7,1.125 4.05,1.01 4.35,.905 4.55,.83',
    base: '1.36,.79 1.75,.815 2.3,.81 2.8,.785 3.2,.72 3.7,.62 4.55,.46',
    rail: '1.36,.75 1.7,.705 2.2,.61 2.6,.575 3.1,.55 3.6,.49 4.55,.36',
    drop: '1.36,.02 1.8,.035 2.3,.065 2.9,.075 3.5,.065 4.1,.045 4.55,.02',
    belt: '1.36,.78 1.85,.85 2.4,.87 3,.89 3.6,.88 4.55,.66',
    sideGlass,
    pillars: [[2.92, 2.86, 0.018]],
    windscreen: { to: 2.36, pillar: 0.04 },
    rearScreen: { from: 3.3, to: 4.02, pillar: 0.09 },
    wrapFront: 0.24,
    wrapRear: 0.12,
    open: [1.66, 3.5],
  },
  features: [
    // splitter and grille: horizontal bars in a bright frame
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 .9,.05 .9,.165 -.3,.165'), finish: 'satin-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: grille,
      mesh: { kind: 'horizontal', cell: 0.052, bar: 0.017, finish: 'chrome' },
      meshDepth: 0.03,
      frame: { width: 0.012, finish: 'chrome' },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.19 .56,.19 .6,.225 -.3,.225', 0.01),
      mesh: { kind: 'honeycomb', cell: 0.022, bar: 0.005 },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.72,.2 .84,.24 .88,.38 .82,.4 .74,.32', 0.012),
      mesh: { kind: 'honeycomb', cell: 0.022, bar: 0.005 },
    },
    // lamps: slim, swept back
    {
      kind: 'lamp',
      view: lampView,
      shape: lampOutline,
      within: { x: [0, 0.95], y: [0.45, 1], z: [0.5, 0.9] },
      depth: 0.06,
      elements: [
        { shape: smoothStroke('-.17,-.035 -.1,-.052 .05,-.022 .2,.042', 0.006), depth: 0.01, as: 'led', glow: 2.2 },
        { shape: circle([-0.1, -0.012], 0.026), depth: 0.035, as: 'projector' },
        { shape: circle([-0.02, 0.003], 0.026), depth: 0.035, as: 'projector' },
        { shape: circle([0.055, 0.022], 0.024), depth: 0.035, as: 'projector' },
      ],
    },
    // strake: a dark vent behind the front wheel with a bright blade running into the door
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('1.3,.5 1.4,.66 1.5,.7 1.74,.7 1.7,.67 1.52,.62 1.44,.46', 0.01),
      depth: 0.05,
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.42,.665 1.7,.672 2.3,.69 2.3,.698 1.7,.695 1.45,.69'),
      finish: 'chrome',
    },
    { kind: 'trim', view: 'side', shape: polygon('1.24,.05 3.3,.05 3.3,.165 1.24,.165'), finish: 'satin-black' },
    // tail
    {
      kind: 'lamp',
      view: 'rear',
      shape: tailLamp,
      depth: 0.03,
      tint: [0.95, 0.25, 0.2],
      housing: 'red-lens',
      elements: [
        {
          shape: smoothStroke('.38,.866 .5,.862 .72,.835 .85,.77,4 .82,.71 .72,.69', 0.006),
          depth: 0.008,
          as: 'led',
          glow: 2,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.3,.6 .4,.6 .56,.66 .62,.74 .64,.9 .62,1', 0) },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.42 .33,.42 .38,.57 -.3,.57', 0.02) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 .86,.05 .82,.26 .72,.36 .5,.39 -.3,.39', 0.01),
      finish: 'satin-black',
    },
    // black strakes along the edges of the roof, and the slot of the air channel in the rear quarter
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      within: { y: [0.3, 2] },
      shape: smoothStroke('1.7,.92 1.95,1.03 2.3,1.18 2.65,1.235 3,1.225 3.3,1.18 3.7,1.075 4,.985', 0.014),
      finish: 'gloss-black',
    },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    // the bonnet is one piece down to the wings
    { kind: 'gap', view: 'plan', shape: smoothStroke('.2,0 .22,.3 .3,.5 .5,.66 .9,.74 1.4,.74 1.7,.72', 0) },
  ],
  interior: {
    seats: [
      { x: 2.54, z: 0.32 },
      { x: 3.14, z: 0.46, y: 0.32, scale: 0.62 },
    ],
    dash: { x: 2.08, z: 0.86, style: 'flat' },
    steering: [2.22, 0.36, 0.79],
  },
  details: {
    mirror: { at: [2.02, 0.95, 0.95], half: [0.07, 0.1, 0.055], foot: [1.98, 0.8, 0.9] },
    handles: [{ at: [2.86, 0.75], half: 0.09 }],
    exhausts: [{ at: [4.63, 0.56, 0.265], half: [0.055, 0.042], squareness: 1.1, finish: 'chrome' }],
    blades: [
      {
        span: 0.86,
        leading: '0,.01 .4,.04 .65,.13 .86,.34',
        trailing: '0,.2 .4,.24 .7,.32 .86,.44',
        height: 0.125,
        thickness: 0.028,
        finish: 'satin-black',
      },
    ],
    fins: { y: [0.12, 0.3], x: [4.3, 4.58], z: [0.12, 0.3] },
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.62, 0.12] },
      { pivot: [-0.5, 0.03], tip: [0.05, 0.1] },
    ],
    plates: { rear: [4.7, 0, 0.48] },
  },
  detail: { target: [0.45, 0.55, 0.55], azimuth: 148, distance: 3.4, height: 0.92 },
};

export default astonMartinDb11;
