import type { CarSpec, ExtrasKit, Part } from '../car/spec';
import { straightSpoke } from '../car/wheel-designs';
import { box, grid, type Mesh } from '../geometry/mesh';
import { outline, polygon, roundedBox, smoothStroke, stroke } from '../geometry/shape';
import { samplePath } from '../geometry/spline';
import { mix } from '../geometry/vector';

/** Where the two colours meet: along the shoulder from lamp to tail, falling away at the rear. */
const waistLine = samplePath('-.1,.92 .4,.945 1.2,.99 2.2,1.03 3.2,1.03 4.3,1.015 5,.985 5.5,.93 5.9,.87', 60);

/** The two doors meet at the middle pillar; each has its hinges at the far side. */
const frontDoor = stroke(
  [
    ...samplePath('1.93,1.2 1.88,1.02 1.83,.8 1.8,.55 1.795,.33 1.8,.288,4 1.86,.282 2.1,.282', 30),
    ...samplePath('2.9,.283 3.0,.284 3.055,.287,4 3.06,.4 3.065,.75 3.06,1.2', 24),
  ],
  0,
);
const rearDoor = stroke(
  [
    ...samplePath('3.08,.286 3.3,.286 3.8,.29', 8),
    ...samplePath('3.8,.29 3.93,.292 3.985,.3,4 3.99,.4 4.02,.6 4.1,.77 4.22,.9 4.31,1.02 4.36,1.2', 40),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.7,1.085 2.2,1.1 3.2,1.105 4,1.11 4.38,1.115,3 4.41,1.14 4.41,1.22 4.36,1.36 4.27,1.5 4.1,1.8', 60),
  [1.7, 1.8],
]);

/** Half-width of the bonnet's raised middle: the grille's at the nose, the windscreen's at the cowl. */
const raisedMiddle = (x: number) => 0.335 + 0.13 * x;

/** The upright grille: a polished frame round twenty-two vanes, level with the nose about it, a little wider below. */
const GRILLE = { half: 0.328, spread: 0.02, low: 0.385, high: 1.02, front: 0, back: 0.12 };

function grilleFrame(): Mesh {
  const { half, spread, low, high, front, back } = GRILLE;
  const outer = samplePath(
    [
      [half, low],
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
  const across = [
    [back, -0.004],
    [front + 0.04, -0.003],
    [front + 0.02, 0],
    [front + 0.008, 0.005],
    [front, 0.014],
    [front + 0.001, 0.028],
    [front + 0.008, 0.038],
    [front + 0.02, 0.042],
    [front + 0.07, 0.043],
  ] as const;
  return grid(outer.length, across.length, (i, j) => {
    const [depth, inwards] = across[j]!;
    const [y, z] = outer[i]!;
    const inY = y * (1 - inwards / half) * (1 + (spread / half) * ((high - z) / (high - low)));
    const inZ = z - inwards * Math.max(0, (z - low) / (high - low)) ** 6;
    return [depth + 0.014 * (z - low), inY, inZ];
  });
}

function grilleParts(kit: ExtrasKit): Part[] {
  const { half, spread, low, high, front } = GRILLE;
  const vanes = Array.from({ length: 11 }, (_, k) => {
    const y = 0.0135 + (k * (half - 0.062)) / 10;
    return grid(2, 15, (i, j) => {
      const angle = (j / 14) * Math.PI - Math.PI / 2;
      const foot = i ? 0 : (y / half) * spread;
      // a polished slab: a faintly crowned face between steep sides
      const deep = front + 0.028 - 0.013 * Math.min(1, 2 * Math.cos(angle)) - 0.002 * Math.cos(angle);
      return [deep + i * 0.009, y + foot + 0.0078 * Math.sin(angle), i ? high : low + 0.02];
    });
  });
  return [
    ...kit.both(grilleFrame(), 'chrome'),
    ...vanes.flatMap((vane) => kit.both(vane, 'chrome')),
    ...kit.both(box([front + 0.055, 0, low + 0.005], [front + 0.06, half - 0.012, high - 0.01]), 'dark'),
    ...kit.both(box([front + 0.002, 0, low - 0.008], [0.1, half + spread, low + 0.028]), 'chrome'),
  ];
}

const lampFrame = roundedBox([0.755, 0.835], [0.16, 0.055], 0.022);

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
    paint: [0.46, 0.47, 0.49],
    secondPaint: [0.011, 0.024, 0.085],
    metallic: 0.75,
    rim: [0.6, 0.61, 0.63],
    caliper: [0.05, 0.05, 0.052],
    leather: [0.42, 0.36, 0.27],
  },
  front: { x: 0.91, tyreRadius: 0.394, tyreWidth: 0.255, rimRadius: 0.297, inset: 0.028, archGap: 0.03 },
  rear: { x: 4.462, tyreRadius: 0.394, tyreWidth: 0.285, rimRadius: 0.297, inset: 0.028, archGap: 0.03 },
  wheel: {
    count: 22,
    arms: straightSpoke(0.05, 0.05),
    hubRadius: 0.09,
    dish: 0.004,
    bolts: 5,
    cover: 0.76,
    finish: 'rim-face',
  },
  body: {
    top: '0,1.0 .05,1.014 .14,1.03 .6,1.068 1.2,1.108 1.8,1.14 2.6,1.15 3.6,1.14 4.5,1.135 5,1.115 5.3,1.075 5.55,1.015 5.7,.97 5.762,.93',
    shoulder:
      '0,.935 .1,.948 .4,.982 .8,1.016 1.4,1.04 2,1.06 3,1.065 4,1.055 4.7,1.04 5.2,1.005 5.5,.968 5.68,.94 5.762,.915',
    bottom: '0,.22 .4,.18 1,.165 4.4,.165 5.2,.185 5.762,.24',
    plan: '0,.945 .5,.965 1,.98 2,.995 3,1 4.2,.995 5,.96 5.762,.9',
    shoulderInset: '0,.06 .6,.08 1.5,.075 3,.06 4.5,.07 5.762,.09',
    tuck: '0,.01 .6,.015 1.5,.03 4,.03 5.762,.03',
    scallop: '0,0 .6,.006 1.2,.012 2,.02 4,.02 5,.008 5.762,0',
    widest: '0,.78 .6,.84 2,.86 4,.86 5,.84 5.762,.76',
    flankSharpness: '0,1.5 .5,2.6 1.5,3 4.4,3 5.3,2.4 5.762,1.5',
    valley: '0,.02 .3,.045 .8,.05 1.4,.03 1.9,0 5.762,0',
    shoulderSharpness: '0,1.8 .5,2.4 2,2.6 4,2.6 5,2.2 5.762,2',
    crown: 0.03,
    noseEnd: { length: 0.5, power: 3.2 },
    tailEnd: { length: 0.5, power: 3.1 },
    noseProfile: '.15,.08 .25,.04 .38,.016 .6,.012 .88,.014 .98,.034 1.1,.08',
    tailProfile: '.2,-.09 .32,-.04 .45,-.005 .6,.008 .8,-.04 1,-.15',
    section: (standard, x) => {
      const share = Math.min(1, Math.max(0, (2.1 - x) / 0.5));
      const [y, crest, top] = [standard[5]![0], standard[7]![1], standard[11]![1]];
      const edge = raisedMiddle(x) * Math.min(1, y / 0.62);
      const raised: readonly (readonly [number, number, number?])[] = [
        [edge + 0.055, mix(crest, top, 0.28)],
        [edge, top - 0.004, 2],
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
        shape: polygon('-.6,.4 .322,.4 .304,1 -.6,1'),
        depth: 0.06,
        softness: 0.03,
        within: { x: [-0.1, 0.25] },
      },
      // the line along the sill, low in front and rising to the rear wheel
      {
        view: 'side',
        shape: polygon('1.2,.1 4.1,.1 4.1,.46 3.6,.41 3,.375 2.2,.35 1.2,.335'),
        depth: -0.01,
        softness: 0.04,
      },
    ],
    flare: [0.004, 0.004],
    flareWidth: 0.05,
  },
  cabin: {
    from: 1.55,
    to: 5.5,
    roof: '1.55,.97 1.86,1.13 2.18,1.345 2.55,1.57 2.88,1.652 3.4,1.668 3.95,1.656 4.4,1.612 4.76,1.505 4.97,1.33,1.4 5.12,1.16 5.26,1.02 5.5,.9',
    base: '1.55,.84 2,.87 3,.885 4,.875 4.6,.82 5,.73 5.5,.6',
    rail: '1.55,.8 1.95,.76 2.4,.68 2.9,.65 3.6,.65 4.3,.635 4.9,.59 5.5,.52',
    drop: '1.55,.02 2,.04 2.6,.075 3.4,.085 4.3,.09 5.5,.03',
    belt: '1.55,1 2.2,1.06 3,1.065 4,1.06 4.6,1.05 5.5,.95',
    sideGlass,
    pillars: [
      [3.06, 3.05, 0.03],
      [4.2, 4.1, 0.016],
    ],
    railHeight: 0.035,
    windscreen: { to: 2.58, pillar: 0.055 },
    rearScreen: { from: 4.66, to: 5.06, pillar: 0.16 },
    wrapFront: 0.16,
    wrapRear: 0.12,
    frame: { width: 0.02, finish: 'chrome' },
    open: [1.9, 4.7],
  },
  features: [
    // two-tone: silver above the waist, deep blue below, with a fine coachline
    {
      kind: 'trim',
      view: 'side',
      within: { y: [-2, 2] },
      shape: polygon([...waistLine, [5.9, -0.1], [-0.1, -0.1]]),
      finish: 'second-paint',
    },
    {
      kind: 'trim',
      view: 'side',
      shape: stroke(
        waistLine.filter(([x]) => x > 0.55 && x < 5.3).map(([x, z]) => [x, z - 0.032] as const),
        0.0022,
      ),
      finish: 'paint',
    },
    // lamps: slim rectangles with a frame of light
    {
      kind: 'lamp',
      view: 'front',
      shape: lampFrame,
      within: { x: [0, 0.5] },
      depth: 0.07,
      housing: 'dark',
      elements: [
        {
          shape: outline(roundedBox([0.755, 0.835], [0.146, 0.043], 0.016), 0.004),
          depth: 0.012,
          as: 'led',
          glow: 1.35,
        },
        { shape: roundedBox([0.69, 0.835], [0.042, 0.024], 0.01), depth: 0.04, as: 'projector' },
        { shape: roundedBox([0.81, 0.835], [0.042, 0.024], 0.01), depth: 0.04, as: 'projector' },
      ],
    },
    { kind: 'trim', view: 'front', shape: outline(lampFrame, 0.006), within: { x: [0, 0.5] }, finish: 'chrome' },
    // bumper: a wide low opening and two outer ones with a bright lip
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.25 .53,.25 .56,.32 -.3,.32', 0.012),
      mesh: { kind: 'horizontal', cell: 0.03, bar: 0.008 },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.66,.265 .88,.28 .89,.345 .655,.335', 0.012),
      mesh: { kind: 'horizontal', cell: 0.03, bar: 0.008 },
      frame: { width: 0.006, finish: 'chrome' },
    },
    { kind: 'trim', view: 'front', shape: stroke('-.3,.342 .58,.342', 0.006), finish: 'chrome' },
    // chrome: sill line and bonnet spear
    { kind: 'trim', view: 'side', shape: stroke('1.42,.236 3.4,.24 3.98,.256', 0.007), finish: 'chrome' },
    // tail: small upright lamps, chrome line over the plate
    {
      kind: 'lamp',
      view: 'rear',
      shape: roundedBox([0.79, 0.765], [0.045, 0.115], 0.022),
      depth: 0.04,
      tint: [0.9, 0.12, 0.1],
      housing: 'red-lens',
      elements: [
        {
          shape: outline(roundedBox([0.79, 0.765], [0.03, 0.1], 0.016), 0.006),
          depth: 0.01,
          as: 'led',
          glow: 1.6,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: outline(roundedBox([0.79, 0.765], [0.047, 0.117], 0.022), 0.005),
      finish: 'chrome',
    },
    { kind: 'trim', view: 'rear', shape: stroke('-.3,.745 .42,.745', 0.012), finish: 'chrome' },
    { kind: 'gap', view: 'rear', shape: polygon('-.6,.52 .6,.52 .66,.7 .68,1.2 -.6,1.2') },
    { kind: 'trim', view: 'rear', shape: polygon('-.3,.2 .7,.2 .7,.27 -.3,.27'), finish: 'satin-black' },
    { kind: 'trim', view: 'rear', shape: stroke('-.3,.42 .88,.42', 0.009), finish: 'chrome' },
    // the edge of the bonnet's raised middle
    { kind: 'crease', view: 'plan', line: '.1,.345 .6,.415 1.2,.49 1.85,.575', lean: 0.25, reach: 0.04, taper: 0.15 },
    // gaps: doors, bonnet
    { kind: 'gap', view: 'side', shape: frontDoor, on: 'both' },
    { kind: 'gap', view: 'side', shape: rearDoor, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.1,.37 .35,.43 1,.57 1.6,.7 1.85,.76', 0) },
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
    mirror: { at: [2.2, 1.0, 1.17], half: [0.08, 0.115, 0.078], foot: [2.17, 0.87, 1.1], finish: 'paint' },
    handles: [
      { at: [2.915, 0.935], half: 0.1, finish: 'chrome' },
      { at: [3.205, 0.935], half: 0.1, finish: 'chrome' },
    ],
    exhausts: [{ at: [5.5, 0.6, 0.315], half: [0.08, 0.028], squareness: 3.5, finish: 'chrome' }],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.66, 0.14] },
      { pivot: [-0.55, 0.03], tip: [0.02, 0.12] },
    ],
    plates: { rear: [5.75, 0, 0.62] },
  },
  extras: grilleParts,
  detail: { target: [0.14, 0.46, 0.8], azimuth: 153, distance: 3.2, height: 0.98, lens: 95 },
};

export default rollsRoycePhantom;
