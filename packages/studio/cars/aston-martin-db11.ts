import type { CarSpec, ObliqueView } from '../car/spec';
import { diffuserBox, flushOutlets, reflector } from '../car/tail-openings';
import { circle, outline, polygon, smoothStroke, stroke, union, without } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The lamps sweep back along the wings: seen from the front, the outside and above. */
const lampView: ObliqueView = { origin: [0.45, 0.74, 0.65], right: [0.72, 0.69, 0], up: [0.6, -0.4, 0.69] };

const lampOutline = polygon([
  ...samplePath('-.292,-.067 -.235,-.025 -.078,.03 .079,.097 .236,.157', 24),
  ...samplePath('.25,.126 .22,.055 .105,-.06 -.07,-.097 -.23,-.092 -.292,-.07', 24),
]);

/** Two barrels, the lenses deep in them. */
const lampBarrels = (radius: number) => [circle([-0.115, -0.031], radius), circle([0.002, 0.015], radius)];
/** The plate before the barrels, that hoods them and leaves the light guide its groove. */
const lampHood = without(
  polygon(
    samplePath(
      '-.292,-.06 -.235,-.015 -.078,.04 .079,.107 .25,.18 .2,.08 .09,-.015 -.06,-.06 -.22,-.07 -.292,-.07',
      48,
    ),
  ),
  ...lampBarrels(0.032),
);
const lampBrow = polygon(
  samplePath('-.22,-.012 -.078,.034 .079,.1 .236,.162 .24,.14 .17,.1 .08,.066 -.02,.024 -.1,-.008 -.22,-.03', 40),
);

/** A long door: its front edge is nearly upright, its bottom rises backwards, its rear edge leans back to the haunch. */
const doorLine = stroke(
  [
    ...samplePath('1.6,.93 1.63,.88 1.648,.75 1.658,.58 1.666,.42 1.668,.32,3 1.68,.292,3 1.74,.292', 24),
    ...samplePath('2.4,.314 2.74,.332 2.87,.342,3 2.92,.4 3,.54 3.04,.7 3.05,.83 3.04,.95', 24),
  ],
  0,
);

/** It runs back to a point under the strake. */
const sideGlass = polygon([
  ...samplePath('1.47,.9 1.97,.904 2.6,.906 3.05,.912 3.35,.93 3.48,.952 3.58,.985 3.68,1.03 3.79,1.07', 50),
  [3.5, 1.11],
  [3.18, 1.152],
  [2.9, 1.5],
  [1.47, 1.5],
]);

/** The grille: its upper edge is the bonnet's lip, tallest in the middle and running down to the corners. */
const grille = polygon(
  samplePath(
    '-.5,.396 .2,.398 .42,.408 .57,.428,2 .615,.455,4 .605,.49,3 .52,.532 .4,.58 .26,.608 .1,.622 -.1,.622 -.5,.608',
    72,
  ),
);

/** From above, but with y as its first axis: the deck's edge runs across the car. */
const deckView: ObliqueView = { origin: [4.5, 0, 0.9], right: [0, 1, 0], up: [1, 0, 0] };

/** The tail lamps: thin blades that turn back at the corner, as a C, and follow the edge of the deck. */
const tailLampLine = '.31,.766 .52,.76 .7,.756 .83,.758,2 .866,.79,2 .83,.83,2 .7,.853 .47,.886';
const tailLamp = polygon([
  ...samplePath(
    '.29,.765 .42,.745 .55,.739 .7,.734 .83,.735 .885,.755 .893,.79 .88,.825 .84,.85 .7,.874 .56,.888 .45,.889',
    40,
  ),
  ...samplePath('.45,.887 .56,.866 .7,.832 .8,.812 .838,.79 .82,.779 .7,.778 .55,.778 .42,.776 .29,.768', 40),
]);

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
  front: { x: 0.94, tyreRadius: 0.356, tyreWidth: 0.255, rimRadius: 0.272, inset: 0.026, archGap: 0.024 },
  rear: { x: 3.748, tyreRadius: 0.357, tyreWidth: 0.295, rimRadius: 0.272, inset: 0.022, archGap: 0.024 },
  wheel: {
    count: 10,
    // single blades that turn with the wheel and widen to the rim
    arms: [{ angle: [-0.08, 0.17], width: [0.026, 0.046] }],
    hubRadius: 0.055,
    dish: 0.035,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.605 .03,.648 .1,.688 .3,.745 .6,.822 1,.87 1.4,.91 1.75,.932 2.2,.93 3.2,.935 3.9,.95 4.2,.955 4.45,.928 4.6,.905 4.69,.9 4.739,.882',
    shoulder:
      '0,.6 .06,.62 .15,.64 .3,.69 .5,.75 .75,.825 1,.868 1.35,.885 1.8,.878 2.4,.875 2.85,.885 3.25,.92 3.65,.95 4,.935 4.3,.892 4.55,.868 4.739,.85',
    bottom: '0,.16 .3,.13 1,.12 3.7,.13 4.3,.15 4.5,.2 4.739,.29',
    plan: '0,.96 .5,1.005 .92,1.005 1.4,.97 1.9,.935 2.4,.93 2.85,.95 3.25,1 3.7,1.02 4.1,1.01 4.45,.965 4.739,.91',
    shoulderInset: '0,.08 .3,.13 .8,.15 1.3,.13 2,.1 2.6,.1 3,.14 3.4,.21 3.8,.22 4.3,.155 4.739,.12',
    tuck: '0,.02 .6,.025 1.5,.05 3,.05 4,.04 4.739,.05',
    scallop: '0,0 1.2,.01 1.7,.035 2.4,.045 2.9,.02 3.3,0 4.739,0',
    widest: '0,.62 1,.68 2.2,.72 3.4,.66 4.739,.64',
    valley: '0,0 .2,.004 .6,.035 1,.035 1.5,.012 2,0 4.739,0',
    shoulderSharpness: '0,1.4 .8,1.8 2.2,2.2 3,1.8 3.6,1.4 4.739,2',
    noseEnd: { length: 0.8, power: 2.05 },
    tailEnd: { length: 0.75, power: 2.22 },
    noseProfile: '.1,.13 .17,.085 .26,.065 .36,.04 .44,.027 .53,.005 .6,-.006 .66,.008 .72,.04 .8,.09',
    tailProfile: '.14,-.08 .3,-.05 .45,-.031 .6,-.022 .7,-.014 .8,-.016 .88,-.025 .95,-.04',
    flare: [0.01, 0.005],
  },
  cabin: {
    from: 1.4,
    to: 4.6,
    roof: '1.4,.82 1.6,.915 2,1.08 2.36,1.237 2.7,1.283 3,1.281 3.4,1.238 3.8,1.147 4.1,1.044 4.4,.927 4.6,.835',
    base: '1.4,.79 1.8,.81 2.35,.81 2.85,.785 3.25,.725 3.75,.625 4.6,.46',
    rail: '1.4,.75 1.76,.71 2.27,.62 2.67,.58 3.17,.555 3.67,.495 4.6,.36',
    drop: '1.4,.02 1.86,.016 2.37,.036 2.75,.062 3.1,.075 3.57,.065 4.17,.045 4.6,.02',
    belt: '1.4,.8 1.9,.87 2.45,.885 3.05,.905 3.65,.9 4.6,.68',
    sideGlass,
    pillars: [[3.01, 3.09, 0.02]],
    windscreen: { to: 2.42, pillar: 0.032 },
    rearScreen: { from: 3.5, to: 4.28, pillar: 0.08 },
    wrapFront: 0.24,
    wrapRear: 0.12,
    frame: { width: 0.013, finish: 'gloss-black' },
    open: [1.73, 3.55],
  },
  features: [
    // splitter and grille: horizontal bars in a bright frame
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 1,.05 1,.155 -.3,.155'), finish: 'gloss-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: grille,
      walls: 'dark',
      mesh: { kind: 'horizontal', cell: 0.037, bar: 0.009, finish: 'chrome' },
      depth: 0.16,
      meshDepth: 0.045,
      frame: { width: 0.013, finish: 'chrome' },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon(samplePath('-.3,.172 .5,.172 .8,.174 .85,.178,3 .83,.225,2 .75,.305,2 .6,.325 -.3,.33', 48)),
      mesh: { kind: 'honeycomb', cell: 0.024, bar: 0.004 },
      meshDepth: 0.05,
      walls: 'paint',
    },
    // lamps: slim, swept back
    {
      kind: 'lamp',
      view: lampView,
      shape: lampOutline,
      within: { x: [0, 0.95], y: [0.4, 1], z: [0.5, 0.85] },
      depth: 1, // its ribbed end is out of sight
      housing: 'dark',
      elements: [
        { shape: union(...lampBarrels(0.04)), depth: 0.025, as: 'dark' },
        ...lampBarrels(0.031).map((shape) => ({ shape, depth: 0.026, as: 'projector' as const })),
        // the barrels' dark mouths, within which only the lens shines
        ...lampBarrels(0.03).map((shape) => ({ shape: outline(shape, 0.007), depth: 0.02, as: 'dark' as const })),
        { shape: lampHood, depth: 0.012, as: 'gloss-black' },
        { shape: lampBrow, depth: 0.007, as: 'satin-metal' },
        { shape: smoothStroke('.21,.1 .12,-.012 -.05,-.07 -.22,-.077', 0.0055), depth: 0.008, as: 'led', glow: 1.3 },
      ],
    },
    // strake: a dark slot from the wheel arch to the door, narrowing backwards, with a bright blade along it
    {
      kind: 'intake',
      view: 'side',
      shape: polygon(
        samplePath(
          '1.2,.7 1.2,.755,3 1.35,.762 1.5,.758 1.61,.748,3 1.62,.735,3 1.55,.7 1.48,.675 1.4,.662 1.33,.64 1.305,.57,3 1.27,.57,3 1.2,.7',
          60,
        ),
      ),
      depth: 0.06,
      walls: 'paint',
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.205,.716 1.35,.722 1.5,.727 1.645,.734 1.5,.744 1.35,.744 1.205,.738', 0.003),
      finish: 'satin-metal',
    },
    { kind: 'trim', view: 'side', shape: polygon('1.3,.05 3.37,.05 3.37,.17 1.3,.17'), finish: 'satin-black' },
    // tail
    {
      kind: 'lamp',
      view: 'rear',
      shape: tailLamp,
      depth: 0.05,
      tint: [0.6, 0.34, 0.33],
      housing: 'dark',
      elements: [
        { shape: smoothStroke(tailLampLine, 0.0055), depth: 0.02, as: 'led', glow: 1.3, colour: [1, 0.03, 0.02] },
      ],
    },
    // boot lid; quarter panel and bumper
    { kind: 'gap', view: 'rear', shape: smoothStroke('.405,.39 .445,.52 .49,.62 .53,.7 .548,.739', 0) },
    { kind: 'gap', view: 'rear', shape: smoothStroke('.54,.741 .63,.739 .72,.738 .8,.738', 0) },
    { kind: 'gap', view: 'side', shape: smoothStroke('4.369,.738 4.27,.737 4.16,.72 4.09,.65 4.05,.58', 0) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 .99,.05 .97,.2 .85,.31 .75,.39 .66,.43 .52,.44 .4,.375 -.3,.375', 0.02),
      finish: 'satin-black',
    },
    diffuserBox('-.3,.25 .44,.25 .5,.335 -.3,.335'),
    ...flushOutlets('.56,.344 .67,.344 .7,.355 .706,.374 .692,.399 .567,.399 .545,.386 .543,.36'),
    // the recess of the number plate
    { kind: 'intake', view: 'rear', shape: polygon('-.3,.398 .3,.398 .335,.538 -.3,.538', 0.012), depth: 0.03 },
    ...reflector('.56,.462 .74,.472 .74,.49 .56,.48'),
    // roof panel in black between bright strakes, which run on to the deck; the slot of the air channel behind the quarter window
    {
      kind: 'trim',
      view: 'plan',
      on: 'cabin',
      within: { z: [1.1, 2] },
      shape: polygon('2.3,-.3 3.6,-.3 3.6,.425 3.5,.44 3.4,.47 3.2,.515 2.75,.54 2.4,.57 2.3,.57'),
      finish: 'gloss-black',
    },
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      within: { x: [2, 4.3], y: [0.3, 2] },
      // from the window up to the strake, which lies over its upper edge
      shape: polygon(
        '2.02,1.03 2.1,1.064 2.3,1.134 2.5,1.174 2.7,1.186 2.9,1.181 3.08,1.163 3.3,1.14 3.5,1.11 3.65,1.085 3.78,1.065 3.4,1.166 3.07,1.22 2.72,1.227 2.37,1.172',
      ),
      finish: 'gloss-black',
    },
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      within: { x: [1.78, 4.2], y: [0.3, 2], facing: 0.45 },
      shape: smoothStroke('1.7,.91 2.02,1.04 2.37,1.19 2.72,1.236 3.07,1.226 3.37,1.182 3.77,1.077 4.2,.95', 0.014),
      finish: 'satin-metal',
    },
    // folds: bonnet, the haunch, the door's undercut, the sill, the tail's edge
    { kind: 'crease', view: 'plan', line: '.12,.3 .5,.35 1,.4 1.6,.5', lean: 0.15, reach: 0.09, taper: 0.5 },
    { kind: 'crease', view: 'side', line: '2.77,.8 3.17,.86 3.57,.9 3.97,.885 4.4,.83', lean: 0.14, reach: 0.1 },
    { kind: 'crease', view: 'side', line: '1.75,.29 2.1,.315 2.5,.355 2.85,.4', lean: -0.09, reach: 0.07, taper: 0.6 },
    { kind: 'crease', view: 'side', line: '1.37,.2 2.07,.205 2.77,.215 3.17,.24 3.37,.28', lean: 0.35, taper: 0.1 },
    { kind: 'crease', view: 'front', line: '-.5,.362 .2,.364 .42,.374 .6,.41 .75,.45', lean: 0.22, reach: 0.04 },
    {
      kind: 'crease',
      view: deckView,
      line: '-.4,.185 0,.19 .2,.175 .35,.118 .45,.058 .52,.002 .6,-.07 .7,-.16 .78,-.25',
      within: { z: [0.8, 1], facing: 0.1 },
      lean: 0.22,
    },
    { kind: 'crease', view: 'rear', line: '-.3,.7 .4,.7 .65,.69 .9,.68', lean: 0.16, reach: 0.07, taper: 0.25 },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    // the bonnet is one piece with the wings: it ends at the bumper, from the grille's corner to the arch
    { kind: 'gap', view: 'front', shape: smoothStroke('.597,.47 .68,.495 .8,.52 .9,.533 1,.54', 0) },
    // quarter panel and rear bumper
    { kind: 'gap', view: 'side', shape: smoothStroke('2.99,.48 3.15,.475 3.4,.47', 0) },
    // two slots on each side of the bonnet
    {
      kind: 'trim',
      view: 'plan',
      shape: union(
        polygon('.98,.168 1.26,.205 1.27,.225 1.24,.226 .98,.184', 0.006),
        polygon('.98,.552 1.3,.62 1.32,.642 1.28,.642 .98,.57', 0.006),
      ),
      within: { z: [0.6, 1] },
      finish: 'satin-black',
    },
  ],
  interior: {
    seats: [
      { x: 2.6, z: 0.32 },
      { x: 3.2, z: 0.46, y: 0.32, scale: 0.62 },
    ],
    dash: { x: 2.14, z: 0.88, style: 'flat' },
    steering: [2.3, 0.36, 0.81],
  },
  details: {
    mirror: { at: [2.07, 0.968, 0.975], half: [0.085, 0.1, 0.05], foot: [1.97, 0.79, 0.91] },
    handles: [{ at: [2.85, 0.775], half: 0.075 }],
    blades: [
      {
        span: 0.78,
        leading: '0,.075 .4,.125 .65,.27 .78,.43',
        trailing: '0,.25 .4,.3 .65,.42 .78,.52',
        height: '0,.15 .5,.142 .78,.134',
        thickness: 0.034,
        finish: 'dark',
      },
    ],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.62, 0.12] },
      { pivot: [-0.5, 0.03], tip: [0.05, 0.1] },
    ],
    plate: 0.468,
  },
  detail: { target: [0.98, 0.93, 0.44], azimuth: 114, distance: 2.6, height: 0.66, lens: 66 },
};

export default astonMartinDb11;
