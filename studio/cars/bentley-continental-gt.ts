import type { CarSpec, LampElement, ObliqueView } from '../car/spec';
import { twinSpoke } from '../car/wheel-designs';
import { circle, ellipse, outline, polygon, roundedBox, smoothStroke, stroke } from '../geometry/shape';
import { samplePath } from '../geometry/spline';
import type { Vec2 } from '../geometry/vector';

/** The lamps face forwards, laid back a little with the wing. */
const innerLampView: ObliqueView = { origin: [0.14, 0.607, 0.675], right: [0.27, 0.96, 0], up: [0.4, -0.11, 0.91] };
const outerLampView: ObliqueView = { origin: [0.27, 0.81, 0.672], right: [0.48, 0.88, 0], up: [0.26, -0.14, 0.95] };

/** Facets like cut crystal, radiating from the projector, in a bright ring with a ring of light inside. */
const crystalLamp = (radius: number, glow: number): LampElement[] => [
  { shape: outline(circle([0, 0], radius * 0.93), radius * 0.05), depth: 0.004, as: 'chrome' },
  { shape: outline(circle([0, 0], radius * 0.78), radius * 0.035), depth: 0.012, as: 'led', glow },
  ...Array.from({ length: 24 }, (_, i): LampElement => {
    const at = (angle: number, share: number): Vec2 => [
      Math.cos(angle) * radius * share,
      Math.sin(angle) * radius * share,
    ];
    const angle = (i / 24) * Math.PI * 2;
    const outer = i % 2 ? 0.72 : 0.66;
    return {
      shape: polygon([at(angle, 0.43), at(angle - 0.1, outer), at(angle + 0.1, outer)]),
      depth: i % 2 ? 0.02 : 0.027,
      as: i % 2 ? 'chrome' : 'satin-metal',
    };
  }),
  { shape: circle([0, 0], radius * 0.4), depth: 0.034, as: 'projector' },
];

/** Facets of the tail lamp, cut like the headlamps'. */
const tailFacets: LampElement[] = Array.from({ length: 28 }, (_, i) => {
  const angle = (i / 28) * Math.PI * 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return {
    shape: stroke(
      [
        [0.66 + c * 0.095, 0.715 + s * 0.029 - c * 0.006],
        [0.66 + c * 0.122, 0.715 + s * 0.041 - c * 0.007],
      ],
      0.0025,
    ),
    depth: 0.022,
    as: 'chrome',
  };
});

/** Open above, where the glass has no frame. */
const doorLine = stroke(
  [
    ...samplePath('1.79,.97 1.74,.8 1.71,.6 1.69,.4 1.68,.29 1.685,.252,4 1.73,.245 1.9,.245', 24),
    ...samplePath('2.7,.245 2.95,.25 3.03,.256,4 3.055,.3 3.09,.45 3.14,.62 3.18,.78 3.18,.9 3.14,1.04', 24),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.4,.93 1.9,.965 2.6,.975 3.1,.99 3.5,1.02 3.66,1.05 3.6,1.1 3.4,1.18 3.1,1.5', 50),
  [1.4, 1.5],
]);

/** The grille: a wide rounded rectangle, a little narrower below. */
const grille = polygon('-.3,.385 .34,.385 .362,.391 .377,.412 .4,.575 .399,.6 .385,.613 -.3,.616', 0.057);

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
    rim: [0.58, 0.58, 0.59],
    caliper: [0.03, 0.03, 0.032],
    leather: [0.16, 0.055, 0.025],
  },
  front: { x: 0.87, tyreRadius: 0.375, tyreWidth: 0.275, rimRadius: 0.297, inset: 0.026, archGap: 0.024 },
  rear: { x: 3.721, tyreRadius: 0.374, tyreWidth: 0.315, rimRadius: 0.297, inset: 0.022, archGap: 0.024 },
  wheel: {
    count: 10,
    arms: twinSpoke(0.023, 0.018, 0.112, 0.08),
    hubRadius: 0.066,
    dish: 0.03,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.735 .05,.755 .15,.785 .4,.825 .8,.873 1.2,.925 1.6,.965 2,.975 3.2,.99 3.8,1 4.2,.975 4.5,.935 4.7,.91 4.8,.9 4.85,.86',
    shoulder:
      '0,.735 .06,.755 .2,.795 .4,.842 .7,.882 1.05,.9 1.5,.9 2,.9 2.5,.908 3,.94 3.4,.985 3.7,.992 4.1,.962 4.4,.93 4.65,.905 4.78,.895 4.85,.86',
    bottom: '0,.165 .3,.15 1,.145 3.7,.15 4.3,.165 4.85,.19',
    plan: '0,.93 .4,.955 .9,.985 1.4,.955 1.9,.94 2.5,.945 2.9,.965 3.3,1.005 3.7,1.02 4.1,.995 4.5,.955 4.85,.9',
    shoulderInset: '0,.08 .3,.12 .8,.14 1.3,.12 2,.085 2.6,.085 3,.14 3.3,.22 3.7,.25 4.1,.22 4.5,.14 4.85,.09',
    tuck: '0,.02 .6,.025 1.5,.04 3,.04 4,.035 4.85,.05',
    scallop: '0,0 1.2,.005 1.8,.025 2.5,.035 3,.014 3.4,0 4.85,0',
    widest: '0,.72 .4,.86 .8,.91 1.2,.915 1.7,.875 2.3,.82 2.75,.77 3,.79 3.35,.86 3.7,.89 4.2,.86 4.6,.8 4.85,.72',
    valley: '0,.01 .2,.03 .5,.055 1,.05 1.5,.02 1.9,0 4.85,0',
    shoulderSharpness: '0,1.6 .5,2.6 1.5,3.2 2.4,2.8 2.9,2 3.3,2.2 4,2 4.85,1.8',
    flankSharpness: '0,1.4 .5,2.5 1.2,3.4 2.2,3 2.7,1.6 3.1,2.6 3.6,3.4 4.2,2.6 4.85,1.5',
    noseEnd: { length: 0.55, power: 2.9 },
    tailEnd: { length: 0.6, power: 2.8 },
    noseProfile: '.14,.06 .22,.02 .35,0 .5,0 .64,.008 .74,.04 .84,.12',
    tailProfile: '.18,-.06 .28,-.02 .42,0 .52,.008 .6,-.012 .75,-.04 .86,-.035 .95,-.01',
    flare: [0.008, 0.008],
  },
  cabin: {
    from: 1.38,
    to: 4.62,
    roof: '1.38,.86 1.6,.97 1.93,1.155 2.27,1.345 2.65,1.42 2.98,1.42 3.32,1.37 3.7,1.26 4.05,1.128 4.35,1.005 4.62,.88',
    base: '1.38,.79 1.75,.83 2.3,.84 2.9,.82 3.3,.76 3.8,.66 4.62,.5',
    rail: '1.38,.75 1.7,.71 2.18,.63 2.6,.6 3.1,.585 3.6,.54 4.1,.49 4.62,.42',
    drop: '1.38,.02 1.8,.035 2.3,.075 2.9,.085 3.5,.075 4.1,.05 4.62,.02',
    belt: '1.38,.85 1.85,.91 2.4,.93 3.1,.95 3.6,.94 4.62,.7',
    sideGlass,
    pillars: [[3.02, 2.94, 0.02]],
    windscreen: { to: 2.34, pillar: 0.045 },
    rearScreen: { from: 3.38, to: 4.27, pillar: 0.1 },
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
      frame: { width: 0.007, finish: 'chrome' },
    },
    { kind: 'trim', view: 'front', shape: stroke('0,.322 0,.67', 0.006), finish: 'chrome' },
    // lower intakes
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.182 .47,.182 .515,.2 .475,.244 -.3,.244', 0.012),
      mesh: { kind: 'diamond', cell: 0.026, bar: 0.006 },
      frame: { width: 0.006, finish: 'chrome' },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.6,.2 .83,.203 .895,.245 .895,.335 .865,.362 .66,.342', 0.016),
      mesh: { kind: 'diamond', cell: 0.026, bar: 0.006 },
      frame: { width: 0.009, finish: 'chrome' },
    },
    // bright blade across the outer one
    { kind: 'trim', view: 'front', shape: stroke('.632,.262 .893,.274', 0.004), finish: 'chrome' },
    // two lamps a side, cut like crystal
    {
      kind: 'lamp',
      view: innerLampView,
      shape: circle([0, 0], 0.107),
      within: { x: [0, 0.7], y: [0.4, 1], z: [0.5, 0.9] },
      depth: 0.07,
      housing: 'dark-chrome',
      elements: crystalLamp(0.107, 1.7),
    },
    {
      kind: 'lamp',
      view: outerLampView,
      shape: circle([0, 0], 0.076),
      within: { x: [0, 0.8], y: [0.6, 1], z: [0.5, 0.9] },
      depth: 0.05,
      housing: 'dark-chrome',
      elements: crystalLamp(0.076, 1.1),
    },
    // vent behind the front wheel
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('1.37,.6 1.53,.625 1.63,.665 1.61,.675 1.38,.66', 0.006),
      depth: 0.05,
      frame: { width: 0.008, finish: 'chrome' },
    },
    { kind: 'trim', view: 'side', shape: polygon('1.24,.05 3.4,.05 3.38,.23 3.24,.2 1.3,.19'), finish: 'satin-black' },
    { kind: 'trim', view: 'side', shape: stroke('1.32,.2 3.24,.212 3.34,.228', 0.006), finish: 'chrome' },
    // tail: oval lamps
    {
      kind: 'lamp',
      view: 'rear',
      shape: ellipse([0.66, 0.715], [0.17, 0.075], -0.06),
      depth: 0.05,
      tint: [0.85, 0.16, 0.14],
      housing: 'dark-chrome',
      elements: [
        { shape: outline(ellipse([0.66, 0.715], [0.155, 0.062], -0.06), 0.005), depth: 0.004, as: 'chrome' },
        {
          shape: outline(ellipse([0.66, 0.715], [0.132, 0.046], -0.06), 0.006),
          depth: 0.012,
          as: 'led',
          glow: 1.9,
          colour: [1, 0.06, 0.04],
        },
        {
          shape: outline(ellipse([0.66, 0.715], [0.085, 0.024], -0.06), 0.004),
          depth: 0.03,
          as: 'led',
          glow: 0.7,
          colour: [1, 0.06, 0.04],
        },
        ...tailFacets,
      ],
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: outline(ellipse([0.66, 0.715], [0.17, 0.075], -0.06), 0.005),
      finish: 'chrome',
    },
    // boot lid and plate recess, diffuser
    {
      kind: 'gap',
      view: 'rear',
      shape: smoothStroke('-.3,.612 .3,.612 .41,.615,3 .44,.66 .455,.75 .5,.84 .53,.95', 0),
    },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.445 .3,.445 .335,.565 -.3,.565', 0.015) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.2 .86,.235 .4,.25 .34,.36 -.3,.36', 0.01),
      finish: 'satin-black',
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: stroke('-.3,.365 .335,.365 .4,.256 .86,.241 .96,.214', 0.0045),
      finish: 'chrome',
    },
    { kind: 'trim', view: 'rear', shape: roundedBox([0.8, 0.4], [0.07, 0.008], 0.006), finish: 'red-lens' },
    // the power line from the lamp, falling along the door, and the haunch's, rising over the rear wheel
    {
      kind: 'crease',
      view: 'side',
      line: '.3,.785 .75,.828 1.2,.834 1.7,.814 2.3,.776 2.85,.73 3.2,.69',
      lean: 0.42,
      reach: 0.05,
      taper: 0.35,
    },
    {
      kind: 'crease',
      view: 'side',
      line: '2.72,.79 3,.825 3.3,.885 3.65,.922 4,.91 4.35,.865 4.75,.79',
      lean: 0.5,
      reach: 0.045,
      taper: 0.3,
    },
    // the sill's, rising towards the rear wheel
    {
      kind: 'crease',
      view: 'side',
      line: '1.55,.31 2.2,.31 2.8,.33 3.3,.4',
      lean: -0.22,
      reach: 0.05,
      taper: 0.3,
    },
    // the bonnet's, from the grille's shoulders to the pillars
    {
      kind: 'crease',
      view: 'plan',
      line: '.12,.28 .6,.32 1.2,.41 1.8,.53',
      lean: 0.22,
      reach: 0.05,
      taper: 0.3,
    },
    // the boot lid's edge over the lamps
    { kind: 'crease', view: 'rear', line: '-.3,.845 .3,.843 .62,.825', lean: 0.3, reach: 0.04, taper: 0.2 },
    // the fold between the lamps and the shelf of the bumper
    { kind: 'crease', view: 'rear', line: '-.3,.79 .2,.788 .4,.77 .47,.745', lean: -0.26, reach: 0.05, taper: 0.12 },
    { kind: 'crease', view: 'rear', line: '.4,.45 .5,.485 .7,.497 1,.5', lean: 0.16, reach: 0.06, taper: 0.2 },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.04,.38 .14,.44 .35,.5 .7,.56 1.2,.64 1.7,.72', 0) },
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
    exhausts: [{ at: [4.7, 0.53, 0.31], half: [0.105, 0.04], squareness: 1.2, finish: 'chrome' }],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.64, 0.13] },
      { pivot: [-0.52, 0.03], tip: [0.04, 0.11] },
    ],
    plates: { rear: [4.85, 0, 0.505] },
  },
  detail: { target: [0.17, 0.65, 0.64], azimuth: 151, distance: 2, height: 0.68, lens: 100 },
};

export default bentleyContinentalGt;
