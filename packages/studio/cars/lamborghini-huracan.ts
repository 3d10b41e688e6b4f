import { BodySections } from '../car/body';
import { CabinSections } from '../car/cabin';
import type { CarSpec, ObliqueView } from '../car/spec';
import { diffuserBox } from '../car/tail-openings';
import { ySpoke } from '../car/wheel-designs';
import { grid, type Mesh, merge, tube } from '../geometry/mesh';
import { grown, outline, polygon, smoothStroke, stroke, union } from '../geometry/shape';
import { type ControlPoint, samplePath } from '../geometry/spline';

/** The lamp's lens and its lying Ys of light, seen from above: the wedge is too flat for a front view. */
const lampLens = polygon('.29,.476 .272,.53 .292,.59 .39,.724 .588,.8 .612,.795 .482,.676', 0.004);
const lampY = union(
  stroke('.3,.535 .318,.578 .36,.64 .405,.695', 0.0048),
  stroke('.36,.64 .4,.63 .425,.645', 0.0048),
  stroke('.425,.712 .48,.738 .57,.78', 0.0048),
  stroke('.48,.738 .51,.722 .53,.735', 0.0048),
);

/** The corner intake of the nose: a large opening, and a small one outside the painted bar that stands before them. */
const cornerIntake = polygon('.345,.335 .5,.35 .66,.385 .775,.425 .7,.235 .63,.222 .45,.232 .345,.282', 0.008);
const outerIntake = polygon('-.029,.115 .194,-.06 .092,-.1 -.123,-.088 -.122,-.05', 0.008);
/** The meshes outside the bar and outside the tail lamps turn with the corners, so that their cells keep their shape. */
const noseCornerView: ObliqueView = { origin: [0.42, 0.82, 0.3], right: [0.87, 0.5, 0], up: [0, 0, 1] };
const tailCornerView: ObliqueView = { origin: [4.2, 0.8, 0.72], right: [-0.77, 0.638, 0], up: [0, 0, 1] };

/**
 * Doubles the control points of the widest line, the crest and the bonnet's edge: creases instead of curves. The bonnet's
 * middle is raised a little, an arrow that points at the nose.
 */
const creased = (standard: readonly ControlPoint[], x: number) =>
  standard.flatMap((point, i): ControlPoint[] => {
    if (i === 5 || i === 7 || i === 8) return [point, point];
    if (x > 1.4 || i < 9) return [point];
    const arrow: ControlPoint = [Math.min(point[0], 0.1 + x * 0.3), point[1] + 0.009, point[2] ?? 1];
    return i === 9 ? [arrow, arrow] : [arrow];
  });

/** Upright in front with a small corner; behind it leans over the flank's intake and kinks back to the glass. */
const doorLine = polygon([
  [1.52, 0.775],
  [1.505, 0.745],
  [1.482, 0.68],
  [1.472, 0.592],
  [1.472, 0.448],
  ...samplePath('1.482,.3 1.49,.22,4 1.57,.222', 8),
  ...samplePath('2.5,.276 2.6,.281,3 2.662,.378', 8),
  [2.736, 0.494],
  [2.792, 0.602],
  [2.836, 0.746],
  [2.782, 0.79],
  [2.64, 0.848],
]);

/** The door's handle lies in a hexagon. */
const handle = polygon('2.766,.726 2.78,.704 2.754,.67 2.55,.645 2.532,.645 2.522,.664 2.546,.698', 0.006);

/** The engine lid: a black frame round the open bay, and over it louvres that point backwards, each raised behind. */
const engineLid = polygon('2.84,-.3 2.84,.24 2.97,.49 4.09,.41 4.16,.37 4.16,-.3', 0.006);
const louvre = (cabin: CabinSections, body: BodySections, from: number) =>
  grid(25, 17, (i, j) => {
    const angle = (j / 16) * Math.PI * 2;
    const chord = 0.5 - 0.5 * Math.cos(angle);
    const across = i / 24;
    const y = across * (0.46 - 0.07 * (from - 3));
    // swept forwards beyond the flat of a hexagon, and lower towards its ends
    const x = from + 0.2 * chord - 0.35 * Math.max(0, y - 0.2);
    const lid = Math.max(cabin.topAt(x, y)[2], body.topAt(x, y));
    return [x, y, lid + 0.002 + 0.034 * chord * (1 - 0.7 * across ** 3) + 0.006 * Math.sin(angle)];
  });

/** The bonnet's rear edge is an arc; from there to the glass all is black. */
const cowl = polygon('.856,-.3 .856,.12 .876,.33 .932,.496 1.02,.66 1.12,.66 1.14,.5 1.12,-.3', 0.004);

/** One of the two tail lamps: a lying Y, its arm falling at the corner. */
const tailLamp = polygon('.39,.783 .43,.85 .73,.822 .765,.79 .84,.69 .77,.65 .682,.755', 0.006);

/** A mirror's painted arm: it clothes the black one. */
const mirrorArm = tube(
  [
    [1.725, 0.822, 0.73],
    [1.7, 0.86, 0.737],
    [1.667, 0.893, 0.757],
    [1.645, 0.922, 0.795],
    [1.632, 0.945, 0.845],
  ],
  (t) => 0.046 - 0.012 * t,
  20,
  0.55,
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
  front: { x: 1.06, tyreRadius: 0.33, tyreWidth: 0.245, rimRadius: 0.276, inset: 0.02, archGap: 0.028 },
  rear: { x: 3.68, tyreRadius: 0.347, tyreWidth: 0.305, rimRadius: 0.278, inset: 0.016, archGap: 0.03 },
  wheel: {
    count: 5,
    arms: ySpoke(0.032, 0.017, 0.34, 0.72),
    hubRadius: 0.06,
    dish: 0.03,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.373 .089,.475 .391,.626 .82,.8 1.05,.818 1.3,.81 1.91,.86 2.71,.93 3.31,.985 3.883,.968 4.237,.876 4.449,.87 4.52,.865',
    shoulder:
      '0,.391 .089,.401 .335,.51 .669,.699 1.06,.821 1.41,.766 1.91,.721 2.61,.747 3.21,.842 3.707,.905 4.149,.872 4.458,.885 4.52,.885',
    bottom: '0,.13 .3,.122 1.06,.122 3.68,.126 4.1,.14 4.3,.165 4.52,.19',
    plan: '0,.886 .558,.947 1.06,.984 1.61,.935 2.21,.951 2.81,.916 3.31,.961 3.795,.994 4.52,.895',
    shoulderInset: '0,.036 .558,.067 1.06,.125 1.71,.067 2.51,.033 3.21,.056 3.707,.137 4.52,.167',
    tuck: '0,-.022 .669,.003 1.61,.033 3.11,.048 4.06,.048 4.52,.065',
    scallop: '0,.028 1.31,-.036 1.81,-.03 2.51,.001 3.11,-.001 3.51,-.02 4.52,-.013',
    widest: '0,.641 1.11,.743 2.51,.784 3.61,.715 4.52,.631',
    valley: '0,0 2.9,0 3.2,-.02 3.7,-.042 4.1,-.022 4.3,0 4.52,0',
    shoulderSharpness: '0,2.5 1.11,3.2 2.51,4 3.51,3.4 4.52,3',
    flankSharpness: 3,
    noseEnd: { length: 0.821, power: 2.51 },
    tailEnd: { length: 0.54, power: 2.825 },
    noseProfile: '.08,.016 .14,-.019 .25,.042 .37,.021 .43,.015,4 .5,.005 .6,-.016',
    tailProfile: '.12,-.36 .2,-.24 .3,-.11 .4,-.03 .47,0 .55,-.04 .66,-.08 .72,-.15 .8,-.16 .9,-.13 .95,-.12',
    section: creased,
    crown: 0.005,
    flare: [0.006, 0.007],
  },
  cabin: {
    from: 0.95,
    to: 4.26,
    roof: '.948,.781 1.26,.919 1.66,1.075 2.01,1.159 2.26,1.169 2.53,1.159 2.86,1.122 3.31,1.029 3.751,.932 4.149,.862 4.396,.821',
    base: '.948,.829 1.51,.839 2.11,.78 2.91,.715 3.51,.586 4.396,.423',
    rail: '.948,.818 1.41,.739 1.91,.62 2.41,.589 3.01,.596 3.61,.552 4.396,.469',
    drop: '.948,-.019 1.61,.038 2.31,.065 3.11,.008 4.396,-.1',
    belt: '.948,.669 1.71,.785 2.41,.823 3.11,.88 3.61,.915 4.396,.873',
    bulge: 0.01,
    railSharpness: 3.2,
    sideGlass: polygon(
      [
        ...samplePath('1.25,.822 1.368,.79 1.502,.757,3 1.746,.761 2.16,.8 2.604,.846 2.76,.868 2.974,.908', 32),
        ...samplePath(
          '2.884,.994 2.842,1.022,2 2.7,1.054 2.52,1.073 2.252,1.079 2.1,1.069 1.966,1.052 1.806,1.016 1.592,.946 1.25,.822',
          32,
        ),
      ],
      0.006,
    ),
    railHeight: 0.004,
    pillars: [
      [1.562, 1.552, 0.013],
      [2.628, 2.556, 0.02],
    ],
    frame: { width: 0.014, finish: 'satin-black' },
    windscreen: { to: 1.79, pillar: 0.045 },
    wrapFront: 0.14,
    wrapRear: 0.112,
    open: [1.25, 2.86],
  },
  features: [
    // face: splitter, corner intakes, the slit under the nose, the opening under the painted bar
    {
      kind: 'trim',
      view: 'front',
      shape: polygon('-.3,.02 .98,.02 .98,.145 .46,.155 .3,.19 -.3,.19'),
      finish: 'satin-black',
    },
    {
      kind: 'intake',
      view: 'front',
      shape: cornerIntake,
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.004 },
      depth: 0.16,
      meshDepth: 0.02,
    },
    {
      kind: 'intake',
      view: noseCornerView,
      shape: outerIntake,
      within: { x: [0, 0.9], y: [0.7, 1] },
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.004 },
      depth: 0.16,
      meshDepth: 0.02,
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.33 .35,.335 .35,.282 .31,.272 -.3,.272', 0.004),
      walls: 'dark',
      depth: 0.12,
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.245 .27,.245 .32,.235 .43,.15 -.3,.15', 0.004),
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.004 },
      depth: 0.12,
      meshDepth: 0.02,
    },
    // lamps: lying Ys of light
    {
      kind: 'lamp',
      view: 'plan',
      shape: lampLens,
      within: { facing: 0.1, z: [0.4, 0.9] },
      depth: 0.05,
      elements: [
        { shape: outline(lampLens, 0.004), depth: 0.002, as: 'dark-chrome' },
        { shape: lampY, depth: 0.0015, as: 'led', glow: 1.7 },
      ],
    },
    { kind: 'trim', view: 'plan', shape: cowl, within: { z: [0.7, 0.9] }, finish: 'dark' },
    // flank: low intake before the rear wheel, shoulder intake behind the glass
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('2.65,.236 2.785,.38 2.99,.262 3.03,.222 2.99,.214', 0.004),
      walls: 'paint',
      depth: 0.08,
    },
    {
      kind: 'intake',
      view: 'side',
      on: 'both',
      shape: polygon('2.86,1.03 2.9,1.04 3.07,.99 3.275,.906 3.2,.888 3,.912 2.9,.995', 0.004),
      depth: 0.06,
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.2,.05 3.5,.05 3.5,.168 3,.168 2.6,.163 1.2,.158'),
      finish: 'satin-black',
    },
    // engine under slats
    { kind: 'trim', view: 'plan', on: 'both', shape: engineLid, finish: 'satin-black' },
    { kind: 'intake', view: 'plan', on: 'both', shape: grown(engineLid, -0.03), walls: 'dark', depth: 0.12 },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.67 .42,.67 .5,.625 .83,.635 .9,.7 .86,.8 .74,.845 .42,.88 -.3,.95', 0.004),
      within: { x: [4.1, 4.6] },
      finish: 'satin-black',
    },
    // tail: black mesh over the whole width, lamps in it, black middle with the exhausts, corner outlets
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.67 .42,.67 .5,.625 .83,.635 .9,.7 .86,.8 .74,.845 .42,.88 -.3,.91', 0.004),
      within: { facing: 0.3 },
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.03, bar: 0.005 },
      depth: 0.1,
      meshDepth: 0.015,
    },
    // outside the lamp
    {
      kind: 'intake',
      view: tailCornerView,
      shape: polygon('-.048,-.086 -.005,-.085 .203,-.02 .231,.08 -.015,.125 -.031,.1 -.031,-.05', 0.004),
      within: { x: [4.05, 4.6], facing: 0.3 },
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.03, bar: 0.005 },
      depth: 0.1,
      meshDepth: 0.015,
    },
    {
      kind: 'lamp',
      view: 'rear',
      shape: tailLamp,
      within: { facing: 0.2 },
      depth: 0.03,
      tint: [0.4, 0.05, 0.045],
      elements: [
        {
          shape: union(stroke('.43,.817 .68,.79 .735,.8', 0.006), stroke('.68,.79 .73,.735 .79,.67', 0.006)),
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
      shape: polygon('-.3,.02 1,.02 1,.33 .9,.325 .6,.31 .52,.36 .46,.45 .44,.62 -.3,.62', 0.004),
      finish: 'satin-black',
    },
    { kind: 'intake', view: 'rear', shape: polygon('-.3,.456 .274,.456 .28,.606 -.3,.606', 0.008), depth: 0.03 },
    diffuserBox('-.3,.2 .5,.2 .44,.39 -.3,.39'),
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('.54,.43 .52,.57 .76,.585 .82,.56 .85,.46 .8,.425', 0.008),
      within: { facing: 0.2 },
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.03, bar: 0.005 },
      depth: 0.08,
      meshDepth: 0.015,
    },
    // folds: the blade before the rear wheel, the sill, shoulder, bonnet, face, tail
    { kind: 'crease', view: 'side', line: '2.7,.39 2.9,.36 3.1,.33 3.32,.3', lean: 0.2, taper: 0.15 },
    { kind: 'crease', view: 'side', line: '2.9,.862 3.2,.878 3.6,.885 4.25,.85', lean: 0.16, reach: 0.05 },
    {
      kind: 'crease',
      view: 'front',
      line: '-.3,.345 .15,.345 .35,.355 .55,.385 .8,.45',
      lean: 0.14,
      reach: 0.035,
      taper: 0.1,
    },
    { kind: 'crease', view: 'rear', line: '-.3,.6 .5,.6 .75,.61 1,.63', lean: 0.12, reach: 0.05, taper: 0.1 },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'side', shape: handle, width: 0.005 },
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke('.198,-.2 .198,.05 .205,.2 .23,.32 .29,.46 .47,.546 .65,.626 .862,.704 1.07,.76', 0),
    },
  ],
  interior: {
    seats: [{ x: 2.24, z: 0.27, scale: 0.94 }],
    dash: { x: 1.72, z: 0.8, style: 'flat' },
    steering: [1.88, 0.37, 0.72],
  },
  details: {
    mirror: { at: [1.62, 1.0, 0.875], half: [0.115, 0.1, 0.048], squareness: 0.6, foot: [1.72, 0.83, 0.735] },
    exhausts: [{ at: [4.5, 0.35, 0.555], half: [0.06, 0.058], squareness: 1, finish: 'satin-metal' }],
    blades: [
      {
        span: 0.82,
        leading: '0,0 .4,.035 .65,.17 .82,.42',
        trailing: '0,.2 .4,.26 .68,.38 .82,.52',
        height: '0,.115 .4,.115 .68,.115 .82,.145',
        thickness: 0.02,
        finish: 'satin-black',
      },
      {
        span: 0.78,
        leading: '0,4.16 .6,4.14 .78,4.1',
        trailing: '0,4.385 .5,4.37 .78,4.27',
        height: '0,.886 .55,.886 .72,.872 .78,.82',
        rise: 0.035,
        thickness: 0.045,
        finish: 'paint',
      },
    ],
    wipers: [{ pivot: [0.06, 0.02], tip: [0.62, 0.1] }],
    plate: 0.53,
  },
  extras: (kit) => [...kit.both(louvres(), 'satin-black'), ...kit.both(mirrorArm, 'paint')],
  detail: { target: [4.32, 0.5, 0.7], azimuth: 34, distance: 2.4, height: 0.92, lens: 78 },
};

function louvres(): Mesh {
  const cabin = new CabinSections(lamborghiniHuracan.cabin);
  const body = new BodySections(lamborghiniHuracan);
  return merge([2.98, 3.2, 3.42, 3.64, 3.86].map((from) => louvre(cabin, body, from)));
}

export default lamborghiniHuracan;
