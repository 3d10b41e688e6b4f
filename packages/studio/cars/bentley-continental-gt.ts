import type { CarSpec, Feature, LampElement, ObliqueView, Within } from '../car/spec';
import { diffuserBox } from '../car/tail-openings';
import { straightSpoke, twinSpoke } from '../car/wheel-designs';
import { ellipse, grown, outline, polygon, smoothStroke, stroke } from '../geometry/shape';
import { samplePath, through } from '../geometry/spline';
import type { Vec2 } from '../geometry/vector';

/** Two lamps a side. They face forwards and outwards, laid back a little with the wing; sizes are half-axes. */
const HEADLAMPS: readonly {
  view: ObliqueView;
  within: Within;
  size: Vec2;
  bezel: number;
  depth: number;
  glow: number;
}[] = [
  {
    view: { origin: [0.23, 0.652, 0.663], right: [0.45, 0.89, 0], up: [0.3, -0.15, 0.94] },
    within: { x: [0, 0.7], y: [0.4, 1], z: [0.5, 0.9] },
    size: [0.117, 0.102],
    bezel: 0.007,
    depth: 0.1,
    glow: 0.8,
  },
  {
    view: { origin: [0.386, 0.838, 0.715], right: [0.7, 0.71, 0], up: [0.16, -0.16, 0.97] },
    within: { x: [0, 0.8], y: [0.6, 1], z: [0.5, 0.9] },
    size: [0.074, 0.053],
    bezel: 0.006,
    depth: 0.07,
    glow: 0.6,
  },
];

/** Facets like cut crystal, radiating from the projector, in a bright ring with a ring of light inside. */
const crystalLamp = ([across, up]: Vec2, glow: number): LampElement[] => {
  const ring = (share: number) => ellipse([0, 0], [across * share, up * share]);
  const at = (angle: number, share: number): Vec2 => [Math.cos(angle) * across * share, Math.sin(angle) * up * share];
  return [
    { shape: outline(ring(0.96), up * 0.04), depth: 0.002, as: 'chrome' },
    { shape: outline(ring(0.78), up * 0.03), depth: 0.024, as: 'led', glow },
    ...Array.from({ length: 24 }, (_, i): LampElement => {
      const angle = (i / 24) * Math.PI * 2;
      const outer = i % 2 ? 0.72 : 0.66;
      return {
        shape: polygon([at(angle, 0.43), at(angle - 0.1, outer), at(angle + 0.1, outer)]),
        depth: i % 2 ? 0.02 : 0.027,
        as: i % 2 ? 'satin-metal' : 'dark-chrome',
      };
    }),
    { shape: ring(0.4), depth: 0.034, as: 'projector' },
  ];
};

/** The tail lamps face backwards and outwards, round the corner. */
const tailView: ObliqueView = { origin: [4.612, 0.675, 0.831], right: [-0.51, 0.86, 0], up: [-0.06, -0.04, 1] };
const tailOval = (share: number) => ellipse([0, 0], [0.2 * share, 0.059 * share]);

/** Facets of the tail lamp, cut like the headlamps'. */
const tailFacets: LampElement[] = Array.from({ length: 28 }, (_, i) => {
  const angle = (i / 28) * Math.PI * 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return {
    shape: stroke(
      [
        [c * 0.11, s * 0.024],
        [c * 0.145, s * 0.034],
      ],
      0.0025,
    ),
    depth: 0.022,
    as: 'chrome',
  };
});

/** Open above, where the glass has no frame; its rear edge falls forwards to the sill in one long curve. */
const doorLine = stroke(
  [
    ...samplePath('1.75,1 1.665,.955 1.625,.88 1.606,.78 1.602,.62 1.614,.47 1.66,.36 1.7,.292,3 1.75,.286', 30),
    ...samplePath('2.4,.29 2.62,.3 2.75,.318 2.81,.37 2.89,.51 2.95,.64 3,.79 3.005,.9 2.97,.99 2.93,1.05', 36),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath(
    '1.5,.97 1.75,.98 2.4,1.002 2.95,1.024 3.25,1.03 3.43,1.05 3.54,1.1 3.612,1.157 3.59,1.193 3.49,1.226 3.4,1.248 3.25,1.3 3.1,1.5',
    60,
  ),
  [1.5, 1.5],
]);

/** The grille: a wide rounded rectangle, a little narrower below. */
const grille = polygon('-.3,.43 .412,.431 .434,.55 .449,.712 -.3,.72', 0.062);

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
  front: { x: 0.9, tyreRadius: 0.375, tyreWidth: 0.275, rimRadius: 0.297, inset: 0.026, archGap: 0.034 },
  rear: { x: 3.751, tyreRadius: 0.374, tyreWidth: 0.315, rimRadius: 0.297, inset: 0.022, archGap: 0.034 },
  wheel: {
    count: 5,
    // in threes
    arms: [...straightSpoke(0.026, 0.026), ...twinSpoke(0.026, 0.026, 0.26, 0.42)],
    rotation: Math.PI / 10,
    hubRadius: 0.066,
    dish: 0.03,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: through(
      '0,.7 .03,.742 .09,.778 .163,.806 .3,.852 .437,.884 .6,.913 .85,.949 1.12,.975 1.4,.992 1.8,1 3.2,1.01 3.7,1.03 4.05,1.085 4.25,1.1 4.41,1.072 4.55,1.035 4.68,.998 4.74,.981 4.8,.964 4.85,.949',
    ),
    shoulder:
      '0,.69 .06,.725 .2,.77 .35,.815 .6,.878 .85,.915 1.1,.935 1.4,.947 1.7,.957 2.2,.968 2.7,.982 3.1,.995 3.4,1.008 3.7,1.016 4,1.022 4.3,1.002 4.5,.958 4.7,.942 4.85,.942',
    bottom: '0,.24 .1,.18 .3,.125 .6,.13 1,.18 2.4,.192 3.75,.18 4.1,.135 4.5,.122 4.68,.18 4.85,.31',
    plan: '0,.95 .4,.99 .9,1.002 1.4,.975 1.9,.958 2.5,.955 2.9,.965 3.3,1.002 3.75,1.015 4.1,1 4.5,.978 4.85,.93',
    shoulderInset: '0,.08 .3,.12 .8,.14 1.3,.12 2,.1 2.6,.1 3,.14 3.3,.2 3.7,.25 4.1,.22 4.5,.14 4.85,.09',
    tuck: '0,.02 .6,.025 1.5,.04 3,.04 4,.035 4.85,.05',
    scallop: '0,0 1.2,.005 1.8,.025 2.5,.035 3,.014 3.4,0 4.85,0',
    widest: '0,.7 .4,.78 .8,.82 1.2,.83 1.7,.8 2.3,.78 2.75,.75 3,.76 3.35,.82 3.7,.86 4.2,.82 4.6,.74 4.85,.66',
    valley: '0,.005 .2,.015 .5,.03 1,.03 1.5,.012 1.9,0 3.8,0 4.3,-.02 4.6,-.02 4.85,0',
    shoulderSharpness: '0,1.6 .5,2.2 1.5,2.6 2.4,2.6 2.9,2 3.3,2 4,2 4.5,2.4 4.85,3.6',
    flankSharpness: '0,1.4 .5,2 1.2,2.6 2.2,2.4 2.7,1.6 3.1,2.2 3.6,2.8 4.2,2.4 4.85,1.6',
    noseEnd: { length: 0.72, power: 2.05 },
    tailEnd: { length: 0.76, power: 3 },
    noseProfile: '.2,.035 .27,.02 .35,.004 .45,0 .55,0 .62,.015 .68,.035 .74,.055 .85,.12',
    tailProfile:
      '.2,-.14 .31,-.08 .38,-.03 .45,-.003 .53,-.002 .62,-.012 .7,-.034 .78,-.054 .86,-.074 .94,-.092 1.05,-.09',
    flare: [0.004, 0.004],
  },
  cabin: {
    from: 1.34,
    to: 4.7,
    roof: through(
      '1.34,.88 1.5,1.003 1.67,1.09 1.94,1.222 2.08,1.284 2.22,1.335 2.36,1.37 2.55,1.395 2.75,1.405 2.95,1.401 3.2,1.379 3.45,1.342 3.73,1.277 4,1.2 4.27,1.11 4.36,1.055 4.5,.95 4.7,.8',
    ),
    base: '1.34,.8 1.75,.84 2.3,.845 2.9,.828 3.3,.78 3.8,.69 4.7,.5',
    rail: '1.34,.76 1.7,.72 2.2,.645 2.6,.615 3.1,.6 3.5,.565 4,.5 4.7,.4',
    drop: '1.34,.11 1.78,.1 2,.06 2.3,.061 2.7,.063 3.1,.068 3.5,.08 4,.07 4.4,.045 4.7,.02',
    belt: '1.34,.87 1.8,.955 2.4,.975 3,1 3.5,1.01 3.9,.98 4.7,.78',
    sideGlass,
    pillars: [[2.94, 3.055, 0.016]],
    windscreen: { to: 2.2, pillar: 0.06 },
    rearScreen: { from: 3.62, to: 4.26, pillar: 0.06 },
    wrapFront: 0.2,
    wrapRear: 0.14,
    frame: { width: 0.018, finish: 'chrome' },
    open: [1.62, 3.8],
  },
  features: [
    // dark underneath: the bumpers' painted edges rise towards the ends
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 1,.05 1,.2 .7,.228 -.3,.238'), finish: 'satin-black' },
    { kind: 'trim', view: 'side', shape: polygon('0,.05 .7,.05 .6,.187 .3,.212 0,.235'), finish: 'satin-black' },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('4.05,.05 4.9,.05 4.9,.33 4.6,.3 4.3,.255 4.05,.22'),
      finish: 'satin-black',
    },
    // the lines of bumper and bonnet end at the grille, which lies over them in a bright frame
    { kind: 'gap', view: 'front', shape: smoothStroke('.46,.478 .6,.482 .8,.482 1,.475', 0) },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.05,.45 .14,.468 .35,.508 .7,.57 1.2,.655 1.5,.71', 0) },
    {
      kind: 'intake',
      view: 'front',
      shape: grown(grille, 0.013),
      mesh: { kind: 'diamond', cell: 0.024, bar: 0.006, finish: 'dark-chrome' },
      meshDepth: 0.012,
      frame: { width: 0.018, finish: 'chrome' },
    },
    { kind: 'trim', view: 'front', shape: stroke('0,.39 0,.762', 0.005), finish: 'chrome' },
    // lower intakes
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.268 .6,.266 .64,.276 .45,.352 .41,.362 -.3,.365', 0.012),
      mesh: { kind: 'diamond', cell: 0.026, bar: 0.006 },
      frame: { width: 0.005, finish: 'chrome' },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.605,.448 .79,.45 .825,.432 .872,.295 .855,.268 .76,.268 .7,.3 .6,.425', 0.018),
      mesh: { kind: 'diamond', cell: 0.026, bar: 0.006, finish: 'dark-chrome' },
      frame: { width: 0.007, finish: 'chrome' },
    },
    // lamps, each in a bright ring and a dark joint
    ...HEADLAMPS.flatMap(({ view, within, size, bezel, depth, glow }): Feature[] => {
      const oval = ellipse([0, 0], size);
      const elements = crystalLamp(size, glow);
      return [
        { kind: 'lamp', view, within, shape: oval, depth, housing: 'dark', elements },
        { kind: 'gap', view, within, shape: grown(oval, bezel + 0.002) },
        { kind: 'trim', view, within, shape: outline(oval, bezel), finish: 'chrome' },
      ];
    }),
    // vent behind the front wheel, low down
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('1.395,.452 1.42,.46 1.6,.462 1.618,.45 1.648,.345 1.64,.335 1.55,.335 1.47,.383', 0.008),
      depth: 0.04,
      mesh: { kind: 'diamond', cell: 0.022, bar: 0.005 },
      frame: { width: 0.008, finish: 'chrome' },
    },
    { kind: 'trim', view: 'side', shape: stroke('1.46,.402 1.625,.407', 0.006), finish: 'chrome' },
    { kind: 'trim', view: 'side', shape: polygon('1.24,.05 3.4,.05 3.4,.215 1.24,.21'), finish: 'satin-black' },
    // tail: oval lamps
    {
      kind: 'lamp',
      view: tailView,
      shape: tailOval(1),
      within: { x: [4.2, 4.85], y: [0.35, 1], z: [0.7, 0.95] },
      depth: 0.05,
      tint: [0.85, 0.16, 0.14],
      housing: 'dark-chrome',
      elements: [
        { shape: outline(tailOval(0.93), 0.004), depth: 0.004, as: 'chrome' },
        { shape: outline(tailOval(0.8), 0.006), depth: 0.012, as: 'led', glow: 1.9, colour: [1, 0.06, 0.04] },
        { shape: outline(tailOval(0.5), 0.004), depth: 0.03, as: 'led', glow: 0.7, colour: [1, 0.06, 0.04] },
        ...tailFacets,
      ],
    },
    {
      kind: 'trim',
      view: tailView,
      shape: outline(tailOval(1), 0.005),
      within: { x: [4.2, 4.85], y: [0.35, 1], z: [0.7, 0.95] },
      finish: 'chrome',
    },
    // boot lid and plate recess, diffuser
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.3,.668 .32,.668 .4,.68,3 .45,.74 .512,.815', 0) },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.525 .285,.525 .325,.65 -.3,.65', 0.015) },
    // bumper and quarter panel
    { kind: 'gap', view: 'side', shape: smoothStroke('3.98,.7 4.15,.742 4.35,.795 4.5,.832', 0) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.28 .83,.3 .775,.42 .74,.437 -.3,.437', 0.01),
      finish: 'satin-black',
    },
    diffuserBox('-.3,.235 .38,.235 .42,.305 -.3,.31'),
    // oval outlets flush with the bumper: wide pipes would stick out where it turns the corner
    {
      kind: 'intake',
      view: 'rear',
      shape: ellipse([0.58, 0.368], [0.128, 0.047]),
      walls: 'satin-metal',
      depth: 0.05,
      frame: { width: 0.013, finish: 'chrome' },
    },
    { kind: 'intake', view: 'rear', shape: ellipse([0.58, 0.371], [0.104, 0.026]), walls: 'dark', depth: 0.14 },
    // the power line along the wing and the door, and the haunch's, rising over the rear wheel
    {
      kind: 'crease',
      view: 'side',
      line: '.45,.78 .8,.82 1.2,.832 1.7,.838 2.3,.83 2.8,.8 3.1,.76',
      lean: 0.32,
      reach: 0.06,
      taper: 0.4,
    },
    {
      kind: 'crease',
      view: 'side',
      line: '3,.6 3.08,.72 3.18,.83 3.32,.92 3.55,.972 3.85,.982 4.15,.965 4.5,.905',
      lean: 0.42,
    },
    // the door's lower fold
    {
      kind: 'crease',
      view: 'side',
      line: '1.5,.46 1.8,.463 2.4,.475 3,.495 3.4,.515',
      lean: 0.16,
      reach: 0.07,
      taper: 0.15,
    },
    // the bumper's, under the lamps and round the corner to the wheel
    {
      kind: 'crease',
      view: 'side',
      line: '3.9,.69 4.2,.678 4.5,.668 4.7,.664 5.2,.66',
      within: { y: [0, 2] },
      lean: 0.25,
      reach: 0.05,
      taper: 0.1,
    },
    // the bonnet's, from the grille's shoulders to the pillars
    { kind: 'crease', view: 'plan', line: '.1,.36 .6,.4 1.2,.47 1.6,.55', lean: 0.2, reach: 0.05, taper: 0.3 },
    // the boot lid's edge over the lamps, and its joint along the foot of the haunch
    {
      kind: 'crease',
      view: 'rear',
      line: '-.3,.95 .2,.946 .4,.943 .55,.943 .72,.948',
      lean: 0.22,
      reach: 0.04,
      taper: 0.12,
    },
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke('4.9,.5 4.75,.535 4.6,.565 4.45,.57 4.3,.54 4.2,.48', 0),
      within: { z: [0.86, 1.2] },
    },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'side', shape: stroke('1.3,.282 1.69,.3', 0) },
  ],
  interior: {
    seats: [
      { x: 2.56, z: 0.4, style: 'lounge' },
      { x: 3.14, z: 0.43, y: 0.34, scale: 0.7 },
    ],
    dash: { x: 2.08, z: 0.97, style: 'flat' },
    steering: [2.22, 0.38, 0.9],
  },
  details: {
    mirror: { at: [2.01, 0.98, 1.06], half: [0.095, 0.112, 0.058], foot: [1.98, 0.84, 0.965] },
    handles: [{ at: [2.8, 0.822], half: 0.112, finish: 'chrome' }],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.64, 0.13] },
      { pivot: [-0.52, 0.03], tip: [0.04, 0.11] },
    ],
    plate: 0.588,
  },
  detail: { target: [1.0, 0.93, 0.46], azimuth: 118, distance: 2.6, height: 0.68, lens: 66 },
};

export default bentleyContinentalGt;
