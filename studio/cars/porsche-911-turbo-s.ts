import type { CarSpec, ObliqueView } from '../car/spec';
import { straightSpoke } from '../car/wheel-designs';
import { blob, circle, ellipse, outline, polygon, roundedBox, smoothStroke, stroke, union } from '../geometry/shape';
import { samplePath } from '../geometry/spline';
import type { Vec2 } from '../geometry/vector';

const FRONT = 1.0;
const REAR = 3.45;

/** The round lamps face forwards and a little outwards, laid back with the wing. */
const lampView: ObliqueView = { origin: [0.33, 0.68, 0.695], right: [0.42, 0.91, 0], up: [0.62, 0, 0.78] };
const lampOutline = ellipse([0, 0], [0.11, 0.135], 0.1);

const fourPoint = ([a, b]: Vec2) => roundedBox([a, b], [0.021, 0.011], 0.006);

const door = [
  ...samplePath(
    [
      [1.62, 0.95],
      [1.575, 0.78],
      [1.55, 0.5],
      [1.58, 0.3],
      [1.72, 0.225],
    ],
    24,
  ),
  ...samplePath(
    [
      [2.5, 0.225],
      [2.76, 0.25],
      [2.88, 0.42],
      [2.9, 0.66],
      [2.82, 0.95],
    ],
    24,
  ),
];

const porsche911TurboS: CarSpec = {
  slug: 'porsche-911-turbo-s',
  dimensions: {
    length: 4.535,
    width: 1.9,
    height: 1.303,
    wheelbase: 2.45,
    source: 'Porsche 911 Turbo S (992) technical data: 4,535 x 1,900 x 1,303 mm, wheelbase 2,450 mm',
  },
  colours: {
    paint: [0.2, 0.225, 0.25],
    metallic: 0.9,
    rim: [0.2, 0.2, 0.205],
    caliper: [0.78, 0.55, 0.03],
    leather: [0.22, 0.03, 0.024],
  },
  front: { x: FRONT, tyreRadius: 0.343, tyreWidth: 0.255, rimRadius: 0.272, inset: 0.03, archGap: 0.026 },
  rear: { x: REAR, tyreRadius: 0.361, tyreWidth: 0.315, rimRadius: 0.287, inset: 0.022, archGap: 0.026 },
  wheel: {
    count: 10,
    arms: straightSpoke(0.05, 0.03),
    hubRadius: 0.07,
    dish: 0.03,
    bolts: 'centre-lock',
  },
  body: {
    top: [
      [0, 0.55],
      [0.04, 0.59],
      [0.12, 0.635],
      [0.35, 0.7],
      [0.7, 0.765],
      [1.05, 0.83],
      [1.4, 0.9],
      [1.8, 0.92],
      [3, 0.92],
      [3.6, 0.93],
      [3.95, 0.88],
      [4.25, 0.825],
      [4.42, 0.8],
      [4.5, 0.76],
      [4.535, 0.72],
    ],
    shoulder: [
      [0, 0.5],
      [0.08, 0.565],
      [0.18, 0.64],
      [0.32, 0.765],
      [0.48, 0.825],
      [0.8, 0.85],
      [1.15, 0.85],
      [1.6, 0.845],
      [2.2, 0.865],
      [2.8, 0.885],
      [3.2, 0.93],
      [3.55, 0.935],
      [3.9, 0.88],
      [4.2, 0.8],
      [4.45, 0.735],
      [4.535, 0.69],
    ],
    bottom: [
      [0, 0.16],
      [0.3, 0.13],
      [1, 0.12],
      [3.45, 0.125],
      [4.1, 0.16],
      [4.535, 0.24],
    ],
    plan: [
      [0, 0.9],
      [0.5, 0.935],
      [1.0, 0.955],
      [1.4, 0.935],
      [1.8, 0.92],
      [2.4, 0.925],
      [2.8, 0.95],
      [3.1, 1.0],
      [3.5, 1.015],
      [3.9, 0.985],
      [4.3, 0.94],
      [4.535, 0.9],
    ],
    shoulderInset: [
      [0, 0.12],
      [0.4, 0.15],
      [0.8, 0.16],
      [1.2, 0.155],
      [1.7, 0.12],
      [2.4, 0.1],
      [2.9, 0.14],
      [3.4, 0.235],
      [3.9, 0.25],
      [4.535, 0.2],
    ],
    tuck: [
      [0, 0.03],
      [0.6, 0.03],
      [1.5, 0.05],
      [3, 0.045],
      [4, 0.04],
      [4.535, 0.06],
    ],
    scallop: [
      [0, 0],
      [1.2, 0.005],
      [1.8, 0.03],
      [2.4, 0.04],
      [2.9, 0.015],
      [3.2, 0],
      [4.535, 0],
    ],
    widest: [
      [0, 0.6],
      [1, 0.66],
      [2.2, 0.7],
      [3.3, 0.62],
      [4.535, 0.6],
    ],
    valley: [
      [0, 0],
      [0.15, 0.015],
      [0.4, 0.055],
      [0.7, 0.075],
      [1.1, 0.055],
      [1.5, 0.01],
      [2, 0],
      [4.535, 0],
    ],
    shoulderSharpness: [
      [0, 1.4],
      [0.8, 1.5],
      [2.2, 1.8],
      [3.3, 1.2],
      [4.535, 1.3],
    ],
    flankSharpness: 1.3,
    noseEnd: { length: 0.72, power: 2.6 },
    tailEnd: { length: 0.75, power: 2.5 },
    noseProfile: [
      [0.1, 0.05],
      [0.2, 0],
      [0.38, -0.005],
      [0.5, 0.01],
      [0.62, 0.06],
      [0.75, 0.12],
    ],
    tailProfile: [
      [0.12, -0.2],
      [0.25, -0.07],
      [0.4, 0],
      [0.56, 0.005],
      [0.66, -0.02],
      [0.8, -0.06],
    ],
    flare: [0.012, 0.012],
  },
  cabin: {
    from: 1.2,
    to: 4.42,
    roof: [
      [1.2, 0.78],
      [1.45, 0.9],
      [1.75, 1.07],
      [2.02, 1.245],
      [2.35, 1.325],
      [2.75, 1.305],
      [3.15, 1.215],
      [3.55, 1.075],
      [3.9, 0.945],
      [4.2, 0.82],
      [4.42, 0.72],
    ],
    base: [
      [1.2, 0.76],
      [1.6, 0.785],
      [2.2, 0.79],
      [2.8, 0.77],
      [3.3, 0.7],
      [3.8, 0.6],
      [4.42, 0.48],
    ],
    rail: [
      [1.2, 0.72],
      [1.5, 0.68],
      [2.0, 0.585],
      [2.5, 0.55],
      [3.0, 0.535],
      [3.5, 0.48],
      [4.0, 0.43],
      [4.42, 0.38],
    ],
    drop: [
      [1.2, 0.02],
      [1.6, 0.035],
      [2.2, 0.075],
      [2.8, 0.085],
      [3.4, 0.075],
      [4.0, 0.05],
      [4.42, 0.02],
    ],
    belt: [
      [1.2, 0.8],
      [1.6, 0.86],
      [2.3, 0.88],
      [3, 0.9],
      [3.5, 0.88],
      [4.42, 0.62],
    ],
    sideGlass: polygon([
      ...samplePath(
        [
          [1.3, 0.87],
          [1.7, 0.905],
          [2.4, 0.92],
          [3.0, 0.94],
          [3.34, 0.975],
          [3.4, 1.01],
          [3.2, 1.1],
          [3.0, 1.4],
        ],
        40,
      ),
      [1.3, 1.4],
    ]),
    pillars: [[2.74, 2.66, 0.022]],
    windscreen: { to: 2.04, pillar: 0.045 },
    rearScreen: { from: 3.0, to: 3.74, pillar: 0.075 },
    wrapFront: 0.22,
    wrapRear: 0.16,
    open: [1.42, 3.2],
  },
  features: [
    // front bumper: outer intakes, centre intake, light bars
    {
      kind: 'intake',
      view: 'front',
      shape: polygon(
        [
          [0.4, 0.2],
          [0.74, 0.21],
          [0.82, 0.3],
          [0.8, 0.4],
          [0.46, 0.37],
        ],
        0.012,
      ),
      mesh: { kind: 'horizontal', cell: 0.035, bar: 0.012 },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon(
        [
          [-0.3, 0.19],
          [0.31, 0.19],
          [0.35, 0.31],
          [-0.3, 0.31],
        ],
        0.012,
      ),
      mesh: { kind: 'honeycomb', cell: 0.02, bar: 0.006 },
    },
    // round lamps with four points of light
    {
      kind: 'lamp',
      view: lampView,
      shape: lampOutline,
      within: { x: [0, 0.85], y: [0.4, 1], z: [0.5, 0.9] },
      depth: 0.06,
      housing: 'gloss-black',
      elements: [
        { shape: outline(ellipse([0, 0], [0.099, 0.123], 0.1), 0.002), depth: 0.012, as: 'dark-chrome' },
        { shape: circle([0, 0.004], 0.052), depth: 0.035, as: 'projector' },
        {
          shape: union(
            fourPoint([-0.045, 0.055]),
            fourPoint([0.045, 0.055]),
            fourPoint([-0.045, -0.05]),
            fourPoint([0.045, -0.05]),
          ),
          depth: 0.02,
          as: 'led',
          glow: 2,
        },
      ],
    },
    // intakes in the rear wings
    {
      kind: 'intake',
      view: 'side',
      shape: blob([
        [2.86, 0.56],
        [2.98, 0.76],
        [3.03, 0.85],
        [3.06, 0.8],
        [3.04, 0.66],
        [2.96, 0.54],
      ]),
      walls: 'satin-black',
    },
    // tail: full-width light bar
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon(
        [
          [-0.3, 0.715],
          [0.55, 0.71],
          [0.86, 0.715],
          [0.86, 0.765],
          [0.6, 0.755],
          [-0.3, 0.755],
        ],
        0.006,
      ),
      depth: 0.04,
      elements: [
        {
          shape: stroke(
            [
              [-0.3, 0.735],
              [0.55, 0.733],
              [0.84, 0.742],
            ],
            0.009,
          ),
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
      shape: polygon([
        [-0.3, 0.2],
        [0.62, 0.2],
        [0.68, 0.3],
        [0.6, 0.37],
        [-0.3, 0.37],
      ]),
      finish: 'satin-black',
    },
    // sills
    {
      kind: 'trim',
      view: 'side',
      shape: polygon([
        [1.36, 0.05],
        [3.06, 0.05],
        [3.06, 0.165],
        [1.36, 0.165],
      ]),
      finish: 'satin-black',
    },
    // gaps
    { kind: 'gap', view: 'side', shape: polygon(door), on: 'both' },
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke(
        [
          [0.27, 0],
          [0.29, 0.35],
          [0.5, 0.53],
          [1.0, 0.6],
          [1.45, 0.62],
        ],
        0,
      ),
    },
    {
      kind: 'gap',
      view: 'plan',
      on: 'both',
      shape: smoothStroke(
        [
          [3.82, 0],
          [3.83, 0.45],
          [3.95, 0.58],
          [4.36, 0.6],
          [4.4, 0.3],
          [4.4, 0],
        ],
        0,
      ),
    },
  ],
  interior: {
    seats: [
      { x: 2.36, z: 0.34 },
      { x: 2.98, z: 0.5, y: 0.3, scale: 0.62 },
    ],
    dash: { x: 1.88, z: 0.87, style: 'binnacle' },
    steering: [2.02, 0.37, 0.8],
  },
  details: {
    mirror: { at: [1.84, 0.93, 0.985], half: [0.07, 0.1, 0.062], foot: [1.8, 0.775, 0.92] },
    handles: [{ at: [2.72, 0.77], half: 0.095 }],
    exhausts: [{ at: [4.43, 0.5, 0.29], half: [0.075, 0.042], squareness: 2.4, finish: 'chrome' }],
    blades: [
      {
        span: 0.7,
        leading: 4.12,
        trailing: [
          [0, 4.44],
          [0.5, 4.42],
          [0.7, 4.34],
        ],
        height: [
          [0, 0.845],
          [0.4, 0.84],
          [0.6, 0.82],
          [0.7, 0.78],
        ],
        rise: 0.045,
        thickness: 0.03,
        finish: 'paint',
      },
    ],
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.62, 0.12] },
      { pivot: [-0.5, 0.03], tip: [0.05, 0.1] },
    ],
    antenna: 2.72,
  },
  detail: { target: [0.5, 0.66, 0.62], azimuth: 150, distance: 3.4, height: 0.95 },
};

export default porsche911TurboS;
