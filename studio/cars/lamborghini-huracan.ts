import type { CarSpec } from '../car/spec';
import { ySpoke } from '../car/wheel-designs';
import { grown, intersection, outline, polygon, stroke, union, without } from '../geometry/shape';
import { type ControlPoint, samplePath } from '../geometry/spline';

/** The lamp's lens and its lying Y of light, seen from above: the wedge is too flat for a front view. */
const lampLens = polygon('.27,.47 .34,.75 .48,.885 .8,.905 .7,.8 .48,.62', 0.006);
const lampY = union(stroke('.33,.55 .43,.735 .5,.85', 0.0075), stroke('.43,.735 .53,.77 .68,.862', 0.0075));

/** The big corner intake of the nose, with the Y-shaped fin that cuts it in two. */
const cornerIntake = without(
  polygon('.25,.165 .79,.165 .86,.26 .85,.405 .7,.41 .48,.365 .36,.32', 0.004),
  stroke('.57,.14 .66,.275 .6,.44', 0.013),
  stroke('.66,.275 .95,.3', 0.011),
);

/**
 * Doubles the control points of the widest line, the crest and the bonnet's edge: creases instead of curves. The bonnet's
 * middle is raised a little, an arrow that points at the nose.
 */
const creased = (standard: readonly ControlPoint[], x: number) =>
  standard.flatMap((point, i): ControlPoint[] => {
    if (i === 5 || i === 7 || i === 8) return [point, point];
    if (x > 1.4 || i < 9) return [point];
    const arrow: ControlPoint = [Math.min(point[0], 0.1 + x * 0.3), point[1] + 0.014, point[2] ?? 1];
    return i === 9 ? [arrow, arrow] : [arrow];
  });

const doorLine = polygon([
  ...samplePath('1.36,.8 1.34,.6 1.4,.33 1.58,.225', 24),
  ...samplePath('2.36,.225 2.58,.26 2.66,.46 2.6,.62 2.56,.86', 24),
]);

/** The engine lid: black, with painted slats that point backwards. */
const engineLid = polygon('2.8,-.3 2.8,.46 3.15,.5 4.12,.4 4.2,-.3');
const slats = union(
  ...[3.06, 3.34, 3.62, 3.9].map((x) =>
    polygon([
      [x + 0.06, -0.3],
      [x + 0.06, 0],
      [x - 0.07, 0.6],
      [x + 0.03, 0.6],
      [x + 0.16, 0],
      [x + 0.16, -0.3],
    ]),
  ),
);

const lamborghiniHuracan: CarSpec = {
  slug: 'lamborghini-huracan',
  dimensions: {
    length: 4.52,
    width: 1.933,
    height: 1.165,
    wheelbase: 2.62,
    source: 'Lamborghini Huracán EVO technical data: 4,520 x 1,933 x 1,165 mm, wheelbase 2,620 mm',
  },
  colours: {
    paint: [0.9, 0.57, 0.012],
    metallic: 0.12,
    rim: [0.035, 0.035, 0.038],
    caliper: [0.03, 0.03, 0.032],
    leather: [0.025, 0.025, 0.027],
  },
  front: { x: 0.95, tyreRadius: 0.33, tyreWidth: 0.245, rimRadius: 0.276, inset: 0.02, archGap: 0.028 },
  rear: { x: 3.57, tyreRadius: 0.347, tyreWidth: 0.305, rimRadius: 0.278, inset: 0.016, archGap: 0.03 },
  wheel: {
    count: 5,
    arms: ySpoke(0.05, 0.03, 0.33, 0.36),
    hubRadius: 0.065,
    dish: 0.03,
    bolts: 5,
  },
  body: {
    top: '0,.45 .06,.48 .3,.565 .8,.715 1.15,.815 1.8,.84 2.6,.87 3.2,.9 3.8,.915 4.2,.92 4.44,.925 4.52,.91',
    shoulder: '0,.42 .25,.52 .55,.65 .92,.765 1.3,.775 1.8,.785 2.5,.825 3.1,.885 3.6,.925 4.1,.905 4.45,.885 4.52,.87',
    bottom: '0,.13 .3,.115 1,.11 3.6,.115 4.1,.16 4.52,.26',
    plan: '0,.92 .5,.965 .95,.99 1.5,.955 2.1,.94 2.7,.965 3.2,.995 3.7,1 4.52,.94',
    shoulderInset: '0,.05 .5,.1 .95,.17 1.6,.11 2.4,.09 3.1,.12 3.6,.16 4.52,.1',
    tuck: '0,.02 .6,.03 1.5,.05 3,.05 4,.04 4.52,.05',
    scallop: '0,0 1.2,0 1.7,.045 2.4,.065 3,.035 3.4,0 4.52,0',
    widest: '0,.6 1,.72 2.4,.78 3.5,.74 4.52,.7',
    shoulderSharpness: '0,2.5 1,3.2 2.4,4 3.4,3.4 4.52,3',
    flankSharpness: 3,
    noseEnd: { length: 0.72, power: 2.9 },
    tailEnd: { length: 0.42, power: 3.4 },
    noseProfile: '.08,.02 .14,-.03 .25,.05 .37,.03 .435,-.005,4 .5,.07 .6,.18',
    tailProfile: '.1,-.28 .3,-.14 .5,-.05 .7,-.03 .86,.02 .95,.03',
    section: creased,
    reliefs: [
      // the door's facet, rising to the intake
      { view: 'side', shape: polygon('1.3,.5 1.45,.26 2.55,.24 3.1,.6 3.04,.7 2.6,.6'), depth: 0.03, softness: 0.1 },
    ],
    flare: [0.012, 0.016],
  },
  cabin: {
    from: 0.85,
    to: 4.38,
    roof: '.85,.69 1.12,.82 1.58,1.02 1.93,1.135 2.28,1.178 2.7,1.165 3.15,1.1 3.65,1.015 4.1,.945 4.38,.9',
    base: '.85,.79 1.4,.83 2,.81 2.8,.8 3.4,.7 4.38,.55',
    rail: '.85,.75 1.3,.7 1.8,.58 2.3,.545 2.9,.55 3.5,.5 4.38,.42',
    drop: '.85,.02 1.5,.03 2.2,.055 3,.06 4.38,.03',
    belt: '.85,.66 1.6,.77 2.3,.81 3,.87 3.5,.9 4.38,.86',
    bulge: 0.006,
    railSharpness: 3.2,
    sideGlass: polygon('.7,.775 1.5,.808 2.48,.868 2.93,.985 2.72,1.3 .7,1.3'),
    pillars: [[2.5, 2.34, 0.018]],
    windscreen: { to: 1.93, pillar: 0.035 },
    wrapFront: 0.3,
    wrapRear: 0.05,
    open: [1.15, 2.75],
  },
  features: [
    // face: corner intakes, the slit between them, black floor
    { kind: 'trim', view: 'front', shape: polygon('-.3,.02 .98,.02 .98,.135 -.3,.135'), finish: 'satin-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: cornerIntake,
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.03, bar: 0.006 },
      meshDepth: 0.04,
    },
    { kind: 'intake', view: 'front', shape: polygon('-.3,.15 .21,.15 .29,.25 -.3,.215'), depth: 0.06 },
    // lamps: a lying Y of light
    {
      kind: 'lamp',
      view: 'plan',
      shape: lampLens,
      within: { facing: 0.1, z: [0.4, 0.9] },
      depth: 0.05,
      elements: [
        { shape: outline(lampLens, 0.004), depth: 0.01, as: 'dark-chrome' },
        { shape: lampY, depth: 0.008, as: 'led', glow: 1.6 },
      ],
    },
    // flank: low intake before the rear wheel, shoulder intake behind the glass
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('2.7,.3 2.98,.44 3.1,.64 3.02,.7 2.64,.56 2.72,.46', 0.006),
      walls: 'satin-black',
    },
    {
      kind: 'intake',
      view: 'side',
      on: 'both',
      shape: polygon('2.6,.875 2.95,.985 3.22,.985 3.08,.9 2.72,.85', 0.004),
      depth: 0.06,
      walls: 'satin-black',
    },
    { kind: 'trim', view: 'side', shape: polygon('1.3,.05 3.2,.05 3.2,.16 1.3,.15'), finish: 'satin-black' },
    // engine under slats
    { kind: 'trim', view: 'plan', on: 'both', shape: engineLid, finish: 'gloss-black' },
    { kind: 'trim', view: 'plan', on: 'both', shape: intersection(grown(engineLid, -0.02), slats), finish: 'paint' },
    // tail: black mesh over the whole width, slim lamps with a Y, diffuser
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.45 .6,.45 .72,.58 .88,.66 .88,.835 -.3,.835', 0.004),
      mesh: { kind: 'honeycomb', cell: 0.035, bar: 0.007 },
      depth: 0.08,
    },
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon('.36,.76 .88,.755 .9,.8 .84,.82 .4,.82', 0.004),
      depth: 0.03,
      tint: [0.5, 0.06, 0.05],
      elements: [
        {
          shape: union(stroke('.41,.795 .62,.795 .86,.8', 0.008), stroke('.62,.795 .72,.768 .86,.768', 0.007)),
          depth: 0.008,
          as: 'led',
          glow: 2,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    { kind: 'trim', view: 'rear', shape: polygon('-.3,.02 .9,.02 .86,.3 .62,.36 -.3,.36'), finish: 'satin-black' },
    { kind: 'intake', view: 'rear', shape: polygon('.76,.4 .9,.42 .9,.56 .8,.54', 0.005), depth: 0.06 },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: stroke('.2,0 .235,.4 .33,.5 .9,.58 1.25,.66', 0) },
  ],
  interior: {
    seats: [{ x: 2.12, z: 0.27, scale: 0.94 }],
    dash: { x: 1.62, z: 0.8, style: 'flat' },
    steering: [1.78, 0.37, 0.72],
  },
  details: {
    mirror: { at: [1.56, 0.93, 0.93], half: [0.065, 0.1, 0.042], squareness: 0.7, foot: [1.52, 0.79, 0.82] },
    exhausts: [
      { at: [4.5, 0.36, 0.54], half: [0.058, 0.05], squareness: 1.4 },
      { at: [4.49, 0.485, 0.54], half: [0.058, 0.05], squareness: 1.4 },
    ],
    blades: [
      {
        span: 0.86,
        leading: '0,.02 .4,.06 .65,.17 .86,.4',
        trailing: '0,.2 .4,.26 .7,.36 .86,.5',
        height: 0.11,
        thickness: 0.025,
        finish: 'satin-black',
      },
      {
        span: 0.84,
        leading: '0,4.22 .6,4.22 .84,4.2',
        trailing: '0,4.5 .6,4.48 .84,4.4',
        height: '0,.925 .6,.92 .84,.9',
        rise: 0.025,
        thickness: 0.022,
        finish: 'paint',
      },
    ],
    fins: { y: [0.1, 0.3, 0.5, 0.7], x: [3.95, 4.27], z: [0.15, 0.36] },
    wipers: [{ pivot: [0.1, 0.03], tip: [0.6, 0.2] }],
    plates: { rear: [4.47, 0, 0.56] },
  },
  detail: { target: [0.5, 0.68, 0.5], azimuth: 148, distance: 3.4, height: 0.85 },
};

export default lamborghiniHuracan;
