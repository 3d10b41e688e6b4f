import type { CarSpec, LampElement, ObliqueView } from '../car/spec';
import { twinSpoke } from '../car/wheel-designs';
import { circle, ellipse, outline, polygon, smoothStroke, stroke, union } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The lamps face forwards, laid back a little with the wing. */
const innerLampView: ObliqueView = { origin: [0.2, 0.61, 0.715], right: [0.3, 0.95, 0], up: [0.38, -0.1, 0.92] };
const outerLampView: ObliqueView = { origin: [0.33, 0.82, 0.7], right: [0.55, 0.83, 0], up: [0.38, -0.2, 0.9] };

/** Facets like cut crystal, radiating from the projector, in a bright ring with a ring of light inside. */
const crystalLamp = (radius: number, glow: number): LampElement[] => [
  { shape: outline(circle([0, 0], radius * 0.93), radius * 0.05), depth: 0.004, as: 'chrome' },
  { shape: outline(circle([0, 0], radius * 0.78), radius * 0.035), depth: 0.012, as: 'led', glow },
  {
    shape: union(
      ...Array.from({ length: 20 }, (_, i) => {
        const angle = (i / 20) * Math.PI * 2;
        const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
        return stroke(
          [
            [c * 0.46, s * 0.46],
            [c * 0.72, s * 0.72],
          ],
          radius * 0.045,
        );
      }),
    ),
    depth: 0.024,
    as: 'chrome',
  },
  { shape: circle([0, 0], radius * 0.4), depth: 0.034, as: 'projector' },
];

/** Open above, where the glass has no frame. */
const doorLine = stroke(
  [
    ...samplePath('1.73,.98 1.71,.8 1.7,.5 1.74,.3 1.86,.24', 24),
    ...samplePath('2.85,.24 3.02,.27 3.1,.42 3.2,.66 3.22,.86 3.12,1.04', 24),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.4,.93 1.9,.965 2.6,.975 3.1,.99 3.5,1.02 3.66,1.05 3.6,1.1 3.4,1.18 3.1,1.5', 50),
  [1.4, 1.5],
]);

/** The grille: wide, low, with rounded shoulders. */
const grille = polygon('-.3,.345 .33,.345 .405,.395 .435,.51 .43,.6 .375,.665 .22,.68 -.3,.68', 0.022);

const bentleyContinentalGt: CarSpec = {
  slug: 'bentley-continental-gt',
  dimensions: {
    length: 4.85,
    width: 1.954,
    height: 1.405,
    wheelbase: 2.851,
    source: 'Bentley Continental GT (2018) technical data: 4,850 x 1,954 x 1,405 mm, wheelbase 2,851 mm',
  },
  colours: {
    paint: [0.5, 0.43, 0.33],
    metallic: 0.75,
    rim: [0.42, 0.42, 0.43],
    caliper: [0.03, 0.03, 0.032],
    leather: [0.16, 0.055, 0.025],
  },
  front: { x: 0.87, tyreRadius: 0.368, tyreWidth: 0.275, rimRadius: 0.285, inset: 0.026, archGap: 0.024 },
  rear: { x: 3.721, tyreRadius: 0.368, tyreWidth: 0.315, rimRadius: 0.285, inset: 0.022, archGap: 0.024 },
  wheel: {
    count: 10,
    arms: twinSpoke(0.032, 0.03, 0.105, 0.085),
    hubRadius: 0.066,
    dish: 0.03,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.68 .05,.725 .15,.77 .4,.82 .8,.875 1.2,.925 1.6,.965 2,.975 3.2,.99 3.8,1 4.2,.975 4.5,.935 4.7,.91 4.8,.9 4.85,.86',
    shoulder:
      '0,.62 .08,.69 .2,.765 .4,.835 .7,.88 1.05,.895 1.5,.9 2,.9 2.5,.905 3,.93 3.4,.975 3.7,.98 4.1,.945 4.4,.915 4.65,.885 4.78,.865 4.85,.82',
    bottom: '0,.2 .3,.17 1,.155 3.7,.16 4.3,.18 4.85,.23',
    plan: '0,.93 .4,.955 .9,.985 1.4,.955 1.9,.94 2.5,.945 2.9,.965 3.3,1.005 3.7,1.02 4.1,.995 4.5,.955 4.85,.9',
    shoulderInset: '0,.08 .3,.12 .8,.14 1.3,.12 2,.085 2.6,.085 3,.14 3.3,.22 3.7,.25 4.1,.22 4.5,.14 4.85,.09',
    tuck: '0,.02 .6,.025 1.5,.04 3,.04 4,.035 4.85,.05',
    scallop: '0,0 1.2,.005 1.8,.025 2.5,.035 3,.014 3.4,0 4.85,0',
    widest: '0,.66 .5,.8 1,.86 1.6,.8 2.4,.7 2.8,.68 3.2,.78 3.7,.84 4.2,.8 4.85,.66',
    valley: '0,.01 .2,.03 .5,.055 1,.05 1.5,.02 1.9,0 4.85,0',
    shoulderSharpness: '0,1.6 .5,2.6 1.5,3.2 2.4,2.8 2.9,2 3.3,2.2 4,2 4.85,1.8',
    flankSharpness: '0,1.4 .6,2.5 1.4,3 2.2,2.4 2.7,1.4 3.1,2.4 3.7,3 4.2,2.4 4.85,1.5',
    noseEnd: { length: 0.6, power: 2.9 },
    tailEnd: { length: 0.6, power: 2.8 },
    noseProfile: '.14,.08 .22,.03 .35,.005 .5,0 .65,.02 .75,.06 .85,.12',
    tailProfile: '.18,-.09 .3,-.04 .45,-.005 .6,.01 .75,-.015 .9,-.035',
    flare: [0.008, 0.008],
  },
  cabin: {
    from: 1.38,
    to: 4.62,
    roof: '1.38,.86 1.6,.97 1.93,1.155 2.27,1.345 2.65,1.42 2.98,1.42 3.32,1.37 3.7,1.255 4.05,1.115 4.35,.98 4.62,.85',
    base: '1.38,.79 1.75,.83 2.3,.84 2.9,.82 3.3,.76 3.8,.66 4.62,.5',
    rail: '1.38,.75 1.7,.71 2.18,.63 2.6,.6 3.1,.585 3.6,.54 4.1,.49 4.62,.42',
    drop: '1.38,.02 1.8,.035 2.3,.075 2.9,.085 3.5,.075 4.1,.05 4.62,.02',
    belt: '1.38,.85 1.85,.91 2.4,.93 3.1,.95 3.6,.94 4.62,.7',
    sideGlass,
    pillars: [[3.02, 2.94, 0.02]],
    windscreen: { to: 2.34, pillar: 0.045 },
    rearScreen: { from: 3.36, to: 4.02, pillar: 0.11 },
    wrapFront: 0.2,
    wrapRear: 0.14,
    frame: { width: 0.013, finish: 'chrome' },
    open: [1.7, 3.6],
  },
  features: [
    // grille in a bright frame
    { kind: 'trim', view: 'front', shape: outline(grille, 0.018), finish: 'chrome' },
    {
      kind: 'intake',
      view: 'front',
      shape: grille,
      mesh: { kind: 'diamond', cell: 0.024, bar: 0.006, finish: 'dark-chrome' },
      meshDepth: 0.012,
      frame: { width: 0.012, finish: 'chrome' },
    },
    { kind: 'trim', view: 'front', shape: stroke('0,.345 0,.68', 0.006), finish: 'chrome' },
    // lower intakes
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.195 .42,.195 .5,.23 .46,.29 -.3,.285', 0.014),
      mesh: { kind: 'diamond', cell: 0.026, bar: 0.006 },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.57,.24 .78,.25 .86,.32 .84,.43 .62,.39', 0.02),
      mesh: { kind: 'diamond', cell: 0.026, bar: 0.006 },
      frame: { width: 0.008, finish: 'chrome' },
    },
    // two lamps a side, cut like crystal
    {
      kind: 'lamp',
      view: innerLampView,
      shape: circle([0, 0], 0.118),
      within: { x: [0, 0.7], y: [0.4, 1], z: [0.5, 0.9] },
      depth: 0.07,
      housing: 'dark-chrome',
      elements: crystalLamp(0.118, 2.2),
    },
    {
      kind: 'lamp',
      view: outerLampView,
      shape: circle([0, 0], 0.078),
      within: { x: [0, 0.8], y: [0.6, 1], z: [0.5, 0.9] },
      depth: 0.05,
      housing: 'dark-chrome',
      elements: crystalLamp(0.078, 1.2),
    },
    // vent behind the front wheel
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('1.36,.585 1.56,.62 1.62,.665 1.4,.65', 0.008),
      depth: 0.05,
      frame: { width: 0.008, finish: 'chrome' },
    },
    { kind: 'trim', view: 'side', shape: polygon('1.2,.05 3.4,.05 3.4,.2 1.2,.2'), finish: 'satin-black' },
    { kind: 'trim', view: 'side', shape: stroke('1.36,.235 3.3,.235', 0.007), finish: 'chrome' },
    // tail: oval lamps
    {
      kind: 'lamp',
      view: 'rear',
      shape: ellipse([0.66, 0.715], [0.17, 0.075], -0.06),
      depth: 0.05,
      tint: [0.95, 0.2, 0.18],
      housing: 'red-lens',
      elements: [
        {
          shape: outline(ellipse([0.66, 0.715], [0.14, 0.05], -0.06), 0.009),
          depth: 0.01,
          as: 'led',
          glow: 1.8,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: outline(ellipse([0.66, 0.715], [0.17, 0.075], -0.06), 0.005),
      finish: 'chrome',
    },
    // boot lid and plate recess, diffuser
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.3,.5 .3,.5 .44,.54 .47,.7 .52,.86 .56,1', 0) },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.44 .34,.44 .4,.6 -.3,.6', 0.02) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 .8,.05 .78,.26 .7,.36 -.3,.34', 0.01),
      finish: 'satin-black',
    },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.16,0 .17,.3 .22,.44 .5,.52 1,.6 1.6,.68', 0) },
    { kind: 'gap', view: 'plan', shape: smoothStroke('3.98,.62 4.3,.6 4.6,.57', 0), on: 'both' },
  ],
  interior: {
    seats: [
      { x: 2.56, z: 0.38, style: 'lounge' },
      { x: 3.2, z: 0.5, y: 0.34, scale: 0.72 },
    ],
    dash: { x: 2.1, z: 0.93, style: 'flat' },
    steering: [2.24, 0.38, 0.87],
  },
  details: {
    mirror: { at: [2.04, 0.98, 1.02], half: [0.075, 0.11, 0.068], foot: [2.0, 0.82, 0.965] },
    handles: [{ at: [2.95, 0.82], half: 0.1, finish: 'chrome' }],
    exhausts: [{ at: [4.775, 0.55, 0.345], half: [0.125, 0.042], squareness: 1.2, finish: 'chrome' }],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.64, 0.13] },
      { pivot: [-0.52, 0.03], tip: [0.04, 0.11] },
    ],
    plates: { rear: [4.85, 0, 0.52] },
  },
  detail: { target: [0.4, 0.6, 0.62], azimuth: 150, distance: 3.5, height: 0.95 },
};

export default bentleyContinentalGt;
