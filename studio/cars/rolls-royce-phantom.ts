import type { CarSpec, ExtrasKit, Part } from '../car/spec';
import { straightSpoke } from '../car/wheel-designs';
import { box, grid, type Mesh } from '../geometry/mesh';
import { outline, polygon, roundedBox, smoothStroke, stroke } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** Where the two colours meet: along the shoulder from lamp to tail, falling away at the rear. */
const waistLine = samplePath('-.1,.92 .4,.945 1.2,.99 2.2,1.03 3.2,1.03 4.3,1.015 5,.985 5.5,.93 5.9,.87', 60);

const frontDoor = polygon([
  ...samplePath('1.93,1.3 1.9,1 1.88,.6 1.9,.36 1.98,.29', 30),
  ...samplePath('3.06,.29 3.1,.4 3.1,.7 3.1,1.7', 30),
]);
const rearDoor = polygon([
  ...samplePath('3.1,1.7 3.1,.7 3.1,.4 3.08,.29', 30),
  ...samplePath('3.86,.29 3.93,.4 4,.6 4.18,.84 4.34,1 4.36,1.2 4.3,1.7', 40),
]);

const sideGlass = polygon([
  ...samplePath('1.7,1.085 2.2,1.1 3.2,1.105 4,1.11 4.36,1.115 4.42,1.16 4.36,1.3 4.2,1.48 4,1.8', 60),
  [1.7, 1.8],
]);

/** The upright grille: a polished frame round twenty-two vanes, standing proud of the nose. */
const GRILLE = { half: 0.335, low: 0.375, high: 1.02, front: 0, back: 0.2 };

function grilleFrame(): Mesh {
  const { half, low, high, front, back } = GRILLE;
  const outer = samplePath(
    [
      [half, low],
      [half, low + 0.2],
      [half, high - 0.12],
      [half, high - 0.02],
      [half - 0.02, high + 0.004],
      [half - 0.14, high + 0.01],
      [0.12, high + 0.016],
      [0, high + 0.018],
    ],
    60,
  );
  // across the frame: depth behind the face, and how far in from the outside
  const across = [
    [back, 0],
    [front + 0.03, 0],
    [front + 0.006, 0.002],
    [front, 0.008],
    [front + 0.004, 0.026],
    [front + 0.012, 0.033],
    [front + 0.07, 0.036],
  ] as const;
  return grid(outer.length, across.length, (i, j) => {
    const [depth, inwards] = across[j]!;
    const [y, z] = outer[i]!;
    const inY = y * (1 - inwards / half);
    const inZ = z - inwards * Math.max(0, (z - low) / (high - low)) ** 6;
    return [depth + 0.014 * (z - low), inY, inZ];
  });
}

function grilleParts(kit: ExtrasKit): Part[] {
  const { half, low, high, front } = GRILLE;
  const vanes = Array.from({ length: 10 }, (_, k) => {
    const y = 0.016 + (k * (half - 0.06)) / 9;
    return grid(2, 15, (i, j) => {
      const angle = (j / 14) * Math.PI - Math.PI / 2;
      return [front + 0.03 - 0.016 * Math.cos(angle) + i * 0.009, y + 0.0085 * Math.sin(angle), i ? high : low + 0.02];
    });
  });
  return [
    ...kit.both(grilleFrame(), 'chrome'),
    ...vanes.flatMap((vane) => kit.both(vane, 'chrome')),
    ...kit.both(box([front + 0.055, 0, low + 0.005], [front + 0.06, half - 0.01, high]), 'dark'),
    ...kit.both(box([front + 0.002, 0, low - 0.012], [0.2, half, low + 0.026]), 'chrome'),
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
  front: { x: 0.91, tyreRadius: 0.394, tyreWidth: 0.255, rimRadius: 0.292, inset: 0.028, archGap: 0.03 },
  rear: { x: 4.462, tyreRadius: 0.394, tyreWidth: 0.285, rimRadius: 0.292, inset: 0.028, archGap: 0.03 },
  wheel: {
    count: 11,
    arms: straightSpoke(0.085, 0.075),
    hubRadius: 0.09,
    dish: 0.012,
    bolts: 5,
    cover: 0.6,
    finish: 'rim-face',
  },
  body: {
    top: '0,.96 .05,1.0 .14,1.03 .6,1.07 1.2,1.11 1.8,1.145 2.6,1.15 3.6,1.14 4.5,1.135 5,1.12 5.35,1.085 5.62,1.02 5.72,.98 5.762,.94',
    shoulder: '0,.86 .14,.93 .4,.985 .8,1.02 1.4,1.04 2,1.06 3,1.065 4,1.055 4.7,1.04 5.2,1.005 5.55,.95 5.762,.89',
    bottom: '0,.22 .4,.18 1,.165 4.4,.165 5.2,.2 5.762,.3',
    plan: '0,.945 .5,.965 1,.98 2,.995 3,1 4.2,.995 5,.96 5.762,.9',
    shoulderInset: '0,.06 .6,.08 1.5,.075 3,.06 4.5,.07 5.762,.09',
    tuck: '0,.01 .6,.015 1.5,.03 4,.03 5.762,.03',
    scallop: '0,0 1.2,.005 2,.012 4,.012 5,0 5.762,0',
    widest: 0.74,
    valley: '0,.02 .3,.045 .8,.05 1.4,.03 1.9,0 5.762,0',
    shoulderSharpness: 2.4,
    crown: 0.03,
    noseEnd: { length: 0.5, power: 3.2 },
    tailEnd: { length: 0.5, power: 3.1 },
    noseProfile: '.15,.09 .25,.045 .6,.03 .95,.045 1.1,.09',
    tailProfile: '.2,-.15 .35,-.06 .5,-.01 .62,.01 .8,-.05 1,-.16',
    reliefs: [
      // the nose makes room for the grille
      {
        view: 'front',
        shape: polygon('-.6,.4 .32,.4 .32,.98 -.6,.98'),
        depth: 0.06,
        softness: 0.03,
        within: { x: [-0.1, 0.25] },
      },
    ],
    flare: [0.004, 0.004],
    flareWidth: 0.05,
  },
  cabin: {
    from: 1.55,
    to: 5.5,
    roof: '1.55,1.02 1.8,1.13 2.15,1.34 2.55,1.57 2.9,1.65 3.4,1.668 3.95,1.655 4.35,1.595 4.7,1.46 4.98,1.26 5.2,1.1 5.5,.92',
    base: '1.55,.84 2,.87 3,.885 4,.87 4.6,.8 5.5,.66',
    rail: '1.55,.8 1.95,.76 2.4,.68 2.9,.65 3.6,.65 4.3,.63 5.5,.54',
    drop: '1.55,.02 2,.04 2.6,.075 3.4,.085 4.3,.09 5.5,.03',
    belt: '1.55,1 2.2,1.06 3,1.065 4,1.06 4.6,1.05 5.5,.95',
    sideGlass,
    pillars: [[3.1, 3.08, 0.03]],
    railHeight: 0.035,
    windscreen: { to: 2.58, pillar: 0.055 },
    rearScreen: { from: 4.5, to: 4.95, pillar: 0.15 },
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
          shape: outline(roundedBox([0.755, 0.835], [0.145, 0.041], 0.016), 0.005),
          depth: 0.012,
          as: 'led',
          glow: 1.8,
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
      shape: polygon('-.3,.25 .5,.25 .54,.33 -.3,.33', 0.012),
      mesh: { kind: 'horizontal', cell: 0.03, bar: 0.008 },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.62,.27 .88,.29 .88,.39 .6,.39', 0.014),
      mesh: { kind: 'horizontal', cell: 0.03, bar: 0.008 },
      frame: { width: 0.01, finish: 'chrome' },
    },
    { kind: 'trim', view: 'front', shape: stroke('-.3,.345 .54,.345', 0.007), finish: 'chrome' },
    // chrome: sill line and bonnet spear
    { kind: 'trim', view: 'side', shape: stroke('1.4,.262 3.98,.262', 0.009), finish: 'chrome' },
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
    // gaps: doors, bonnet
    { kind: 'gap', view: 'side', shape: frontDoor, on: 'both' },
    { kind: 'gap', view: 'side', shape: rearDoor, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.06,.36 .3,.42 1,.6 1.6,.74 1.85,.8', 0) },
    { kind: 'gap', view: 'side', shape: stroke('1.46,.98 1.5,.3', 0) },
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
      { at: [2.93, 0.95], half: 0.1, finish: 'chrome' },
      { at: [3.28, 0.95], half: 0.1, finish: 'chrome' },
    ],
    exhausts: [{ at: [5.585, 0.62, 0.315], half: [0.08, 0.028], squareness: 3.5, finish: 'chrome' }],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.66, 0.14] },
      { pivot: [-0.55, 0.03], tip: [0.02, 0.12] },
    ],
    plates: { rear: [5.75, 0, 0.62] },
  },
  extras: grilleParts,
  detail: { target: [0.35, 0.4, 0.78], azimuth: 152, distance: 3.6, height: 0.98 },
};

export default rollsRoycePhantom;
