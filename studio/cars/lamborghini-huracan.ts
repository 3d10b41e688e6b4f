import type { CarSpec } from '../car/spec';
import { ySpoke } from '../car/wheel-designs';
import { grown, intersection, outline, polygon, stroke, union, without } from '../geometry/shape';
import { type ControlPoint, samplePath } from '../geometry/spline';

/** The lamp's lens and its lying Y of light, seen from above: the wedge is too flat for a front view. */
const lampLens = polygon('.27,.555 .295,.66 .355,.79 .455,.885 .74,.905 .69,.82 .57,.685 .44,.55', 0.004);
const lampY = union(
  stroke('.335,.585 .39,.69 .425,.79 .505,.878', 0.0065),
  stroke('.39,.69 .54,.74 .685,.862', 0.0065),
);

/** The big corner intake of the nose, with the Y-shaped fin that cuts it in two. */
const cornerIntake = without(
  polygon('.29,.15 .8,.15 .885,.25 .875,.425 .8,.445 .52,.39 .4,.335', 0.004),
  polygon('.555,.14 .6,.14 .685,.262 .67,.285 .628,.45 .59,.45 .635,.278'),
  polygon('.66,.262 .95,.285 .95,.312 .66,.29'),
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

/** Nearly straight in front; behind it kinks where the flank's intake begins, and once more up to the glass. */
const doorLine = polygon([
  [1.4, 0.79],
  [1.385, 0.6],
  ...samplePath('1.43,.32 1.445,.245,3 1.53,.24', 12),
  ...samplePath('2.4,.255 2.49,.26,3 2.53,.32', 12),
  [2.72, 0.6],
  [2.69, 0.7],
  [2.56, 0.86],
]);

/** The engine lid: black, with slits that point backwards. */
const engineLid = polygon('2.86,-.3 2.86,.42 3.2,.47 4.08,.4 4.16,.3 4.16,-.3', 0.006);
const slits = union(
  ...[3.08, 3.3, 3.52, 3.74, 3.96].map((x) =>
    polygon([
      [x + 0.07, -0.3],
      [x + 0.07, 0],
      [x - 0.03, 0.6],
      [x + 0.025, 0.6],
      [x + 0.125, 0],
      [x + 0.125, -0.3],
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
    caliper: [0.62, 0.36, 0.01],
    leather: [0.025, 0.025, 0.027],
  },
  front: { x: 0.95, tyreRadius: 0.33, tyreWidth: 0.245, rimRadius: 0.276, inset: 0.02, archGap: 0.028 },
  rear: { x: 3.57, tyreRadius: 0.347, tyreWidth: 0.305, rimRadius: 0.278, inset: 0.016, archGap: 0.03 },
  wheel: {
    count: 5,
    arms: ySpoke(0.075, 0.042, 0.32, 0.4),
    hubRadius: 0.065,
    dish: 0.03,
    bolts: 5,
  },
  body: {
    top: '0,.4 .08,.435 .35,.55 .8,.71 1.15,.805 1.8,.84 2.6,.87 3.2,.9 3.8,.912 4.2,.91 4.44,.905 4.52,.895',
    shoulder:
      '0,.4 .08,.437 .3,.53 .6,.66 .95,.755 1.3,.765 1.8,.785 2.5,.825 3.1,.885 3.6,.925 4.1,.91 4.45,.898 4.52,.888',
    bottom: '0,.13 .3,.115 1,.11 3.6,.115 4.05,.13 4.3,.155 4.52,.18',
    plan: '0,.92 .5,.965 .95,.99 1.5,.955 2.1,.94 2.7,.965 3.2,.995 3.7,1 4.52,.94',
    shoulderInset: '0,.05 .5,.1 .95,.17 1.6,.11 2.4,.09 3.1,.12 3.6,.16 4.52,.1',
    tuck: '0,.02 .6,.03 1.5,.05 3,.05 4,.04 4.52,.05',
    scallop: '0,0 1.2,0 1.7,.045 2.4,.065 3,.035 3.4,0 4.52,0',
    widest: '0,.6 1,.72 2.4,.78 3.5,.74 4.52,.7',
    shoulderSharpness: '0,2.5 1,3.2 2.4,4 3.4,3.4 4.52,3',
    flankSharpness: 3,
    noseEnd: { length: 0.72, power: 2.9 },
    tailEnd: { length: 0.42, power: 3.4 },
    noseProfile: '.08,.0 .14,-.04 .25,.02 .37,.02 .43,-.005,4 .5,.07 .6,.18',
    tailProfile: '.1,-.2 .3,-.1 .5,-.045 .7,-.03 .86,.02 .95,.03',
    section: creased,
    crown: 0.005,
    flare: [0.012, 0.016],
  },
  cabin: {
    from: 0.85,
    to: 4.38,
    roof: '.85,.7 1.15,.812 1.55,.955 1.9,1.08 2.15,1.15 2.42,1.176 2.75,1.163 3.2,1.1 3.65,1.015 4.1,.945 4.38,.9',
    base: '.85,.79 1.4,.83 2,.81 2.8,.8 3.4,.7 4.38,.55',
    rail: '.85,.75 1.3,.7 1.8,.58 2.3,.545 2.9,.55 3.5,.5 4.38,.42',
    drop: '.85,.02 1.5,.03 2.2,.055 3,.06 4.38,.03',
    belt: '.85,.66 1.6,.77 2.3,.81 3,.87 3.5,.9 4.38,.86',
    bulge: 0.006,
    railSharpness: 3.2,
    sideGlass: polygon('.7,.775 1.5,.808 2.5,.868 2.86,.985 2.7,1.09 2.62,1.3 .7,1.3'),
    pillars: [[2.5, 2.4, 0.018]],
    windscreen: { to: 2.02, pillar: 0.035 },
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
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.004 },
      depth: 0.14,
      meshDepth: 0.08,
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.15 .245,.15 .35,.31 .3,.31 .2,.27 -.3,.26', 0.004),
      walls: 'satin-black',
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.004 },
      depth: 0.12,
      meshDepth: 0.05,
    },
    // lamps: a lying Y of light
    {
      kind: 'lamp',
      view: 'plan',
      shape: lampLens,
      within: { facing: 0.1, z: [0.4, 0.9] },
      depth: 0.05,
      elements: [
        { shape: outline(lampLens, 0.004), depth: 0.01, as: 'dark-chrome' },
        { shape: lampY, depth: 0.008, as: 'led', glow: 1.15 },
      ],
    },
    // flank: low intake before the rear wheel, shoulder intake behind the glass
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('2.73,.275 2.94,.29 3.075,.46 3.06,.61 2.99,.68 2.85,.575', 0.004),
      walls: 'satin-black',
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.004 },
      meshDepth: 0.06,
    },
    {
      kind: 'intake',
      view: 'side',
      on: 'both',
      shape: polygon('2.62,.872 2.9,.965 2.93,.99 3.2,.975 3.06,.89 2.74,.85', 0.004),
      depth: 0.06,
      walls: 'satin-black',
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.2,.05 3.3,.05 3.3,.205 3.1,.2 2.75,.165 1.2,.15'),
      finish: 'satin-black',
    },
    // engine under slats
    { kind: 'trim', view: 'plan', on: 'both', shape: engineLid, finish: 'gloss-black' },
    {
      kind: 'intake',
      view: 'plan',
      on: 'both',
      shape: intersection(grown(engineLid, -0.03), slits),
      depth: 0.05,
      walls: 'satin-black',
    },
    // tail: black mesh over the whole width, slim lamps with a Y, diffuser
    {
      kind: 'intake',
      view: 'rear',
      shape: union(
        polygon('-.3,.735 .9,.72 .88,.84 -.3,.84', 0.004),
        polygon('-.3,.45 .52,.45 .66,.55 .7,.64 .6,.71 .5,.74 -.3,.74', 0.004),
      ),
      within: { facing: 0.3 },
      mesh: { kind: 'honeycomb', cell: 0.03, bar: 0.005 },
      depth: 0.1,
      meshDepth: 0.04,
    },
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon('.4,.755 .9,.745 .9,.82 .44,.82', 0.004),
      within: { facing: 0.3 },
      depth: 0.03,
      tint: [0.5, 0.06, 0.05],
      elements: [
        {
          shape: union(stroke('.44,.79 .62,.79 .72,.806 .87,.806', 0.006), stroke('.62,.79 .72,.765 .87,.765', 0.006)),
          depth: 0.008,
          as: 'led',
          glow: 2,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.02 .95,.02 .95,.21 .78,.25 .68,.36 -.3,.36'),
      finish: 'gloss-black',
    },
    // diffuser: channels between upright fins
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.17 .68,.17 .6,.335 -.3,.335', 0.006),
      walls: 'satin-black',
      mesh: { kind: 'vertical', cell: 0.17, bar: 0.014, finish: 'dark-chrome' },
      depth: 0.14,
      meshDepth: 0.012,
    },
    // folds: waist from arch to arch, the door's lower blade, bonnet, face, tail
    {
      kind: 'crease',
      view: 'side',
      line: '1,.572 1.3,.591 1.7,.614 2.3,.657 2.8,.69 3.15,.72 3.5,.75',
      lean: 0.2,
      reach: 0.06,
      taper: 0.3,
    },
    {
      kind: 'crease',
      view: 'side',
      line: '1.1,.21 1.5,.235 2,.29 2.5,.385 3.05,.54',
      lean: 0.14,
      reach: 0.06,
      taper: 0.2,
    },
    { kind: 'crease', view: 'side', line: '2.62,.865 3,.87 3.5,.88 4.3,.86', lean: 0.22, reach: 0.05 },
    { kind: 'crease', view: 'plan', line: '.12,.14 .4,.22 .8,.34 1.2,.44', lean: 0.13, reach: 0.05, taper: 0.2 },
    {
      kind: 'crease',
      view: 'front',
      line: '-.3,.345 .15,.345 .35,.37 .5,.405 .7,.45 .93,.475',
      lean: 0.18,
      reach: 0.04,
      taper: 0.1,
    },
    { kind: 'crease', view: 'rear', line: '-.3,.395 .5,.395 .75,.41 1,.44', lean: 0.16, reach: 0.05, taper: 0.1 },
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
      { at: [4.475, 0.4, 0.57], half: [0.075, 0.07], squareness: 1.15, finish: 'satin-metal' },
      { at: [4.475, 0.4, 0.57], half: [0.056, 0.052], squareness: 1.15 },
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
        span: 0.8,
        leading: '0,4.2 .6,4.2 .8,4.18',
        trailing: '0,4.5 .5,4.49 .8,4.4',
        height: '0,.902 .5,.9 .8,.892',
        rise: 0.035,
        thickness: 0.03,
        finish: 'paint',
      },
    ],
    fins: { y: [0.11, 0.33, 0.55], x: [4.05, 4.36], z: [0.12, 0.26] },
    wipers: [{ pivot: [0.1, 0.03], tip: [0.6, 0.2] }],
    plates: { rear: [4.47, 0, 0.56] },
  },
  detail: { target: [0.4, 0.78, 0.5], azimuth: 150, distance: 2.2, height: 0.8, lens: 98 },
};

export default lamborghiniHuracan;
