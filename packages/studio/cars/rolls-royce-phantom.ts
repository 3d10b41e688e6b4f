import type { CarSpec, ExtrasKit, Feature, LampElement, Part } from '../car/spec';
import { reflector } from '../car/tail-openings';
import { straightSpoke } from '../car/wheel-designs';
import { box, grid, type Mesh } from '../geometry/mesh';
import { circle, grown, outline, polygon, roundedBox, smoothStroke, stroke, without } from '../geometry/shape';
import { samplePath, through, toPoints } from '../geometry/spline';
import { clamp, mix, smootherstep, type Vec2 } from '../geometry/vector';

/** Where the two colours meet: the edge of the bonnet's middle, the foot of the windows, and the fall of the tail. */
const waistLine = samplePath(
  '-.1,.94 .1,.965 .3,1.005 .6,1.045 1.1,1.082 1.7,1.104 2.2,1.106 3.2,1.108 4.2,1.106 4.65,1.092 5.07,1.045 5.25,1.03 5.5,1.026 5.9,1.026',
  60,
);
/** The edge of the bonnet's raised middle, from the grille's shoulder to the windscreen. */
const bonnetJoint = samplePath('0,.4 .05,.415 .12,.437 .6,.535 1.2,.655 1.8,.775', 40);
const coachline = samplePath('.3,.945 .8,1.012 1.2,1.03 2,1.045 3,1.048 3.7,1.042 4.4,1.02 5.2,.965 5.5,.936', 50);

/** The two doors meet at the middle pillar; each has its hinges at the far side. */
const frontDoor = stroke(
  [
    ...samplePath(
      '1.95,1.16 1.85,1.085 1.8,1.05 1.782,.95 1.775,.75 1.785,.5 1.797,.33 1.8,.312,4 1.86,.31 2.1,.311',
      40,
    ),
    ...samplePath('2.8,.316 2.96,.317 2.98,.318,4 2.981,.4 2.982,.85 2.992,.98 3.03,1.09 3.07,1.2 3.13,1.52', 40),
  ],
  0,
);
const rearDoor = stroke(
  [
    ...samplePath('3,.318 3.3,.321 3.8,.331', 8),
    ...samplePath(
      '3.8,.331 3.9,.333 3.93,.336,4 3.936,.42 3.96,.55 3.99,.68 4.007,.82 4,.97 3.972,1.08 3.94,1.14 3.84,1.48',
      50,
    ),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.99,1.128 2.3,1.128 3.2,1.128 4,1.128 4.13,1.13,3 4.17,1.15 4.14,1.21 4.07,1.33 4,1.46', 60),
  ...samplePath(
    '4,1.462 3.9,1.474 3.7,1.488 3.4,1.501 3.1,1.506 2.8,1.5 2.62,1.474 2.48,1.425 2.3,1.318 1.99,1.132',
    60,
  ),
]);

/** Half-width of the bonnet's raised middle: the grille's at the nose, the windscreen's at the cowl. */
const raisedMiddle = (x: number) => 0.4 + 0.2 * x;

/** The upright grille: a polished frame round twenty-two vanes, leaning back a little. */
const GRILLE = { half: 0.378, spread: 0.004, low: 0.578, high: 0.96, front: 0.022, lean: 0.12 };

function grilleFrame(): Mesh {
  const { half, spread, low, high, front, lean } = GRILLE;
  const outer = samplePath(
    [
      [half, low - 0.022],
      [half, low + 0.2],
      [half, high - 0.12],
      [half, high - 0.02],
      [half - 0.02, high + 0.004],
      [half - 0.14, high + 0.01],
      [0.12, high + 0.018],
      [0, high + 0.018],
      [-0.06, high + 0.018],
    ],
    60,
  );
  // across the frame: depth behind the face, and how far in from the outside
  const across = toPoints('.14,-.004 .04,-.003 .02,0 .008,.005 0,.014 .001,.028 .008,.038 .02,.042 .07,.043');
  return grid(outer.length, across.length, (i, j) => {
    const [depth, inwards] = across[j]!;
    const [y, z] = outer[i]!;
    const inY = y * (1 - inwards / half) * (1 + (spread / half) * ((high - z) / (high - low)));
    const inZ = z - 1.4 * inwards * Math.max(0, (z - low) / (high - low)) ** 6;
    return [front + depth + lean * (z - low), inY, inZ];
  });
}

/** The bar that closes the frame at its foot, rounded to the front. */
function grilleSill(): Mesh {
  const across = toPoints('.12,.022 .03,.02 .008,.016 -.002,.004 -.001,-.012 .006,-.022 .03,-.027 .12,-.028');
  return grid(2, across.length, (i, j) => [
    GRILLE.front + across[j]![0],
    i * (GRILLE.half - 0.01),
    GRILLE.low + across[j]![1],
  ]);
}

function grilleParts(kit: ExtrasKit): Part[] {
  const { half, spread, low, high, front, lean } = GRILLE;
  const vanes = Array.from({ length: 11 }, (_, k) => {
    const y = 0.0135 + (k * (half - 0.062)) / 10;
    return grid(2, 15, (i, j) => {
      const angle = (j / 14) * Math.PI - Math.PI / 2;
      const foot = i ? 0 : (y / half) * spread;
      // a polished slab: a faintly crowned face between steep sides
      const deep = front + 0.028 - 0.013 * Math.min(1, 2 * Math.cos(angle)) - 0.002 * Math.cos(angle);
      return [deep + i * lean * (high - low), y + foot + 0.0078 * Math.sin(angle), i ? high : low - 0.01];
    });
  });
  return [
    ...kit.both(grilleFrame(), 'chrome'),
    ...vanes.flatMap((vane) => kit.both(vane, 'dark-chrome')),
    ...kit.both(box([front + 0.11, 0, low + 0.005], [front + 0.115, half - 0.012, high - 0.01]), 'dark'),
    ...kit.both(grilleSill(), 'chrome'),
  ];
}

const lampFrame = polygon('.46,.915 .455,.815 .475,.79 .74,.79 .79,.815 .815,.86 .815,.915', 0.018);
const lampEyes = [0.548, 0.69].map((y): Vec2 => [y, 0.853]);
const lampLight = polygon('.472,.903 .468,.82 .482,.803 .735,.803 .78,.825 .802,.864 .802,.903', 0.014);

/** The rear screen from above: its foot bows back, its corners are round. */
const screenPath = samplePath(
  '4.478,-.3 4.476,.25 4.47,.4 4.468,.455,2 4.5,.475,2 4.8,.5 4.92,.51,2 4.952,.485,2 4.965,.3 4.968,-.3',
  48,
);
const rearScreen = (margin: number) => polygon(screenPath, 0.012 + margin);

const bootLid = polygon('-.68,.62 .59,.62 .625,.8 .635,1.2 -.68,1.2', 0.02);
/** Where the lid's top turns down to the tail. */
const lidEdge = samplePath('-.3,.98 .3,.98 .45,.976 .638,.962', 16);
const tailLamp = roundedBox([0.768, 0.826], [0.06, 0.118], 0.018);

const rollsRoycePhantom: CarSpec = {
  slug: 'rolls-royce-phantom',
  dimensions: {
    length: 5.762,
    width: 2.018,
    height: 1.646,
    wheelbase: 3.552,
    source: 'Rolls-Royce Phantom (2017) technical data: 5,762 x 2,018 x 1,646 mm, wheelbase 3,552 mm',
  },
  colours: {
    paint: [0.56, 0.57, 0.59],
    secondPaint: [0.011, 0.024, 0.085],
    metallic: 0.9,
    rim: [0.6, 0.61, 0.63],
    caliper: [0.05, 0.05, 0.052],
    leather: [0.42, 0.36, 0.27],
  },
  front: { x: 0.91, tyreRadius: 0.394, tyreWidth: 0.255, rimRadius: 0.297, inset: 0.028, archGap: 0.03 },
  rear: { x: 4.462, tyreRadius: 0.394, tyreWidth: 0.285, rimRadius: 0.297, inset: 0.028, archGap: 0.03 },
  wheel: {
    count: 15,
    arms: straightSpoke(0.026, 0.052),
    hubRadius: 0.09,
    dish: -0.03,
    thickness: 0.05,
    bolts: 0,
    cover: 0.34,
    finish: 'rim-face',
  },
  body: {
    top: through(
      '0,.945 .04,.968 .08,.985 .18,1.017 .37,1.048 .6,1.075 .9,1.102 1.2,1.12 1.5,1.135 1.7,1.146 2.2,1.15 3,1.15 4,1.15 4.7,1.13 5,1.14 5.16,1.14 5.35,1.123 5.53,1.093 5.64,1.068 5.71,1.04 5.746,1.008 5.762,.97',
    ),
    shoulder: through(
      '0,.925 .08,.95 .2,.975 .4,1.008 .8,1.045 1.2,1.065 1.7,1.085 2.2,1.1 3,1.106 4,1.104 4.4,1.098 4.7,1.085 5.07,1.05 5.3,1.035 5.5,1.02 5.65,1.004 5.762,.968',
    ),
    bottom: '0,.215 .3,.21 .5,.225 1,.215 1.4,.205 4.3,.205 4.7,.21 5,.215 5.4,.225 5.762,.25',
    plan: '0,.93 .5,.96 1,.98 2,.995 3,1 4.2,.995 5,.96 5.762,.9',
    shoulderInset: '0,.06 .6,.09 1.5,.1 3,.095 4.5,.1 5.2,.1 5.762,.09',
    tuck: '0,.01 .6,.015 1.5,.03 4,.03 5.762,.03',
    scallop: '0,0 .6,.006 1.2,.012 2,.02 4,.02 5,.008 5.762,0',
    widest: '0,.78 .6,.84 2,.86 4,.86 5,.84 5.762,.76',
    flankSharpness: '0,1.5 .5,2.6 1.5,3 4.4,3 5.3,2.4 5.762,1.5',
    valley: '0,.02 .3,.045 .8,.05 1.4,.03 1.9,0 5.762,0',
    shoulderSharpness: '0,1.8 .5,2.4 2,2.6 4,2.6 5,2.2 5.762,2',
    crown: 0.03,
    noseEnd: { length: 0.9, power: 2.75 },
    tailEnd: { length: 0.44, power: 3.8 },
    noseProfile: '.15,.09 .22,.04 .3,.006 .38,0 .48,.002 .56,.018 .68,.044 .85,.064 .94,.076 1.02,.098',
    tailProfile:
      '.2,-.1 .27,-.03 .36,0 .5,.002 .59,-.002 .645,-.01,3 .75,-.046 .85,-.08 .95,-.112 1.02,-.134 1.06,-.14',
    section: (standard, x) => {
      const bootLid = x > 3;
      const share = bootLid ? smootherstep(4.7, 5.2, x) : clamp((2.1 - x) / 0.5);
      const [y, crest, top] = [standard[5]![0], standard[7]![1], standard[11]![1]];
      const narrow = Math.min(1, y / 0.62);
      // inside the crest: where the tail closes it would else hang over it
      const edge = Math.min((bootLid ? 0.6 : raisedMiddle(x)) * narrow, standard[7]![0] * 0.88);
      const raised: readonly (readonly [number, number, number?])[] = [
        [mix(edge, standard[7]![0], 0.22), mix(crest, top, bootLid ? 0.5 : 0.28)],
        [edge, top - (bootLid ? 0.016 * narrow : 0.004), 2],
        [edge * 0.5, top],
      ];
      return standard.map(([a, b, weight = 1], i) => {
        const to = raised[i - 8];
        return to ? [mix(a, to[0], share), mix(b, to[1], share), mix(weight, to[2] ?? 1, share)] : [a, b, weight];
      });
    },
    reliefs: [
      // the nose makes room for the grille
      {
        view: 'front',
        shape: polygon('-.6,.578 .345,.578 .345,.89 .29,.945 -.6,.945', 0.02),
        depth: 0.13,
        softness: 0.03,
        within: { x: [-0.1, 0.25] },
      },
      // the line along the doors' foot
      { view: 'side', shape: polygon('1.25,.1 4.1,.1 4.1,.42 3,.435 1.25,.432'), depth: -0.01, softness: 0.04 },
    ],
  },
  cabin: {
    from: 1.55,
    to: 5.5,
    roof: through(
      '1.55,1.02 1.75,1.147 1.88,1.226 2.074,1.346 2.268,1.456 2.365,1.507 2.462,1.552 2.559,1.586 2.656,1.609 2.754,1.623 2.948,1.638 3.14,1.643 3.335,1.645 3.53,1.64 3.72,1.634 3.918,1.623 4.11,1.606 4.24,1.588 4.34,1.567 4.43,1.542 4.52,1.508 4.61,1.463 4.7,1.413 4.8,1.36 4.89,1.309 4.98,1.258 5.08,1.2 5.18,1.14 5.3,1.06 5.5,.94',
    ),
    base: '1.55,.84 2,.87 3,.885 4,.88 4.6,.86 5,.83 5.5,.76',
    rail: '1.55,.8 1.95,.76 2.4,.68 2.9,.655 3.6,.655 4.3,.645 4.9,.66 5.5,.68',
    drop: '1.55,.02 2,.045 2.6,.08 3.1,.088 3.6,.088 4.1,.09 4.5,.075 5,.045 5.5,.03',
    belt: '1.55,1.02 2.2,1.09 3,1.1 4,1.098 4.6,1.085 5,1.05 5.5,.95',
    sideGlass,
    pillars: [
      [3.07, 3.14, 0.07],
      [3.95, 3.84, 0.036],
    ],
    railHeight: 0.012,
    windscreen: { to: 2.47, pillar: 0.055 },
    rearScreen: { from: 4.46, to: 4.99, pillar: 0.14 },
    railSharpness: 4.5,
    wrapFront: 0.16,
    wrapRear: 0.12,
    frame: { width: 0.018, finish: 'chrome' },
    open: [1.9, 4.7],
  },
  features: [
    // two-tone: silver above the waist, deep blue below, with a fine coachline and a bright strip under the windows
    {
      kind: 'trim',
      view: 'side',
      within: { y: [-2, 2] },
      shape: polygon([...waistLine, [5.9, -0.1], [-0.1, -0.1]]),
      finish: 'second-paint',
    },
    // silver only inside the boot lid's edge: the wings are blue, so that the rear pillar ends in a line
    { kind: 'trim', view: 'plan', shape: polygon('4.2,.652 5.9,.652 5.9,1.2 4.2,1.2'), finish: 'second-paint' },
    // and the bonnet is silver as far as its joint, down to the grille's shoulders
    {
      kind: 'trim',
      view: 'plan',
      shape: polygon([...bonnetJoint, [1.8, 1.2], [-0.1, 1.2]]),
      within: { z: [0.93, 2] },
      finish: 'second-paint',
    },
    {
      kind: 'trim',
      view: 'plan',
      shape: polygon([...bonnetJoint, [1.8, -0.3], [-0.1, -0.3]]),
      within: { z: [0.93, 2] },
      finish: 'paint',
    },
    // the boot lid is silver above and blue where it falls to the bumper; a bright strip on its edge parts the two
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon([...lidEdge, [0.66, 1.2], [-0.3, 1.2]]),
      within: { x: [5.2, 9] },
      finish: 'paint',
    },
    { kind: 'trim', view: 'rear', shape: stroke(lidEdge, 0.006), finish: 'chrome' },
    {
      kind: 'gap',
      view: 'rear',
      shape: stroke(
        lidEdge.map(([y, z]): Vec2 => [y, z - 0.008]),
        0,
      ),
    },
    { kind: 'trim', view: 'side', shape: stroke(coachline, 0.0022), finish: 'paint' },
    // the joint of the window frames, which parts their chrome from the silver
    { kind: 'trim', view: 'side', on: 'cabin', shape: outline(grown(sideGlass, 0.021), 0.002), finish: 'dark' },
    // the pane is larger than what shows of it: metal round its rounded corners, a black seal, a bright frame
    ...(
      [
        [without(polygon('4.3,-.3 5.1,-.3 5.1,.62 4.3,.62'), rearScreen(0)), 'paint'],
        [outline(rearScreen(0), 0.02), 'gloss-black'],
        [outline(rearScreen(0.015), 0.012), 'chrome'],
      ] as const
    ).map(([shape, finish]): Feature => ({ kind: 'trim', view: 'plan', on: 'cabin', shape, finish })),
    { kind: 'gap', view: 'plan', on: 'cabin', shape: rearScreen(0.029) },
    // under the rear bumper's rising edge
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('4.84,.1 5.9,.1 5.9,.318 5.4,.303 5,.275 4.84,.262'),
      finish: 'grained',
    },
    // lamps: slim rectangles with a frame of light
    {
      kind: 'lamp',
      view: 'front',
      shape: lampFrame,
      within: { x: [0, 0.5] },
      depth: 0.09,
      housing: 'dark',
      elements: [
        { shape: outline(lampLight, 0.0042), depth: 0.012, as: 'led', glow: 1.4 },
        ...lampEyes.flatMap((eye): LampElement[] => [
          { shape: roundedBox(eye, [0.056, 0.034], 0.014), depth: 0.03, as: 'dark-chrome' },
          { shape: roundedBox(eye, [0.05, 0.03], 0.011), depth: 0.036, as: 'dark' },
          { shape: circle(eye, 0.026), depth: 0.042, as: 'projector' },
        ]),
      ],
    },
    { kind: 'gap', view: 'front', shape: lampFrame, within: { x: [0, 0.5] } },
    // the bumper's upper edge, a calm body-coloured bumper, and a wide low opening in a bright frame
    { kind: 'gap', view: 'front', shape: stroke('.39,.545 1,.55', 0) },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.9,.275 .76,.275 .8,.365 -.9,.365', 0.014),
      mesh: { kind: 'horizontal', cell: 0.03, bar: 0.007, finish: 'satin-black' },
      frame: { width: 0.007, finish: 'chrome' },
    },
    // tail: upright lamps in a bright frame, a strip over the plate, a bumper with its own bright strip
    {
      kind: 'lamp',
      view: 'rear',
      shape: tailLamp,
      depth: 0.04,
      tint: [0.9, 0.12, 0.1],
      housing: 'red-lens',
      elements: [
        {
          shape: outline(roundedBox([0.768, 0.826], [0.04, 0.098], 0.012), 0.006),
          depth: 0.01,
          as: 'led',
          glow: 1.3,
          colour: [1, 0.03, 0.02],
        },
        { shape: roundedBox([0.768, 0.826], [0.013, 0.07], 0.005), depth: 0.016, as: 'satin-metal' },
      ],
    },
    { kind: 'trim', view: 'rear', shape: outline(tailLamp, 0.0045), finish: 'chrome' },
    { kind: 'gap', view: 'rear', shape: bootLid, within: { x: [5.2, 9] } },
    { kind: 'gap', view: 'plan', shape: smoothStroke('5.21,-.2 5.21,.3 5.205,.5 5.2,.655', 0), on: 'both' },
    { kind: 'trim', view: 'rear', shape: stroke('-.3,.9 .3,.9', 0.009), finish: 'chrome' },
    { kind: 'gap', view: 'rear', shape: stroke('-.3,.889 .308,.889', 0), width: 0.006 },
    { kind: 'trim', view: 'rear', shape: polygon('-.3,.2 .95,.2 .95,.3 -.3,.3'), finish: 'grained' },
    { kind: 'trim', view: 'rear', shape: stroke('-.3,.44 .9,.44', 0.0045), finish: 'chrome' },
    ...reflector('.62,.473 .78,.473 .78,.498 .62,.498'),
    // slim exhaust outlets: the metal of their inside shows
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('.47,.322 .735,.326 .745,.382 .47,.378', 0.016),
      walls: 'satin-metal',
      depth: 0.12,
      frame: { width: 0.006, finish: 'dark-chrome' },
    },
    // the edge of the bonnet's raised middle
    { kind: 'crease', view: 'plan', line: '.1,.42 .6,.52 1.2,.64 1.85,.77', lean: 0.25, reach: 0.04, taper: 0.15 },
    { kind: 'crease', view: 'plan', line: '5.1,.6 5.3,.6 5.5,.6 5.76,.58', lean: 0.2, reach: 0.06, taper: 0.2 },
    // the boot lid's edge, where its top turns down to the tail
    { kind: 'crease', view: 'rear', line: '-.3,.985 .4,.983 .62,.968', lean: 0.22, reach: 0.035, taper: 0.1 },
    // the line along the doors' foot
    { kind: 'crease', view: 'side', line: '1.3,.43 2.2,.432 3.2,.436 4.05,.44', lean: 0.2, reach: 0.06, taper: 0.3 },
    // the line of the flank, from lamp to lamp under the handles
    {
      kind: 'crease',
      view: 'side',
      line: '.5,.87 1.2,.885 2.2,.892 3.2,.89 4.2,.87 5.3,.825',
      lean: 0.22,
      reach: 0.08,
      taper: 0.7,
    },
    // gaps: doors, bonnet
    { kind: 'gap', view: 'side', shape: frontDoor, on: 'both' },
    { kind: 'gap', view: 'side', shape: rearDoor, on: 'both' },
    // the rear bumper's upper edge, round the corner
    {
      kind: 'gap',
      view: 'side',
      shape: smoothStroke('4.92,.405 5.1,.42 5.3,.455 5.45,.51 5.55,.565 5.64,.6 5.72,.6 5.8,.6', 0),
    },
    { kind: 'gap', view: 'plan', shape: stroke(bonnetJoint, 0), within: { z: [0.95, 2] } },
    { kind: 'gap', view: 'front', shape: stroke('.37,.93 .436,.93', 0), within: { x: [0, 0.3] } },
  ],
  interior: {
    seats: [
      { x: 2.75, z: 0.56, style: 'lounge' },
      { x: 4.0, z: 0.58, style: 'lounge' },
    ],
    dash: { x: 2.22, z: 1.05, style: 'flat' },
    steering: [2.36, 0.42, 1.0],
  },
  details: {
    mirror: {
      at: [2.27, 1.03, 1.215],
      half: [0.07, 0.1, 0.085],
      foot: [2.25, 0.9, 1.1],
      squareness: 0.6,
      finish: 'second-paint',
    },
    handles: [
      { at: [2.84, 0.978], half: 0.135, finish: 'chrome' },
      { at: [3.13, 0.978], half: 0.135, finish: 'chrome' },
    ],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.66, 0.14] },
      { pivot: [-0.55, 0.03], tip: [0.02, 0.12] },
    ],
    plate: 0.81,
  },
  extras: grilleParts,
  detail: { target: [0.1, 0.42, 0.8], azimuth: 163, distance: 2.9, height: 1.0, lens: 88 },
};

export default rollsRoycePhantom;
